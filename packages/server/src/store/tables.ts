/** The small tables beside the matches: one SQL for both databases, so that each kind of row is written down once. */

/** What a statement gives, by the names of its columns: text, numbers and nulls. */
export type Row = Readonly<Record<string, unknown>>;

/** SQL that both databases understand, its values as `$1`, `$2`…; each of them is text, a whole number or null. */
export interface Statement {
  readonly text: string;
  readonly values: readonly (string | number | null)[];
}

/** A way to the tables that are no part of a match. */
export interface Tables {
  /** Looks only. */
  read(statement: Statement): Promise<Row[]>;
  /**
   * Carries out all of them or none; gives what each returned. It will survive the death of the machine when this
   * resolves. Throws `Conflict` where something that must be the only one of its kind is there already, or belongs to what is gone.
   */
  write(...statements: readonly Statement[]): Promise<Row[][]>;
}

/** A statement as it is written in code: sql`SELECT … WHERE id = ${id}`. */
export function sql(texts: TemplateStringsArray, ...values: Statement['values']): Statement {
  const text = texts.reduce((before, after, i) => `${before}$${i}${after}`);
  return { text, values };
}
