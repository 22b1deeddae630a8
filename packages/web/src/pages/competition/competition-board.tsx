/** How a competition stands, for anybody who may look: its map, its stages and matches, its table, and who has won. */

import type { AnyCompetition, Entrant, PartProps, Stage, StageMatch, Standing } from '@roundhouse/games/competition.ts';
import { TableLanguage, TableWords } from '@roundhouse/games/table-words.ts';
import { Icon } from '@roundhouse/kit';
import type { ComponentChildren } from 'preact';
import { useGameWords } from '../../words/games.ts';
import { format, language, words } from '../../words/index.ts';
import { BracketLines, pathMark } from './bracket-lines.tsx';
import type { LoadedCompetitions } from './competition-parts.ts';
import './competition.css';

export interface BoardProps {
  readonly game: string;
  readonly competition: AnyCompetition;
  readonly loaded: LoadedCompetitions;
  /** What whoever looks may know. */
  readonly state: unknown;
  readonly names: readonly string[];
  /** What is said beside a name: which bot plays for it, say. */
  readonly beside?: (who: Entrant) => string | null;
  /** What can be done about a match: a link to its replay, say. */
  readonly about?: (match: StageMatch) => ComponentChildren;
  /** What comes between who has won and how it stands: what is to be done now. */
  readonly children?: ComponentChildren;
}

export function CompetitionBoard(props: BoardProps) {
  const { game, competition, loaded, state, children } = props;
  const { Map: PlaceMap } = loaded.parts;
  const given: PartProps = { competition: competition.id, state, words: loaded.words };
  return (
    <InGameWords game={game}>
      <Champion {...props} />
      {children}
      <div class="competition-middle">
        <PlaceMap {...given} stages={competition.stages(state)} />
        <Standings {...props} />
      </div>
      <Stages {...props} />
    </InGameWords>
  );
}

/** What a game draws stands among the game's own words. */
export function InGameWords({ game, children }: { readonly game: string; readonly children: ComponentChildren }) {
  const said = useGameWords(game);
  if (!said) return null;
  return (
    <TableLanguage.Provider value={language.value}>
      <TableWords.Provider value={said}>{children}</TableWords.Provider>
    </TableLanguage.Provider>
  );
}

/** Who has won it all, and what else somebody is named for. */
function Champion({ competition, loaded, state, names }: BoardProps) {
  const say = words.value.competition;
  const outcome = competition.outcome(state);
  if (!outcome) return null;
  const { Winner } = loaded.parts;
  const { winner, honours } = outcome;
  const tie = competition.stages(state).at(-1)?.matches.at(-1)?.outcome?.tie;
  return (
    <section class="competition-champion" aria-label={say.champion}>
      {winner !== null && (
        <div class="competition-podium">
          <Winner competition={competition.id} state={state} words={loaded.words} entrant={winner} />
        </div>
      )}
      <div>
        <p class="competition-champion-name poster">{winner === null ? say.isDraw : say.isChampion(names[winner]!)}</p>
        {tie && <p>{loaded.words.tie?.[tie.by]}</p>}
        {honours.map(honour => {
          const { title, of } = loaded.words.honour(honour);
          return (
            <p key={`${honour.entrant} ${honour.of}`}>
              {say.honour(title, of, names[honour.entrant]!)} · {loaded.words.score} {format.value.number(honour.score)}
            </p>
          );
        })}
      </div>
    </section>
  );
}

function Standings({ competition, loaded, state, names, beside }: BoardProps) {
  const say = words.value.competition;
  const { number } = format.value;
  const rows: readonly Standing[] = competition.standings(state);
  const isBegun = rows.some(({ played }) => played > 0);
  const { Emblem } = loaded.parts;
  return (
    <section class="competition-standings" aria-labelledby="standings">
      <h2 id="standings" class="poster">
        {say.standings}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{say.place}</span>
            </th>
            <th scope="col">{say.name}</th>
            <th scope="col">{say.wins}</th>
            <th scope="col">{loaded.words.score}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ entrant, place, isOut, played, wins, score }) => (
            <tr key={entrant} data-out={isOut ? '' : undefined}>
              <td class="poster">{isBegun ? number(place) : '–'}</td>
              <th scope="row">
                <span class="competition-who">
                  <Emblem competition={competition.id} state={state} words={loaded.words} entrant={entrant} />
                  <span>
                    <b>{names[entrant]}</b>
                    <small>{[beside?.(entrant), isOut ? say.out : null].filter(Boolean).join(' · ')}</small>
                  </span>
                </span>
              </th>
              <td>
                {number(wins)}
                <small>/{number(played)}</small>
              </td>
              <td>{number(score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Stages(props: BoardProps) {
  const { competition, loaded, state } = props;
  const say = words.value.competition;
  const all: readonly Stage[] = competition.stages(state);
  // What was never played because all is decided is not to be decided any more.
  const stages = competition.outcome(state) ? all.filter(({ place }) => place !== null) : all;
  return (
    <section class="competition-stages" aria-label={say.stages}>
      <BracketLines on={state} />
      {stages.map(({ place, matches }, at) => (
        <section
          key={at}
          class="competition-stage"
          data-is={place === null ? 'ahead' : matches.every(({ outcome }) => outcome) ? 'over' : 'on'}
          aria-labelledby={`stage-${at}`}
        >
          <h2 id={`stage-${at}`}>
            <span class="poster">{loaded.words.stage(competition.id, at, all.length)}</span>
            <small>{place === null ? say.notKnown : loaded.words.place(place).name}</small>
          </h2>
          <ol>
            {matches.map(match => (
              <li key={match.id} class="competition-match">
                <Bill {...props} match={match} stage={at} />
                {props.about?.(match)}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

interface BillProps extends BoardProps {
  readonly match: StageMatch;
  readonly stage: number;
}

/** Who meets whom, and how it ended. */
function Bill({ competition, loaded, state, names, beside, match, stage }: BillProps) {
  const say = words.value.competition;
  // Alone in the draw.
  const goesOn = match.entrants.length === 1 ? say.bye : say.goesOn;
  const said = { goesOn, winner: say.winner, drawn: say.drawn };
  const tie = match.outcome?.tie;
  const { Emblem } = loaded.parts;
  const { entrants, outcome } = match;
  return (
    <ul class="competition-bill">
      {entrants.map((who, seat) => {
        if (who === null) {
          return (
            <li key={seat} data-is="ahead">
              {say.notKnown}
            </li>
          );
        }
        const how = outcome && resultOf(who, outcome);
        const score = outcome?.scores[seat];
        return (
          <li key={seat} data-is={how ?? 'on'} data-path={pathMark(stage, who)}>
            <Emblem competition={competition.id} state={state} words={loaded.words} entrant={who} />
            <span>
              <b>{names[who]}</b>
              <small>
                {how === 'goesOn' || how === 'winner' || how === 'drawn' ? (
                  <>
                    <Icon name="check" size={12} /> {said[how]}
                    {who === tie?.winner && <em>{loaded.words.tie?.[tie.by]}</em>}
                  </>
                ) : (
                  beside?.(who)
                )}
              </small>
            </span>
            {score !== undefined && <span class="competition-score">{format.value.number(score)}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** What a match meant for somebody. */
function resultOf(who: Entrant, { ranking, goOn, tie }: NonNullable<StageMatch['outcome']>) {
  if (goOn.includes(who)) return 'goesOn';
  if (tie) return tie.winner === who && goOn.length === 0 ? 'winner' : 'lost';
  if (!ranking[0]!.includes(who) || goOn.length > 0) return 'lost';
  return ranking[0]!.length > 1 ? 'drawn' : 'winner';
}
