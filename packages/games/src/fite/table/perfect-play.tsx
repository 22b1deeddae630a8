/** A page that answers for the solution: what a moment between two turns is worth, where to stand, how to divide. */

import { Choice, Die, tiltOf } from '@roundhouse/kit';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { FIGHTERS } from '../content/fighters.ts';
import type { Book } from '../solution/book.ts';
import { MOST_DICE, type Situation, turnedSituation } from '../solution/induction.ts';
import { loadBook } from '../solution/library.ts';
import { divisionBounds, SETTING_NAMES, SETTINGS, type SettingName } from '../solution/setting.ts';
import { LOCATIONS } from '../state.ts';
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
  readonly situation: Situation;
  /** Where both stand, for the division; null where they would stand most often. */
  readonly places: Pair | null;
}

type Pair = readonly [number, number];

const FIRST: Asked = { setting: 'tempered', situation: { dice: [9, 8], powers: [0, 0] }, places: null };

/** Who is drawn: the power is asked for beside them, so these two bring none. */
const CORNERS = FIGHTERS.filter(({ power }) => power === null);

function Ask({ said, words }: Spoken) {
  const [asked, setAsked] = useState(FIRST);
  const [book, setBook] = useState<Book | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadBook(SETTINGS[asked.setting]).then(loaded => isWanted && setBook(loaded));
    return () => {
      isWanted = false;
    };
  }, [asked.setting]);
  const spoken = { said, words };
  const isHere = book !== null && book.setting.name === asked.setting;
  return (
    <div class="fite-ask">
      <p class="lead">{said.lead}</p>
      <div class="fite-ask-halves">
        <Moment {...spoken} asked={asked} book={isHere ? book : null} onAsk={setAsked} />
        {isHere && <Answer {...spoken} asked={asked} book={book} onAsk={setAsked} />}
      </div>
    </div>
  );
}

interface PartProps<B> extends Spoken {
  readonly asked: Asked;
  readonly book: B;
  readonly onAsk: (asked: Asked) => void;
}

/** The pair with one side changed. */
const withSide = (pair: Pair, side: 0 | 1, value: number): Pair => (side === 0 ? [value, pair[1]] : [pair[0], value]);

/** Powers that are worked out with these dice, for a fighter whose rival has that one; nothing but none where none is. */
function knownPowers(book: Book | null, { dice, powers }: Situation, side: 0 | 1): number[] {
  if (!book) return [0];
  const kinds = book.setting.powers.map((_, power) => power);
  return kinds.filter(power => power === 0 || book.has({ dice, powers: withSide(powers, side, power) }));
}

function Moment({ said, words, asked, book, onAsk }: PartProps<Book | null>) {
  const { setting, situation } = asked;
  const ask = (change: Partial<Asked>): void => onAsk({ ...asked, places: null, ...change });
  // Powers that nobody has worked out with other dice, or under other rules, are put away.
  const setDice = (side: 0 | 1, count: number): void =>
    ask({ situation: { dice: withSide(situation.dice, side, count), powers: [0, 0] } });
  return (
    <section class="fite-ask-moment" aria-label={said.position}>
      <Corners dice={situation.dice} />
      <Row title={said.rules}>
        {name =>
          SETTING_NAMES.map(one => (
            <Choice
              key={one}
              name={name}
              checked={one === setting}
              onChoose={() => ask({ setting: one, situation: { ...situation, powers: [0, 0] } })}
            >
              {said.settings[one]}
            </Choice>
          ))
        }
      </Row>
      {([0, 1] as const).map(side => (
        <Row key={side} title={side === 0 ? said.yourDice : said.theirDice} isMany>
          {name =>
            DICE.map(count => (
              <Choice
                key={count}
                name={name}
                checked={situation.dice[side] === count}
                onChoose={() => setDice(side, count)}
              >
                {count}
              </Choice>
            ))
          }
        </Row>
      ))}
      {([0, 1] as const).map(side => {
        const known = knownPowers(book, situation, side);
        if (known.length < 2) return null;
        return (
          <Row key={side} title={side === 0 ? said.yourPower : said.theirPower}>
            {name =>
              known.map(power => (
                <Choice
                  key={power}
                  name={name}
                  checked={situation.powers[side] === power}
                  onChoose={() => ask({ situation: { ...situation, powers: withSide(situation.powers, side, power) } })}
                >
                  {powerName(book!, power, { said, words })}
                </Choice>
              ))
            }
          </Row>
        );
      })}
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

function powerName({ setting }: Book, power: number, { said, words }: Spoken): string {
  const named = setting.powers[power];
  return named ? words.powers[named].name : said.noPower;
}

function Answer({ said, words, asked, book, onAsk }: PartProps<Book>) {
  const { situation } = asked;
  const [mine, theirs] = situation.dice;
  const isKnown = book.has(situation);
  const places = isKnown ? (asked.places ?? usualPlaces(book, situation)) : null;
  return (
    <section class="fite-ask-answer" aria-label={said.answer} aria-live="polite">
      <Share share={book.worth(situation)} />
      <p class="fite-ask-worth">{said.wins(percent(book.worth(situation)))}</p>
      <p class="fine">{said.drawIsHalf}</p>
      {!isKnown && <p>{mine > theirs ? said.ahead : said.behind}</p>}
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
          <p>{said.wins(percent(book.worthAt(situation, ...places)))}</p>
          <Mixture rows={divisionsOf(book, situation, places, said)} said={said} />
          <p class="fine">{said.mix}</p>
        </>
      )}
      <p class="fine">{said.sure[asked.setting]}</p>
    </section>
  );
}

interface Part {
  readonly share: number;
  readonly text: string;
}

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
  /** In two lines where one is too short. */
  readonly isMany?: boolean;
}

/** One of several. */
function Row({ title, children, isMany = false }: RowProps) {
  const name = useId();
  return (
    <fieldset class="fite-ask-row">
      <legend class="label">{title}</legend>
      <div class="segments" data-many={isMany ? '' : undefined}>
        {children(name)}
      </div>
    </fieldset>
  );
}
