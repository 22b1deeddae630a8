/** A page that answers for the solution: what a moment between two turns is worth, where to stand, how to divide. */

import { Choice, Die, tiltOf } from '@roundhouse/kit';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { FIGHTERS } from '../content/fighters.ts';
import type { Book } from '../solution/book.ts';
import { MOST_DICE, type Situation, turnedSituation } from '../solution/induction.ts';
import { loadBook } from '../solution/library.ts';
import { divisionBounds, powerIndex, SETTING_NAMES, SETTINGS, type SettingName } from '../solution/setting.ts';
import { LOCATIONS, POWERS, type Power } from '../state.ts';
import type { FiteWords } from '../words/catalogue.ts';
import type { perfect as english } from '../words/en/perfect.ftl.ts';
import { Portrait } from './pugilist.tsx';
import './perfect-play.css';

type Said = typeof english;

interface Spoken {
  readonly said: Said;
  readonly words: FiteWords;
}

const DICE = Array.from({ length: MOST_DICE - 1 }, (_, i) => i + 2);
const PLACES = LOCATIONS.map((_, place) => place);

export function askFrom(said: Said, words: FiteWords): ComponentType {
  return () => <Ask said={said} words={words} />;
}

/** What was asked: everything that can be set. */
interface Asked {
  readonly setting: SettingName;
  readonly dice: Pair;
  /** Unspent. */
  readonly powers: Powers;
  /** Where both stand, for the division; null where they would stand most often. */
  readonly places: Pair | null;
}

type Pair = readonly [number, number];
type Powers = readonly [Power | null, Power | null];

const FIRST: Asked = { setting: 'tempered', dice: [9, 8], powers: [null, null], places: null };

/** The same in the words of the solution. */
const situationOf = ({ setting, dice, powers: [mine, theirs] }: Asked): Situation => ({
  dice,
  powers: [powerIndex(SETTINGS[setting], mine), powerIndex(SETTINGS[setting], theirs)],
});

/** Who is drawn: the power is asked for beside them, so these two bring none. */
const CORNERS = FIGHTERS.filter(({ power }) => power === null);

function Ask({ said, words }: Spoken) {
  const [asked, setAsked] = useState(FIRST);
  const [book, setBook] = useState<Book | null>(null);
  // The greater book is fetched by those who ask for a power.
  const hasPowers = asked.powers.some(power => power !== null);
  useEffect(() => {
    let isWanted = true;
    void loadBook(SETTINGS[asked.setting], hasPowers).then(loaded => isWanted && setBook(loaded));
    return () => {
      isWanted = false;
    };
  }, [asked.setting, hasPowers]);
  const spoken = { said, words, asked, onAsk: setAsked };
  const isHere = book !== null && book.setting.name === asked.setting && answers(book, situationOf(asked));
  return (
    <div class="fite-perfect">
      <p class="lead">{said.lead}</p>
      <div class="fite-ask-halves">
        <Moment {...spoken} />
        {isHere && <Answer {...spoken} book={book} />}
      </div>
    </div>
  );
}

/** Whether a book can say what a moment is worth. */
const answers = (book: Book, situation: Situation): boolean =>
  book.has(situation) || (book.setting.leaderWins && situation.dice[0] !== situation.dice[1]);

interface PartProps extends Spoken {
  readonly asked: Asked;
  readonly onAsk: (asked: Asked) => void;
}

/** The pair with one side changed. */
const withSide = <T,>(pair: readonly [T, T], side: 0 | 1, value: T): readonly [T, T] =>
  side === 0 ? [value, pair[1]] : [pair[0], value];

function Moment({ said, words, asked, onAsk }: PartProps) {
  const { setting, dice, powers } = asked;
  const ask = (change: Partial<Asked>): void => onAsk({ ...asked, places: null, ...change });
  return (
    <section class="fite-ask-moment" aria-label={said.position}>
      <Corners dice={dice} />
      <Row title={said.rules}>
        {name =>
          SETTING_NAMES.map(one => (
            <Choice key={one} name={name} checked={one === setting} onChoose={() => ask({ setting: one })}>
              {said.settings[one]}
            </Choice>
          ))
        }
      </Row>
      {([0, 1] as const).map(side => (
        <Row key={side} title={side === 0 ? said.yourDice : said.theirDice} many="numbers">
          {name =>
            DICE.map(count => (
              <Choice
                key={count}
                name={name}
                checked={dice[side] === count}
                onChoose={() => ask({ dice: withSide(dice, side, count) })}
              >
                {count}
              </Choice>
            ))
          }
        </Row>
      ))}
      {([0, 1] as const).map(side => (
        <Row key={side} title={side === 0 ? said.yourPower : said.theirPower} many="names">
          {name =>
            [null, ...POWERS].map(power => (
              <Choice
                key={power}
                name={name}
                checked={powers[side] === power}
                onChoose={() => ask({ powers: withSide(powers, side, power) })}
              >
                {power === null ? said.noPower : words.powers[power].name}
              </Choice>
            ))
          }
        </Row>
      ))}
    </section>
  );
}

/** Both fighters and what they have left; the choices below say it in words. */
function Corners({ dice }: { readonly dice: Pair }) {
  return (
    <div class="fite-ask-corners" aria-hidden="true">
      {([0, 1] as const).map(seat => (
        <div key={seat} data-seat={seat}>
          <Portrait seat={seat} fighter={CORNERS[seat]!} />
          <span class="fite-ask-dice">
            {Array.from({ length: dice[seat] }, (_, i) => (
              <Die key={i} face={(i % 6) + 1} tilt={tiltOf(seat, i)} />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}

function Answer({ said, words, asked, book, onAsk }: PartProps & { readonly book: Book }) {
  const situation = situationOf(asked);
  const [mine, theirs] = situation.dice;
  const [power] = asked.powers;
  const isKnown = book.has(situation);
  const places = isKnown ? (asked.places ?? usualPlaces(book, situation)) : null;
  return (
    <section class="fite-ask-answer" aria-label={said.answer} aria-live="polite">
      <Share share={book.worth(situation)} />
      <p class="fite-ask-worth">{said.wins(percent(book.worth(situation)))}</p>
      <p class="fine">{said.drawIsHalf}</p>
      {!isKnown && <p>{mine > theirs ? said.ahead : said.behind}</p>}
      {isKnown && power !== null && power !== 'swift' && (
        <p>{said.keeping(words.powers[power].name, percent(powerWorth(book, situation)))}</p>
      )}
      {places && (
        <>
          <h2>{said.stand}</h2>
          <Mixture
            rows={book.places(situation).map((share, place) => ({ share, text: words.places[LOCATIONS[place]!] }))}
            said={said}
          />
          <h2>{said.divide}</h2>
          {([0, 1] as const).map(side => (
            <Row key={side} title={side === 0 ? said.yourPlace : said.theirPlace}>
              {name =>
                PLACES.map(place => (
                  <Choice
                    key={place}
                    name={name}
                    checked={places[side] === place}
                    onChoose={() => onAsk({ ...asked, places: withSide(places, side, place) })}
                  >
                    {words.places[LOCATIONS[place]!]}
                  </Choice>
                ))
              }
            </Row>
          ))}
          {power === 'swift' && (
            <>
              <p>{said.swift(words.powers.swift.name)}</p>
              <Mixture
                rows={book.swift(situation, ...places).map((share, place) => ({
                  share,
                  text: place === places[0] ? said.stay : words.places[LOCATIONS[place]!],
                }))}
                said={said}
              />
            </>
          )}
          <p>{said.wins(percent(book.worthAt(situation, ...places)))}</p>
          <Mixture rows={divisionsOf(book, situation, places, said)} said={said} />
          <p class="fine">{said.mix}</p>
        </>
      )}
      <p class="fine">{asked.powers.some(power => power !== null) ? said.sure.powers : said.sure.plain}</p>
    </section>
  );
}

interface Part {
  readonly share: number;
  readonly text: string;
}

/** How much worse off the first fighter would be with its power spent. */
const powerWorth = (book: Book, { dice, powers }: Situation): number =>
  book.worth({ dice, powers }) - book.worth({ dice, powers: [0, powers[1]] });

/** Where perfect players stand most often. */
function usualPlaces(book: Book, situation: Situation): Pair {
  const most = (chances: readonly number[]): number => chances.indexOf(Math.max(...chances));
  return [most(book.places(situation)), most(book.places(turnedSituation(situation)))];
}

function divisionsOf(book: Book, situation: Situation, places: Pair, { split }: Said): Part[] {
  const dice = situation.dice[0];
  const { least } = divisionBounds(book.setting, dice);
  return book.divisions(situation, ...places).map((share, i) => ({ share, text: split(least + i, dice - least - i) }));
}

/** How often each is done, most often first; what is never done is left out. */
function Mixture({ rows, said }: { readonly rows: readonly Part[]; readonly said: Said }) {
  const done = rows.filter(({ share }) => share > 0).toSorted((a, b) => b.share - a.share);
  return (
    <ul class="fite-ask-mixture">
      {done.map(({ share, text }) => (
        <li key={text}>
          <span>{text}</span>
          <b>{said.often(percent(share))}</b>
          <Share share={share} />
        </li>
      ))}
    </ul>
  );
}

/** A bar; what it shows stands beside it in words. */
const Share = ({ share }: { readonly share: number }) => (
  <span class="fite-ask-share" aria-hidden="true" style={{ '--share': share }} />
);

const percent = (share: number): number => Math.round(share * 1000) / 10;

interface RowProps {
  readonly title: string;
  /** Given the name of the group. */
  readonly children: (name: string) => ComponentChildren;
  /** What many of them are: they stand in lines where one is too short. */
  readonly many?: 'numbers' | 'names';
}

/** One of several. */
function Row({ title, children, many }: RowProps) {
  const name = useId();
  return (
    <fieldset class="fite-ask-row">
      <legend class="label">{title}</legend>
      <div class="segments" data-many={many}>
        {children(name)}
      </div>
    </fieldset>
  );
}
