/** Picks some fighters in order: six who set out, or four of those still travelling, with a hazard. */

import { Button, Dialog } from '@roundhouse/kit';
import { useMemo, useState } from 'preact/hooks';
import { ROSTER_SIZE } from '../competition/entries.ts';
import { contentOf } from '../content/packs.ts';
import { identitiesOf, legalHazards, sharedIdentities } from '../content/teams.ts';
import {
  type ContentId,
  FIGHTER_IDS,
  type FighterId,
  type HazardId,
  IDENTITIES,
  type IdentityId,
  STATS,
} from '../content/types.ts';
import { useWords } from '../words/catalogue.ts';
import { FighterCard } from './fighter-card.tsx';
import { Figure } from './figure.tsx';
import { HazardArt } from './hazard-art.tsx';
import { useLooks } from './look.ts';
import { Sign } from './signs.tsx';
import './tour.css';

export const ROSTER_OF_SIX = ROSTER_SIZE;

export interface TourPickProps {
  readonly title: string;
  readonly help: string;
  /** Which edition of the cards. */
  readonly content: ContentId;
  /** Whom to pick from; everybody where it is null. */
  readonly pool: readonly FighterId[] | null;
  readonly count: number;
  /** Those who may be picked after these. */
  readonly joiners: (chosen: readonly FighterId[]) => readonly FighterId[];
  /** Why these may not be picked together. */
  readonly why?: (chosen: readonly FighterId[]) => string;
  readonly hasHazard?: boolean;
  readonly onDone: (fighters: FighterId[], hazard: HazardId | null) => void;
}

export function TourPick({
  title,
  help,
  content,
  pool,
  count,
  joiners,
  why,
  hasHazard = false,
  onDone,
}: TourPickProps) {
  const { says, fighter } = useWords();
  const [chosen, setChosen] = useState<readonly FighterId[]>([]);
  const [hazard, setHazard] = useState<HazardId | null>(null);
  const [read, setRead] = useState<FighterId | null>(null);
  const [refusal, refuse] = useState('');
  const isFull = chosen.length === count;
  const may = useMemo(() => (isFull ? [] : joiners(chosen)), [chosen]);
  const isReady = isFull && (!hasHazard || hazard !== null);
  const toggle = (id: FighterId): void => {
    if (chosen.includes(id)) choose(chosen.filter(one => one !== id));
    else if (may.includes(id)) choose([...chosen, id]);
    else refuse(isFull ? says.builder.full : (why?.([...chosen, id]) ?? ''));
  };
  const choose = (fighters: readonly FighterId[]): void => {
    setHazard(null);
    refuse('');
    setChosen(fighters);
  };
  return (
    <div class="tour-decide" data-team="0">
      <h2 class="poster">{title}</h2>
      <p>{help}</p>
      <Faces content={content} pool={pool} chosen={chosen} may={may} onToggle={toggle} onRead={setRead} />
      <section class="tour-tray table-ask" aria-label={says.builder.slots(chosen.length)}>
        <p class="tour-refused" aria-live="polite">
          {refusal}
        </p>
        <Chosen content={content} chosen={chosen} count={count} />
        {hasHazard && isFull && <HazardPick content={content} chosen={chosen} hazard={hazard} onHazard={setHazard} />}
        <div class="tour-answers">
          <Button tone="strong" disabled={!isReady} onClick={() => onDone([...chosen], hazard)}>
            {says.builder.lock}
          </Button>
          {chosen.length > 0 && (
            <Button tone="quiet" onClick={() => choose([])}>
              {says.builder.clear}
            </Button>
          )}
        </div>
      </section>
      <Dialog title={read ? fighter(read).name : ''} open={read !== null} onClose={() => setRead(null)}>
        {read && <FighterCard content={content} id={read} team={0} />}
      </Dialog>
    </div>
  );
}

interface FacesProps {
  readonly content: ContentId;
  readonly pool: readonly FighterId[] | null;
  readonly chosen: readonly FighterId[];
  readonly may: readonly FighterId[];
  readonly onToggle: (id: FighterId) => void;
  readonly onRead: (id: FighterId) => void;
}

function Faces({ content, pool, chosen, may, onToggle, onRead }: FacesProps) {
  const { says, identity: identitySaid } = useWords();
  const [identity, setIdentity] = useState<IdentityId | null>(null);
  const { fighters } = contentOf(content);
  const shown = (pool ?? FIGHTER_IDS).filter(id => identity === null || identitiesOf(fighters[id]).includes(identity));
  return (
    <>
      {pool === null && (
        <div class="tour-filters">
          {[null, ...IDENTITIES].map(one => (
            <Button
              key={one}
              aria-pressed={identity === one}
              data-picked={identity === one ? '' : undefined}
              onClick={() => setIdentity(one)}
            >
              {one === null ? says.builder.all : identitySaid(one)}
            </Button>
          ))}
        </div>
      )}
      <ul class="tour-faces" data-few={pool === null ? undefined : ''}>
        {shown.map(id => (
          <li key={id}>
            <Face
              content={content}
              id={id}
              at={chosen.indexOf(id)}
              can={may.includes(id)}
              onPress={() => onToggle(id)}
              onRead={() => onRead(id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface FaceProps {
  readonly content: ContentId;
  readonly id: FighterId;
  /** Its place among those chosen; negative if it is not. */
  readonly at: number;
  readonly can: boolean;
  readonly onPress: () => void;
  readonly onRead: () => void;
}

function Face({ content, id, at, can, onPress, onRead }: FaceProps) {
  const words = useWords();
  const lookOf = useLooks();
  const { name, tagLine } = words.fighter(id);
  const { stats, identities } = contentOf(content).fighters[id];
  const isIn = at >= 0;
  return (
    <div class="tour-face" data-in={isIn ? '' : undefined} data-can={can || isIn ? '' : undefined}>
      <button type="button" aria-pressed={isIn} onClick={onPress}>
        <span class="tour-face-art">
          <Figure look={lookOf(id)} team={0} pose="stand" />
        </span>
        {isIn && <i class="tour-face-at">{at + 1}</i>}
        <b>{name}</b>
        <small>{tagLine}</small>
        <span class="tour-face-ids">{Object.values(identities).map(words.identity).join(' · ')}</span>
        <span class="tour-face-stats">
          {STATS.map(stat => (
            <span key={stat}>
              <Sign name={stat} />
              {stats[stat]}
            </span>
          ))}
        </span>
      </button>
      <Button tone="quiet" aria-label={words.says.openCard(name)} onClick={onRead}>
        ?
      </Button>
    </div>
  );
}

interface ChosenProps {
  readonly content: ContentId;
  readonly chosen: readonly FighterId[];
  readonly count: number;
}

function Chosen({ content, chosen, count }: ChosenProps) {
  const words = useWords();
  const lookOf = useLooks();
  const shared = chosen.length > 0 ? sharedIdentities(contentOf(content), chosen) : [];
  return (
    <div class="tour-chosen">
      <ol>
        {Array.from({ length: count }, (_, i) => {
          const id = chosen[i];
          return (
            <li key={i} data-empty={id ? undefined : ''}>
              {id ? <Figure look={lookOf(id)} team={0} pose="stand" isBust /> : i + 1}
              {id && <span class="unseen">{words.fighter(id).name}</span>}
            </li>
          );
        })}
      </ol>
      {shared.length > 0 && <p>{words.says.builder.shared(words.list(shared.map(words.identity)))}</p>}
    </div>
  );
}

interface HazardPickProps {
  readonly content: ContentId;
  readonly chosen: readonly FighterId[];
  readonly hazard: HazardId | null;
  readonly onHazard: (hazard: HazardId) => void;
}

function HazardPick({ content, chosen, hazard, onHazard }: HazardPickProps) {
  const words = useWords();
  const picked = hazard && words.hazard(hazard, content);
  return (
    <div class="tour-hazards">
      <b>{words.says.builder.hazard}</b>
      <ul>
        {legalHazards(contentOf(content), chosen).map(id => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={hazard === id}
              aria-label={words.hazard(id, content).name}
              onClick={() => onHazard(id)}
            >
              <HazardArt hazard={id} />
            </button>
          </li>
        ))}
      </ul>
      <p aria-live="polite">{picked ? `${picked.name}: ${picked.text}` : words.says.builder.chooseHazard}</p>
    </div>
  );
}
