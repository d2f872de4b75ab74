/** Quiet sounds, made on the spot from noise and plain tones: wood on wood, dice in a cup. */
import type { Sound } from './sounds';

/** One knock: a burst of noise through a band, with a low tone under it. */
interface Knock {
  after: number;
  band: number;
  tone: number;
  length: number;
  loud: number;
}

const knock = (after: number, band: number, tone: number, length: number, loud: number): Knock => ({
  after,
  band,
  tone,
  length,
  loud,
});

const ratchet = [0, 0.07, 0.14].map((after) => knock(after, 2600, 320, 0.035, 0.1));
const rattle = [0, 0.06, 0.1, 0.17, 0.21, 0.3, 0.36].map((after, i) =>
  knock(after, 1900 + 260 * (i % 3), 520, 0.04, 0.13),
);

const scores: Record<Sound, readonly Knock[]> = {
  move: [knock(0, 900, 190, 0.08, 0.3)],
  capture: [knock(0, 1300, 230, 0.05, 0.24), knock(0.06, 700, 130, 0.13, 0.36)],
  turn: [...ratchet, knock(0.24, 800, 170, 0.09, 0.26)],
  dice: rattle,
  reveal: [knock(0, 1600, 420, 0.05, 0.2), knock(0.11, 1600, 560, 0.07, 0.2)],
  call: [knock(0, 3000, 660, 0.16, 0.16), knock(0.16, 3000, 880, 0.22, 0.16)],
  end: [0, 0.14, 0.28].map((after, i) => knock(after, 2400, 392 * 1.26 ** i, 0.3, 0.16)),
  refused: [knock(0, 300, 110, 0.12, 0.2)],
};

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Plays a sound. */
export function sound(wanted: Sound): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const one of scores[wanted]) strike(context, one);
}

function strike(audio: AudioContext, one: Knock): void {
  const start = audio.currentTime + 0.01 + one.after;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(one.loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + one.length);
  volume.connect(audio.destination);

  const hiss = audio.createBufferSource();
  hiss.buffer = noise ??= whiteNoise(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = one.band;
  band.Q.value = 1.2;
  hiss.connect(band).connect(volume);
  hiss.start(start, Math.random() * 0.5, one.length);

  const tone = audio.createOscillator();
  tone.frequency.setValueAtTime(one.tone * 1.4, start);
  tone.frequency.exponentialRampToValueAtTime(one.tone, start + one.length / 3);
  tone.connect(volume);
  tone.start(start);
  tone.stop(start + one.length);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
