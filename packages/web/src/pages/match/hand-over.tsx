/** The cover between two people at one device: nobody's view is drawn, and whoever is asked uncovers their own. */

import type { AnyWords } from '@roundhouse/games/words.ts';
import { announce, Button, Icon, Log } from '@roundhouse/kit';
import { useEffect, useRef } from 'preact/hooks';
import type { Cover, TableSource } from '../../play/source.ts';
import { words } from '../../words/index.ts';
import { linesOf } from './log-lines.ts';
import './hand-over.css';

export interface HandOverProps {
  readonly source: TableSource;
  readonly cover: Cover;
  readonly game: AnyWords;
}

export function HandOver({ source, cover, game }: HandOverProps) {
  return cover.stops ? (
    <AnybodyStops source={source} cover={cover} game={game} stops={cover.stops} />
  ) : (
    <PassOn source={source} cover={cover} game={game} />
  );
}

function PassOn({ source, cover, game }: HandOverProps) {
  const say = words.value.match.cover;
  const names = source.names.value;
  const heading = useRef<HTMLHeadingElement>(null);
  const name = names[cover.to]!;
  const undoer = source.undo.value.seat;
  useEffect(() => {
    // Not on the button: the key that ended the turn before must not open the next one.
    heading.current?.focus({ preventScroll: true });
    announce(`${say.pass(name)}. ${say.ask(name)}`);
  }, [cover.to]);
  const since = linesOf(game, cover.since, names, null);
  const others = cover.people.filter(seat => seat !== cover.to);
  return (
    <section class="cover" aria-labelledby="cover-title">
      <div class="cover-card">
        <h2 id="cover-title" class="poster" ref={heading} tabIndex={-1}>
          {say.pass(name)}
        </h2>
        <p class="lead">{say.ask(name)}</p>
        <Button tone="strong" onClick={() => source.sharing?.look(cover.to)}>
          <Icon name="eye" /> {say.show(name)}
        </Button>
        {undoer !== null && (
          <Button onClick={() => source.takeBack()}>
            <Icon name="undo" /> {say.takeBack(names[undoer]!)}
          </Button>
        )}
        {since.length > 0 && (
          <div class="cover-since">
            <h3 class="label">{say.since(name)}</h3>
            <Log lines={since} />
          </div>
        )}
        <details class="more">
          <summary>{say.others}</summary>
          <div class="page-actions">
            {others.map(seat => (
              <Button key={seat} onClick={() => source.sharing?.look(seat)}>
                {say.show(names[seat]!)}
              </Button>
            ))}
          </div>
        </details>
      </div>
    </section>
  );
}

interface StopsProps extends HandOverProps {
  readonly stops: NonNullable<Cover['stops']>;
}

/** Asked after every play that could be stopped, whoever can. */
function AnybodyStops({ source, cover, game, stops }: StopsProps) {
  const say = words.value.match.cover;
  const names = source.names.value;
  const heading = useRef<HTMLHeadingElement>(null);
  const title = say.anyStop(names[stops.by]!);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    announce(title);
  }, [stops]);
  const since = linesOf(game, cover.since, names, null);
  return (
    <section class="cover" aria-labelledby="cover-title">
      <div class="cover-card">
        <h2 id="cover-title" class="poster" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p class="lead">{say.stopHelp}</p>
        <Button tone="strong" onClick={stops.letPass}>
          {say.nobodyStops}
        </Button>
        <div class="page-actions">
          {cover.people
            .filter(seat => seat !== stops.by)
            .map(seat => (
              <Button key={seat} onClick={() => source.sharing?.look(seat)}>
                <Icon name="eye" /> {say.show(names[seat]!)}
              </Button>
            ))}
        </div>
        {since.length > 0 && (
          <div class="cover-since">
            <h3 class="label">{say.declared}</h3>
            <Log lines={since} />
          </div>
        )}
      </div>
    </section>
  );
}
