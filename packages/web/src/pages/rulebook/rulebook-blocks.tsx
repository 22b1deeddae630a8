/** The pieces of a rulebook on the page: text with marks, rules with their numbers, tables. */

import { Button, Icon } from '@roundhouse/kit';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { words } from '../../words/index.ts';
import { RulePicture, WithSigns } from './illustrated.tsx';
import { type Block, type Inline, type Item, plainText } from './markdown.ts';
import { piecesOf, type Term } from './rule-search.ts';

export interface Reading {
  /** The rule that was gone to. */
  readonly target: string | null;
  readonly goTo: (rule: string) => void;
  /** What is searched for. */
  readonly terms: readonly Term[];
  /** Opens the example of a rule; null where there is none. */
  readonly exampleOf: (rule: string) => (() => void) | null;
}

export const Reading = createContext<Reading>({ target: null, goTo: () => {}, terms: [], exampleOf: () => null });

export function BlockView({ block, id }: { readonly block: Block; readonly id: string }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level <= 1 ? 'h2' : 'h3';
      return (
        <Heading class="poster" id={id} tabIndex={-1}>
          <Parts parts={block.parts} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Parts parts={block.parts} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, i) => (
            <ItemView key={item.rule ?? i} item={item} />
          ))}
        </List>
      );
    }
    case 'table':
      return <TableView block={block} />;
    case 'code':
      return <pre>{block.text}</pre>;
  }
}

function ItemView({ item: { rule, parts } }: { readonly item: Item }) {
  const { target, exampleOf } = useContext(Reading);
  const say = words.value.rules.example;
  if (rule === null) {
    return (
      <li>
        <Parts parts={parts} />
      </li>
    );
  }
  const open = exampleOf(rule);
  return (
    <li class="rule" id={rule} data-rule={rule} data-target={rule === target ? '' : undefined} tabIndex={-1}>
      <span>
        <b class="rule-number">
          <Marked text={rule} />
        </b>{' '}
        <Parts parts={parts} />
        <RulePicture rule={rule} />
      </span>
      {open && (
        <Button tone="quiet" class="rule-try" aria-label={say.of(rule)} onClick={open}>
          <Icon name="play" />
          <span aria-hidden="true">{say.open}</span>
        </Button>
      )}
    </li>
  );
}

function TableView({ block }: { readonly block: Extract<Block, { kind: 'table' }> }) {
  const say = words.value.rules;
  // Two tables may begin with the same row; their heads then differ.
  const name = [say.tableAbout(plainText(block.rows[0]?.[0] ?? [])), ...block.head.map(plainText)].join(', ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
    <section class="rulebook-table" tabIndex={0} aria-label={name}>
      <table>
        <thead>
          <tr>
            {block.head.map((cell, i) => (
              <th key={`${i}`} scope="col">
                <Parts parts={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, i) => (
            <tr key={`${i}`}>
              {row.map((cell, j) => (
                <td key={`${j}`}>
                  <Parts parts={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Parts({ parts }: { readonly parts: readonly Inline[] }) {
  return (
    <>
      {parts.map((part, i) => (
        <Part key={`${i}`} part={part} />
      ))}
    </>
  );
}

function Part({ part }: { readonly part: Inline }) {
  const { goTo } = useContext(Reading);
  switch (part.kind) {
    case 'text':
      return <WithSigns text={part.text} between={text => <Marked text={text} />} />;
    case 'code':
      return (
        <code>
          <WithSigns text={part.text} between={text => <Marked text={text} />} />
        </code>
      );
    case 'rule':
      return (
        <button type="button" class="rule-link" onClick={() => goTo(part.text)}>
          <Marked text={part.text} />
        </button>
      );
    case 'strong':
      return (
        <strong>
          <Parts parts={part.parts} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Parts parts={part.parts} />
        </em>
      );
    case 'link':
      return (
        <a href={part.href} rel="noreferrer">
          <Parts parts={part.parts} />
        </a>
      );
  }
}

/** A text with what is searched for marked in it. */
function Marked({ text }: { readonly text: string }) {
  const { terms } = useContext(Reading);
  if (terms.length === 0) return <>{text}</>;
  return (
    <>
      {piecesOf(text, terms).map((piece, i) =>
        piece.isHit ? <mark key={`${i}`}>{piece.text}</mark> : <span key={`${i}`}>{piece.text}</span>,
      )}
    </>
  );
}
