/** A game's rules, searchable; every rule has an address of its own, and most an example that can be played. */

import { manifestOf } from '@roundhouse/games/all.ts';
import type { Language } from '@roundhouse/games/language.ts';
import { isGame } from '@roundhouse/games/shelf.ts';
import { LEARNABLE } from '@roundhouse/games/tutorial.ts';
import { ButtonLink, Dialog, Icon } from '@roundhouse/kit';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Notice } from '../../app/app.tsx';
import { shelfWords } from '../../words/games.ts';
import { language, words } from '../../words/index.ts';
import { Briefing } from '../match/briefing.tsx';
import type { Examples } from './gather-examples.ts';
import { IllustratedRules } from './illustrated.tsx';
import { type Block, parseMarkdown, plainText } from './markdown.ts';
import { type Asked, ExampleDialog } from './rule-example.tsx';
import { mentions, rulesIn, search, shownWith, spelledAs, termsOf } from './rule-search.ts';
import { BlockView, Reading } from './rulebook-blocks.tsx';
import type { Thesaurus } from './search-words/thesaurus.ts';
import './rulebook.css';

/** The rulebooks of all games, each loaded when it is opened: README.md, and README.de.md beside it. */
const RULEBOOKS = import.meta.glob<string>('../../../../games/src/*/README*.md', { query: '?raw', import: 'default' });

const THESAURI = import.meta.glob<Thesaurus>('./search-words/*.json', { import: 'default' });

interface Book {
  readonly blocks: readonly Block[];
  /** What its readers may call things. */
  readonly thesaurus: Thesaurus;
}

/** A game's rules in a language. Rejects if there are none. */
async function rulebookOf(game: string, spoken: Language): Promise<Book> {
  const load = RULEBOOKS[`../../../../games/src/${game}/README${spoken === 'en' ? '' : `.${spoken}`}.md`];
  const loadThesaurus = THESAURI[`./search-words/${spoken}.json`];
  const outside = manifestOf(game).rulebook;
  const loadText = load ?? outside?.[spoken] ?? outside?.en;
  if (!loadText || !loadThesaurus) throw new Error(`there is no rulebook of '${game}'`);
  const [text, thesaurus] = await Promise.all([loadText(), loadThesaurus()]);
  return { blocks: parseMarkdown(text), thesaurus };
}

export interface RulebookProps {
  readonly game: string;
  /** The rule to show; null shows the beginning. */
  readonly at: string | null;
  /** Contents lie open beside the rules where there is room. */
  readonly isPage?: boolean;
}

export function Rulebook({ game, at, isPage = false }: RulebookProps) {
  const say = words.value.rules;
  const [book, setBook] = useState<Book | null>(null);
  const [failed, setFailed] = useState(false);
  const [wanted, setWanted] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const spoken = language.value;
  useEffect(() => {
    let isWanted = true;
    rulebookOf(game, spoken).then(
      found => isWanted && setBook(found),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [game, spoken]);
  const blocks = book?.blocks ?? null;
  const { target, goTo } = useTarget(at, blocks, box);
  const examples = useExamples(game, blocks !== null);
  const shownBy = useMemo(() => shownWith(blocks ?? [], new Set(examples.keys())), [blocks, examples]);
  const terms = useMemo(() => (book ? spelledAs(book.blocks, termsOf(wanted, book.thesaurus)) : []), [book, wanted]);
  const exact = useMemo(() => blocks && search(blocks, terms), [blocks, terms]);
  // Who asks in a sentence is shown what there is about parts of it, rather than nothing.
  const isPart = terms.length > 1 && exact !== null && rulesIn(exact).length === 0;
  const shown = useMemo(() => (isPart && blocks ? search(blocks, terms, 'some') : exact), [exact, isPart]);
  // Where the search stands above the rules, what it finds begins right below it.
  useEffect(() => {
    if (wanted !== '' && !matchMedia(BESIDE).matches) box.current?.scrollIntoView({ block: 'start' });
  }, [wanted]);
  const reading: Reading = {
    target,
    terms,
    goTo(rule) {
      setWanted('');
      goTo(rule);
    },
    exampleOf(rule) {
      const by = shownBy.get(rule);
      const example = by === undefined ? undefined : examples.get(by);
      return example ? () => setAsked({ rule, shownBy: by!, example }) : null;
    },
  };
  return (
    // Arrows go from one rule to the next; a list of rules is no widget, and Tab still goes everywhere.
    // biome-ignore lint/a11y/noStaticElementInteractions: as above.
    <div class="rulebook" ref={box} onKeyDown={event => walk(event, box.current)}>
      <div class="rulebook-side">
        <SearchField
          wanted={wanted}
          onWanted={setWanted}
          found={shown && wanted.trim() !== '' ? rulesIn(shown) : null}
          isPart={isPart}
        />
        {at === null && <Briefing game={game} isWanted={text => mentions(text, terms)} />}
        {failed && <p>{say.failed}</p>}
        {!failed && !shown && <p>{say.opening}</p>}
        {shown && wanted.trim() === '' && <Contents blocks={shown} isOpen={isPage && matchMedia(BESIDE).matches} />}
      </div>
      <Reading.Provider value={reading}>
        <IllustratedRules game={game}>
          <div class="rulebook-text">
            {shown?.map((block, i) => (
              // A rulebook does not change while it is read.
              <BlockView key={`${wanted} ${i}`} block={block} id={`part-${i}`} />
            ))}
          </div>
        </IllustratedRules>
      </Reading.Provider>
      <ExampleDialog game={game} asked={asked} onClose={() => setAsked(null)} />
    </div>
  );
}

/** The rule that was asked for, in sight and focused. */
function useTarget(at: string | null, blocks: readonly Block[] | null, box: { readonly current: HTMLElement | null }) {
  const [target, setTarget] = useState(at);
  useEffect(() => setTarget(at), [at]);
  useEffect(() => {
    if (!blocks || !target) return;
    const paragraph = box.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(target)}"]`);
    paragraph?.scrollIntoView({ block: 'center' });
    paragraph?.focus({ preventScroll: true });
  }, [blocks, target]);
  const goTo = (rule: string): void => {
    // A rule asked for twice is gone to twice.
    setTarget(null);
    setTimeout(() => setTarget(rule));
  };
  return { target, goTo };
}

const NO_EXAMPLES: Examples = new Map();

/** Examples come in while the rules are already being read. */
function useExamples(game: string, isOpen: boolean): Examples {
  const spoken = language.value;
  const [examples, setExamples] = useState<Examples>(NO_EXAMPLES);
  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    const found = (more: Examples): void => {
      if (isWanted) setExamples(more);
    };
    import('./gather-examples.ts')
      .then(({ gatherExamples }) => gatherExamples(game, spoken, () => isWanted, found))
      // The rules can be read without them.
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [game, spoken, isOpen]);
  return examples;
}

interface SearchFieldProps {
  readonly wanted: string;
  readonly onWanted: (wanted: string) => void;
  /** Null while nothing is searched for. */
  readonly found: readonly string[] | null;
  /** They have some of the words, and none has all. */
  readonly isPart: boolean;
}

function SearchField({ wanted, onWanted, found, isPart }: SearchFieldProps) {
  const say = words.value.rules;
  const count = found === null ? 0 : found.length;
  return (
    <div class="rulebook-search">
      <label>
        <span class="label">{say.search}</span>
        <input
          type="search"
          value={wanted}
          autoComplete="off"
          aria-describedby="rulebook-found"
          onInput={event => onWanted(event.currentTarget.value)}
        />
      </label>
      <small id="rulebook-found" role="status">
        {found === null
          ? say.searchHint
          : count === 0
            ? say.none(wanted)
            : isPart
              ? say.foundPart(wanted, say.count(count))
              : say.found(say.count(count), wanted)}
      </small>
    </div>
  );
}

/** Enter and arrows go from the search to what it found, along it, and back. */
function walk(event: KeyboardEvent, box: HTMLElement | null): void {
  const from = event.target;
  if (!box || !(from instanceof HTMLElement)) return;
  const isSearch = from.matches('input[type="search"]');
  if (!isSearch && !from.matches('.rule')) return;
  const by = event.key === 'ArrowDown' || (isSearch && event.key === 'Enter') ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  const stops = [...box.querySelectorAll<HTMLElement>('input[type="search"], .rule')];
  const next = stops[stops.indexOf(from) + by];
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest' });
}

/** Where contents have room beside the rules, as in the sheet. */
const BESIDE = '(width >= 64rem)';

function Contents({ blocks, isOpen }: { readonly blocks: readonly Block[]; readonly isOpen: boolean }) {
  const say = words.value.rules;
  return (
    <details class="more rulebook-contents" open={isOpen}>
      <summary>{say.contents}</summary>
      <ul>
        {blocks.map((block, i) =>
          block.kind === 'heading' && block.level > 1 ? (
            <li key={`${i}`}>
              <a href={`#part-${i}`}>{plainText(block.parts)}</a>
            </li>
          ) : null,
        )}
      </ul>
    </details>
  );
}

/** Easier ways into a game than reading all of its rules. */
function LearnLinks({ game }: { readonly game: string }) {
  const say = words.value.rules;
  if (!LEARNABLE.includes(game)) return null;
  return (
    <nav class="learn-links" aria-label={say.otherWays}>
      <ButtonLink href={`/learn/${game}`}>
        <Icon name="hint" /> {say.lessons}
      </ButtonLink>
      <ButtonLink href={`/learn/${game}/card`}>
        <Icon name="card" /> {say.card}
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
    <Dialog title={words.value.rules.title} open={open} onClose={onClose} side>
      <LearnLinks game={game} />
      <Rulebook game={game} at={at} />
    </Dialog>
  );
}

/** The rulebook as a page of its own. */
export function RulesPage({ game }: { readonly game: string }) {
  const say = words.value.rules;
  const isKnown = isGame(game);
  useEffect(() => {
    document.title = `${isKnown ? `${shelfWords(game).name}: ` : ''}${say.title} · Roundhouse`;
  }, [say, game]);
  useSlash();
  if (!isKnown) {
    return (
      <main class="page">
        <Notice title={say.noSuchGame}>
          {say.leadsNowhere}
          <a href="/">{say.toTheGames}</a>.
        </Notice>
      </main>
    );
  }
  return (
    <main class="page rules-page">
      <h1 class="poster">{say.titleOf(shelfWords(game).name)}</h1>
      <p class="lead">{shelfWords(game).tagline}</p>
      <LearnLinks game={game} />
      <Rulebook game={game} at={decodeURIComponent(location.hash.slice(1)) || null} isPage />
    </main>
  );
}

/** A slash goes to the search, as in many other places. */
function useSlash(): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.closest('input, select, textarea, dialog');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping) return;
      const field = document.querySelector<HTMLInputElement>('.rulebook-search input');
      if (!field) return;
      event.preventDefault();
      field.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
