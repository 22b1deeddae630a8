/** Choosing a face: those of every game, side by side. */

import { type AvatarNames, avatarNames, avatarOf, FACED } from '@roundhouse/games/avatars.ts';
import { Button, Dialog } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';
import { Avatar } from '../../app/avatar.tsx';
import { ownAvatar, rememberAvatar } from '../../play/kept/kept-matches.ts';
import { redraw } from '../../play/kept/store.ts';
import { gameName } from '../../words/games.ts';
import { language } from '../../words/index.ts';
import { shelfOfMine } from './words/languages.ftl.ts';
import './avatar-picker.css';

/** One's own face, as large as it deserves; pressed, it can be changed. */
export function OwnFace({ name }: { readonly name: string }) {
  const say = shelfOfMine[language.value];
  const [isOpen, open] = useState(false);
  const avatar = ownAvatar();
  return (
    <div class="own-face">
      <Avatar name={name} avatar={avatar} />
      <Button onClick={() => open(true)}>{avatar === null ? say.chooseFace : say.changeFace}</Button>
      <Dialog title={say.faces} open={isOpen} onClose={() => open(false)}>
        {isOpen && <Faces name={name} chosen={avatar} />}
      </Dialog>
    </div>
  );
}

interface FacesProps {
  readonly name: string;
  readonly chosen: string | null;
}

function Faces({ name, chosen }: FacesProps) {
  const say = shelfOfMine[language.value];
  const spoken = language.value;
  const [names, setNames] = useState<ReadonlyMap<string, AvatarNames>>(new Map());
  useEffect(() => {
    Promise.all(FACED.map(async game => [game, await avatarNames(game, spoken)] as const)).then(
      all => setNames(new Map(all)),
      () => {},
    );
  }, [spoken]);
  const choose = (avatar: string): void => {
    rememberAvatar(avatar);
    redraw();
  };
  return (
    <div class="faces">
      <p>{say.facesHelp}</p>
      {[...names].map(([game, called]) => (
        <fieldset key={game}>
          <legend class="label">{gameName(game)}</legend>
          <div class="faces-row">
            {Object.entries(called).map(([face, said]) => {
              const avatar = avatarOf(game, face);
              return (
                <label key={face} title={said}>
                  <input
                    type="radio"
                    class="unseen"
                    name="avatar"
                    checked={avatar === chosen}
                    onChange={() => choose(avatar)}
                  />
                  <Avatar name={name} avatar={avatar} />
                  <span class="unseen">{said}</span>
                </label>
              );
            })}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
