/** A game's rules, searchable; every rule has an address of its own. */

import { LEARNABLE } from '@roundhouse/games/tutorial.ts';
import { wordsOf } from '@roundhouse/games/words.ts';
import { ButtonLink, Dialog, Icon } from '@roundhouse/kit';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Block, type Inline, type Item, parseMarkdown, plainText, search } from './markdown.ts';

/** The rulebooks of all games, each loaded when it is opened. */
const RULEBOOKS = import.meta.glob<string>('../../../games/src/*/README.md', { query: '?raw', import: 'default' });

/** A game's rules as they were written. Rejects if there are none. */
async function rulebookOf(game: string): Promise<Block[]> {
  const load = RULEBOOKS[`../../../games/src/${game}/README.md`];
  if (!load) throw new Error(`there is no rulebook of '${game}'`);
  return parseMarkdown(await load());
}

export interface RulebookProps {
  readonly game: string;
  /** The rule to show; null shows the beginning. */
  readonly at: string | null;
}

export function Rulebook({ game, at }: RulebookProps) {
  const [blocks, setBlocks] = useState<Block[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [wanted, setWanted] = useState('');
  const [target, setTarget] = useState(at);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    rulebookOf(game).then(setBlocks, () => setFailed(true));
  }, [game]);
  useEffect(() => setTarget(at), [at]);
  useEffect(() => {
    if (!blocks || !target) return;
    const paragraph = box.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(target)}"]`);
    paragraph?.scrollIntoView({ block: 'center' });
    paragraph?.focus({ preventScroll: true });
  }, [blocks, target]);
  const shown = useMemo(() => blocks && search(blocks, wanted), [blocks, wanted]);
  const goTo = (rule: string): void => {
    setWanted('');
    // A rule asked for twice is gone to twice.
    setTarget(null);
    setTimeout(() => setTarget(rule));
  };
  return (
    <div class="rulebook" ref={box}>
      <label class="rulebook-search">
        <span class="label">Search the rules</span>
        <input type="search" value={wanted} onInput={event => setWanted(event.currentTarget.value)} />
      </label>
      {failed && <p>The rules could not be loaded. Check the connection and open them again.</p>}
      {!failed && !shown && <p>Opening the rulebook …</p>}
      {shown?.length === 0 && <p>No rule mentions “{wanted}”.</p>}
      {shown?.map((block, i) => (
        // A rulebook does not change while it is read.
        <BlockView key={`${wanted} ${i}`} block={block} target={target} goTo={goTo} />
      ))}
    </div>
  );
}

interface ViewProps {
  readonly target: string | null;
  readonly goTo: (rule: string) => void;
}

function BlockView({ block, target, goTo }: ViewProps & { readonly block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level <= 1 ? 'h2' : 'h3';
      return (
        <Heading class="poster">
          <Parts parts={block.parts} goTo={goTo} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Parts parts={block.parts} goTo={goTo} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, i) => (
            <ItemView key={item.rule ?? i} item={item} target={target} goTo={goTo} />
          ))}
        </List>
      );
    }
    case 'table':
      return <TableView block={block} goTo={goTo} />;
    case 'code':
      return <pre>{block.text}</pre>;
  }
}

function ItemView({ item, target, goTo }: ViewProps & { readonly item: Item }) {
  if (item.rule === null) {
    return (
      <li>
        <Parts parts={item.parts} goTo={goTo} />
      </li>
    );
  }
  return (
    <li
      class="rule"
      id={item.rule}
      data-rule={item.rule}
      data-target={item.rule === target ? '' : undefined}
      tabIndex={-1}
    >
      <b class="rule-number">{item.rule}</b> <Parts parts={item.parts} goTo={goTo} />
    </li>
  );
}

type GoTo = Pick<ViewProps, 'goTo'>;

function TableView({ block, goTo }: GoTo & { readonly block: Extract<Block, { kind: 'table' }> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
    <section class="rulebook-table" tabIndex={0} aria-label={`Table about ${plainText(block.rows[0]?.[0] ?? [])}`}>
      <table>
        <thead>
          <tr>
            {block.head.map((cell, i) => (
              <th key={`${i}`} scope="col">
                <Parts parts={cell} goTo={goTo} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, i) => (
            <tr key={`${i}`}>
              {row.map((cell, j) => (
                <td key={`${j}`}>
                  <Parts parts={cell} goTo={goTo} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Parts({ parts, goTo }: GoTo & { readonly parts: readonly Inline[] }) {
  return (
    <>
      {parts.map((part, i) => (
        <Part key={`${i}`} part={part} goTo={goTo} />
      ))}
    </>
  );
}

function Part({ part, goTo }: GoTo & { readonly part: Inline }) {
  switch (part.kind) {
    case 'text':
      return <>{part.text}</>;
    case 'code':
      return <code>{part.text}</code>;
    case 'rule':
      return (
        <button type="button" class="rule-link" onClick={() => goTo(part.text)}>
          {part.text}
        </button>
      );
    case 'strong':
      return (
        <strong>
          <Parts parts={part.parts} goTo={goTo} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Parts parts={part.parts} goTo={goTo} />
        </em>
      );
    case 'link':
      return (
        <a href={part.href} rel="noreferrer">
          <Parts parts={part.parts} goTo={goTo} />
        </a>
      );
  }
}

/** Easier ways into a game than reading all of its rules. */
function LearnLinks({ game }: { readonly game: string }) {
  if (!LEARNABLE.includes(game)) return null;
  return (
    <nav class="learn-links" aria-label="Other ways to learn">
      <ButtonLink href={`/learn/${game}`}>
        <Icon name="hint" /> Play the lessons
      </ButtonLink>
      <ButtonLink href={`/learn/${game}/card`}>
        <Icon name="card" /> Reference card
      </ButtonLink>
    </nav>
  );
}

export interface RulebookDrawerProps extends RulebookProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The rulebook beside the table. */
export function RulebookDrawer({ game, at, open, onClose }: RulebookDrawerProps) {
  return (
    <Dialog title="Rules" open={open} onClose={onClose} side>
      <LearnLinks game={game} />
      <Rulebook game={game} at={at} />
    </Dialog>
  );
}

/** The rulebook as a page of its own. */
export function RulesPage({ game }: { readonly game: string }) {
  return (
    <main class="page rules-page">
      <h1 class="poster">The rules</h1>
      <p class="lead">{wordsOf(game).tagline}</p>
      <LearnLinks game={game} />
      <Rulebook game={game} at={decodeURIComponent(location.hash.slice(1)) || null} />
    </main>
  );
}
