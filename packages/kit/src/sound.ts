/** Small sounds, made here out of noise and sine waves: nothing is loaded, and nothing is heard until somebody wants it. */

export const SOUNDS = ['dice', 'card', 'place', 'hit', 'chime', 'turn', 'win', 'loss'] as const;
export type Sound = (typeof SOUNDS)[number];

/** Several of a kind at once: each has its own pitch, and together they are a chord. */
export interface Chord {
  readonly sound: Sound;
  readonly count: number;
}

let volume = 0;
let audio: AudioContext | null = null;
let mixed: AudioNode | null = null;

/** How loud sounds are, from 0 (silence, as at the start) to 1. Silence falls at once, also over what still rings. */
export function setVolume(wanted: number): void {
  volume = Math.min(1, Math.max(0, wanted));
  if (volume > 0) return;
  mixed?.disconnect();
  mixed = null;
}

/** Steps of five tones an octave: however many sound together, none grates on another. */
const PITCHES = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2, 9 / 4, 5 / 2, 3, 10 / 3] as const;
/** From one of several to the next: heard as many, not as one after the other. */
const STRUM_S = 0.028;

export interface Played {
  /** How many at once. */
  readonly count?: number;
  /** How many came before in the same row: each is higher. */
  readonly nth?: number;
}

/** What comes later than this is no longer about what is seen. */
const LATE_MS = 250;

/**
 * Plays a sound if sounds are wanted, the browser allows it and somebody looks; only that it is their turn is also for whoever
 * looks elsewhere. Nobody waits for it, and it never fails.
 */
export function playSound(wanted: Sound, played: Played = {}): void {
  if (volume === 0 || typeof AudioContext === 'undefined' || (document.hidden && wanted !== 'turn')) return;
  audio ??= new AudioContext();
  const [context, asked] = [audio, performance.now()];
  // Browsers are silent until the page has been touched; then all that was played until then would come at once.
  context.resume().then(
    () => {
      if (performance.now() - asked < LATE_MS) sing(context, wanted, played);
    },
    () => {},
  );
}

function sing(audio: AudioContext, sound: Sound, { count = 1, nth = 0 }: Played): void {
  const voices = Math.min(count, PITCHES.length);
  // Ears hear in powers, and many voices add up to more than one.
  const loudness = new GainNode(audio, { gain: volume ** 1.5 / Math.sqrt(voices) });
  loudness.connect(mixer(audio));
  for (let i = 0; i < voices; i++) {
    const pitch = PITCHES[(nth + i) % PITCHES.length]!;
    SCORES[sound]({ audio, out: loudness, at: audio.currentTime + 0.01 + i * STRUM_S, pitch });
  }
}

/** Everything goes through one hand on the fader: what comes together is held to what one alone may be. */
function mixer(context: AudioContext): AudioNode {
  if (mixed?.context === context) return mixed;
  mixed = new DynamicsCompressorNode(context, { threshold: -18, ratio: 8, attack: 0.002, release: 0.12 });
  mixed.connect(context.destination);
  return mixed;
}

interface Stage {
  readonly audio: AudioContext;
  readonly out: AudioNode;
  readonly at: number;
  /** By which all pitches are raised. */
  readonly pitch: number;
}

const SCORES: { readonly [S in Sound]: (stage: Stage) => void } = {
  // A die on wood: it falls, and jumps once.
  dice: stage => {
    knock(stage, { after: 0, pitch: 1300, lasts: 0.05, loud: 0.5 });
    knock(stage, { after: 0.09, pitch: 1100, lasts: 0.04, loud: 0.25 });
  },
  card: stage => knock(stage, { after: 0, pitch: 2600, lasts: 0.11, loud: 0.25 }),
  place: stage => {
    knock(stage, { after: 0, pitch: 700, lasts: 0.05, loud: 0.5 });
    tone(stage, { after: 0, pitch: 150, lasts: 0.09, loud: 0.4 });
  },
  // A glove: the slap, and the weight behind it.
  hit: stage => {
    knock(stage, { after: 0, pitch: 480, lasts: 0.07, loud: 0.7 });
    tone(stage, { after: 0, pitch: 82, lasts: 0.16, loud: 0.6 });
  },
  chime: stage => {
    tone(stage, { after: 0, pitch: 523, lasts: 0.35, loud: 0.25 });
    tone(stage, { after: 0, pitch: 1047, lasts: 0.18, loud: 0.1 });
  },
  turn: stage => {
    tone(stage, { after: 0, pitch: 587, lasts: 0.16, loud: 0.3 });
    tone(stage, { after: 0.12, pitch: 880, lasts: 0.3, loud: 0.3 });
  },
  win: stage => {
    for (const [i, pitch] of [523, 659, 784, 1047].entries()) {
      tone(stage, { after: i * 0.11, pitch, lasts: i === 3 ? 0.6 : 0.2, loud: 0.3 });
    }
  },
  loss: stage => {
    for (const [i, pitch] of [392, 330, 262].entries()) {
      tone(stage, { after: i * 0.16, pitch, lasts: i === 2 ? 0.5 : 0.2, loud: 0.25 });
    }
  },
};

interface Note {
  readonly after: number;
  /** In hertz: a tone's own, or the middle of a noise. */
  readonly pitch: number;
  readonly lasts: number;
  readonly loud: number;
}

function tone({ audio, out, at, pitch: raised }: Stage, { after, pitch, lasts, loud }: Note): void {
  const wave = new OscillatorNode(audio, { type: 'triangle', frequency: pitch * raised });
  wave.connect(fading(audio, at + after, lasts, loud)).connect(out);
  wave.start(at + after);
  wave.stop(at + after + lasts);
}

/** A narrow band is a small part of a noise: as loud as a tone again. */
const BAND_GAIN = 4;

function knock({ audio, out, at, pitch: raised }: Stage, { after, pitch, lasts, loud }: Note): void {
  const noise = new AudioBufferSourceNode(audio, { buffer: hiss(audio) });
  const colour = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch * raised, Q: 1.4 });
  noise
    .connect(colour)
    .connect(fading(audio, at + after, lasts, loud * BAND_GAIN))
    .connect(out);
  // From anywhere in it: of two at once the one is not the other, only louder.
  noise.start(at + after, Math.random() * (noise.buffer!.duration - lasts));
  noise.stop(at + after + lasts);
}

/** Loud at once, then gone within the time given. */
function fading(audio: AudioContext, at: number, lasts: number, loud: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.001, at + lasts);
  return gain;
}

let noise: AudioBuffer | null = null;

/** A quarter of a second of white noise, made once. */
function hiss(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const wave = noise.getChannelData(0);
  for (let i = 0; i < wave.length; i++) wave[i] = Math.random() * 2 - 1;
  return noise;
}
