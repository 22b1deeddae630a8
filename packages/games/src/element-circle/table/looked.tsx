/** A blind choice while it is made: the cards looked at, for the two who may see them; closed for everybody else. */

import { CardButton, Icon } from '@roundhouse/kit';
import { useWords } from '../words/catalogue.ts';
import { Back, SmallFace } from './card.tsx';
import { type Scene, thingOf } from './scene.ts';

export function Looked({ scene }: { readonly scene: Scene }) {
  const words = useWords();
  const { says } = words;
  const { view, names, viewer, moves, send, spellOf } = scene;
  const asking = view.asking;
  if (asking?.name !== 'takeLooked' || asking.target === null) return null;
  const { seat, target, looked, step } = asking;
  const [chooser, victim] = [words.player(seat, names, viewer), words.player(target, names, viewer)];
  const title =
    viewer === seat
      ? says.looked.yours(victim)
      : viewer === target
        ? says.looked.theirs(chooser)
        : says.looked.others(chooser, victim);
  const mode = step?.op === 'blind' ? step.mode : 'steal';
  return (
    <section class="ec-looked" data-answers="" aria-label={title}>
      <h2>
        <Icon name="eye" size={18} /> {title}
      </h2>
      {looked === null ? (
        <div class="ec-looked-cards">
          <span class="ec-looked-back">
            <Back />
          </span>
          <p class="ec-note">{says.hiddenLook}</p>
        </div>
      ) : (
        <ul class="ec-looked-cards">
          {looked.map((spell, i) => {
            const move = moves.find(one => one.type === 'takeLooked' && one.spell === spell);
            const card = spellOf(spell);
            return (
              <li key={i}>
                {move ? (
                  <CardButton
                    class="ec-looked-card"
                    data-thing={`looked:${thingOf(spell)}`}
                    label={`${says.take[mode](words.spell(spell))}. ${words.card(card, view.options)}`}
                    can
                    data-first=""
                    onClick={() => send(move)}
                  >
                    <SmallFace spell={card} />
                  </CardButton>
                ) : (
                  <span class="ec-looked-card" role="img" aria-label={words.spell(spell)}>
                    <SmallFace spell={card} />
                  </span>
                )}
                <span class="ec-looked-text">{words.effect(card, view.options)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
