/** The pictures of a game's rules, for whoever shows them: beside a rule, and in the middle of a sentence. */

import { type Illustrated, illustrationsOf } from '@roundhouse/games/illustrations.ts';
import { TableWords } from '@roundhouse/games/table-words.ts';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { language } from '../../words/index.ts';
import './illustrated.css';

const Pictures = createContext<Illustrated | null>(null);

interface IllustratedRulesProps {
  readonly game: string;
  readonly children: ComponentChildren;
}

/** Within it rules have their pictures, as soon as those have come. */
export function IllustratedRules({ game, children }: IllustratedRulesProps) {
  const spoken = language.value;
  const [drawn, setDrawn] = useState<Illustrated | null>(null);
  useEffect(() => {
    let isWanted = true;
    illustrationsOf(game, spoken).then(
      found => isWanted && setDrawn(found),
      // The words say the same.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [game, spoken]);
  return (
    <Pictures.Provider value={drawn}>
      <TableWords.Provider value={drawn?.words ?? null}>{children}</TableWords.Provider>
    </Pictures.Provider>
  );
}

/** What a rule is about. */
export function RulePicture({ rule }: { readonly rule: string }) {
  const Drawing = useContext(Pictures)?.rules[rule];
  return Drawing ? (
    <span class="rule-picture" aria-hidden="true">
      <Drawing />
    </span>
  ) : null;
}

interface WithSignsProps {
  readonly text: string;
  /** Shows what stands between the signs. */
  readonly between?: (text: string) => ComponentChildren;
}

/** A text in which letters that stand for things are drawn. */
export function WithSigns({ text, between = piece => piece }: WithSignsProps) {
  const signs = useContext(Pictures)?.signs;
  if (!signs) return <>{between(text)}</>;
  const { pattern, Sign } = signs;
  // What the brackets caught stands at every second place.
  return (
    <>
      {text
        .split(new RegExp(`(${pattern.source})`, pattern.flags))
        .map((piece, i) => (i % 2 === 1 ? <Sign key={`${i}`} letters={piece} /> : piece && between(piece)))}
    </>
  );
}
