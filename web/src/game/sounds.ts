// What is heard when something happens on the board. The sounds are made, not kept.

import type { Side, View } from '../rules/types';

export type Sound = 'place' | 'step' | 'mill' | 'take' | 'dice' | 'won' | 'lost' | 'drawn';

/**
 * What is heard when a game comes from one state to the next; nothing where no move was
 * made. `listener` is the side of the one person who listens, if there is one.
 */
export function soundOf(before: View, after: View, listener?: Side): Sound | undefined {
  if (after.outcome !== null) {
    if (before.outcome !== null) return undefined;
    if (after.outcome.winner === null) return 'drawn';
    return listener === undefined || listener === after.outcome.winner ? 'won' : 'lost';
  }
  const played = after.played.at(-1);
  if (played === undefined || after.played.length <= before.played.length) return undefined;
  if (played.choice.taken.length > 0 || played.choice.raided !== null) return 'take';
  return played.choice.from === null ? 'place' : 'step';
}

/** A tone: when it begins and how long it rings, in seconds, its pitch in hertz. */
interface Tone {
  readonly at: number;
  readonly length: number;
  readonly pitch: number;
  readonly shape: OscillatorType;
  readonly volume: number;
}

const knock = (at: number, pitch: number): Tone => ({
  at,
  length: 0.09,
  pitch,
  shape: 'triangle',
  volume: 0.5,
});
const bell = (at: number, pitch: number): Tone => ({
  at,
  length: 0.35,
  pitch,
  shape: 'sine',
  volume: 0.25,
});

const TONES: Record<Sound, readonly Tone[]> = {
  place: [knock(0, 220)],
  step: [knock(0, 180), knock(0.05, 240)],
  mill: [bell(0, 523), bell(0.08, 659), bell(0.16, 784)],
  take: [knock(0, 150), knock(0.07, 110)],
  dice: [0, 0.09, 0.16, 0.3, 0.38, 0.55].map((at, i) => knock(at, 300 + 60 * (i % 3))),
  won: [bell(0, 523), bell(0.12, 659), bell(0.24, 784), bell(0.36, 1047)],
  lost: [bell(0, 440), bell(0.15, 392), bell(0.3, 330)],
  drawn: [bell(0, 440), bell(0.2, 440)],
};

let context: AudioContext | undefined;

/** Lets a sound be heard, where the browser has any. */
export function play(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // A browser is silent until somebody has touched the page.
  if (context.state === 'suspended') void context.resume();
  for (const tone of TONES[sound]) ring(context, tone);
}

function ring(context: AudioContext, { at, length, pitch, shape, volume }: Tone): void {
  const begin = context.currentTime + at;
  const oscillator = new OscillatorNode(context, { type: shape, frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(volume, begin);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(begin + length);
}
