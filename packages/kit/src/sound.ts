/** Small sounds, made here out of noise and sine waves: nothing is loaded, and nothing is heard until somebody wants it. */

export const SOUNDS = ['dice', 'card', 'place', 'turn', 'win', 'loss'] as const;
export type Sound = (typeof SOUNDS)[number];

let volume = 0;
let audio: AudioContext | null = null;

/** How loud sounds are, from 0 (silence, as at the start) to 1. */
export function setVolume(wanted: number): void {
  volume = Math.min(1, Math.max(0, wanted));
}

/** Plays a sound if sounds are wanted and the browser allows it; nobody waits for it, and it never fails. */
export function playSound(sound: Sound): void {
  if (volume === 0 || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  // Browsers are silent until the page has been touched.
  if (audio.state === 'suspended') void audio.resume();
  const loudness = audio.createGain();
  // Ears hear in powers.
  loudness.gain.value = volume ** 2;
  loudness.connect(audio.destination);
  SCORES[sound]({ audio, out: loudness, at: audio.currentTime + 0.01 });
}

interface Stage {
  readonly audio: AudioContext;
  readonly out: AudioNode;
  readonly at: number;
}

const SCORES: { readonly [S in Sound]: (stage: Stage) => void } = {
  // Five knocks on wood, closer and softer, as dice come to rest.
  dice: stage => {
    for (const [i, after] of [0, 0.07, 0.13, 0.2, 0.24].entries()) {
      knock(stage, { after, pitch: 1900 - i * 130, lasts: 0.05, loud: 0.5 - i * 0.07 });
    }
  },
  card: stage => knock(stage, { after: 0, pitch: 4200, lasts: 0.11, loud: 0.25 }),
  place: stage => {
    knock(stage, { after: 0, pitch: 700, lasts: 0.05, loud: 0.5 });
    tone(stage, { after: 0, pitch: 150, lasts: 0.09, loud: 0.4 });
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

function tone({ audio, out, at }: Stage, { after, pitch, lasts, loud }: Note): void {
  const wave = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  wave.connect(fading(audio, at + after, lasts, loud)).connect(out);
  wave.start(at + after);
  wave.stop(at + after + lasts);
}

function knock({ audio, out, at }: Stage, { after, pitch, lasts, loud }: Note): void {
  const noise = new AudioBufferSourceNode(audio, { buffer: hiss(audio) });
  const colour = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 1.4 });
  noise
    .connect(colour)
    .connect(fading(audio, at + after, lasts, loud))
    .connect(out);
  noise.start(at + after);
  noise.stop(at + after + lasts);
}

/** Loud at once, then gone within the time given. */
function fading(audio: AudioContext, at: number, lasts: number, loud: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
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
