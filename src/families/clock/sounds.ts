/** Alert sounds, computed here: no files to fetch, nothing to decode. */
export const SOUNDS = ['Beep', 'Alarm', 'Bell', 'Chime', 'Digital'] as const;
export type Sound = (typeof SOUNDS)[number];

interface Note {
  /** Seconds from the start of the sound. */
  at: number;
  length: number;
  hertz: number;
  /** Overtones as multiple of the pitch and loudness. */
  tones: readonly (readonly [multiple: number, loudness: number])[];
  /** Struck and fading, as a bell; held otherwise. */
  fades?: boolean;
}

const PURE: Note['tones'] = [[1, 1]];
/** The first odd overtones of a square wave: harsh enough to be heard, without the clicks of a true one. */
const SHRILL: Note['tones'] = [
  [1, 0.75],
  [3, 0.2],
  [5, 0.1],
];
/** Partials of a bell are no whole multiples; that is what makes it one. */
const BRONZE: Note['tones'] = [
  [0.5, 0.2],
  [1, 0.45],
  [1.2, 0.2],
  [2, 0.15],
  [2.76, 0.1],
];

const repeat = (times: number, every: number, note: Omit<Note, 'at'>, from = 0): Note[] =>
  Array.from({ length: times }, (_, at) => ({ ...note, at: from + at * every }));

/** `period` is how long one round takes; what is repeated starts anew after it. */
const SCORES: Readonly<Record<Sound, { period: number; notes: readonly Note[] }>> = {
  Beep: { period: 1.5, notes: repeat(3, 0.3, { length: 0.16, hertz: 880, tones: PURE }) },
  Alarm: {
    period: 2,
    notes: [
      ...repeat(4, 0.5, { length: 0.24, hertz: 740, tones: SHRILL }),
      ...repeat(4, 0.5, { length: 0.24, hertz: 988, tones: SHRILL }, 0.25),
    ],
  },
  Bell: { period: 3, notes: [{ at: 0, length: 2.8, hertz: 660, tones: BRONZE, fades: true }] },
  Chime: {
    period: 3,
    notes: [784, 659, 523].map((hertz, at) => ({ at: at * 0.4, length: 1.8, hertz, tones: PURE, fades: true })),
  },
  Digital: {
    period: 1.2,
    notes: [0, 0.5].flatMap((from) => repeat(2, 0.12, { length: 0.07, hertz: 2048, tones: SHRILL }, from)),
  },
};

const ATTACK = 0.006;
const RELEASE = 0.03;
/** Notes of a chime overlap; this keeps their sum within bounds. */
const HEADROOM = 0.6;

/** One round of a sound as samples from -1 to 1. */
export function renderSound(sound: Sound, sampleRate: number): Float32Array<ArrayBuffer> {
  const { period, notes } = SCORES[sound];
  const samples = new Float32Array(Math.ceil(period * sampleRate));
  for (const { at, length, hertz, tones, fades } of notes) {
    const first = Math.round(at * sampleRate);
    const count = Math.min(Math.round(length * sampleRate), samples.length - first);
    for (let i = 0; i < count; i++) {
      const time = i / sampleRate;
      // Starting and ending softly: a jump in the wave is heard as a click.
      const edges = Math.min(1, time / ATTACK, (count - i) / (RELEASE * sampleRate));
      const fading = fades ? Math.exp((-5 * time) / length) : 1;
      let wave = 0;
      for (const [multiple, loudness] of tones) wave += loudness * Math.sin(2 * Math.PI * hertz * multiple * time);
      samples[first + i]! += wave * edges * fading * HEADROOM;
    }
  }
  return samples;
}

let context: AudioContext | undefined;
const buffers = new Map<Sound, AudioBuffer>();

/** Nothing where there is no audio, or where the visitor has not touched the page yet: browsers stay silent and complain until then. */
export function openContext(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return undefined;
  try {
    context ??= new AudioContext();
    // Suspended by the browser, or "interrupted" by a call on a phone.
    if (context.state !== 'running') context.resume().catch(() => {});
    return context;
  } catch {
    return undefined;
  }
}

/** To be called from a click or a key press that may lead to a sound later: from then on the browser lets it start by itself. */
export function prepareSounds(): void {
  openContext();
}

function toBuffer(sound: Sound, { sampleRate }: AudioContext): AudioBuffer {
  let buffer = buffers.get(sound);
  if (!buffer) {
    const samples = renderSound(sound, sampleRate);
    buffer = new AudioBuffer({ length: samples.length, sampleRate });
    buffer.copyToChannel(samples, 0);
    buffers.set(sound, buffer);
  }
  return buffer;
}

export interface PlayOptions {
  /** From 0 to 100. */
  volume?: number;
  /** Play until stopped. Where the browser wants a gesture first, it begins with the next one. */
  loop?: boolean;
}

/** Plays a sound and gives what stops it. Does nothing, and throws nothing, where no sound can be played. */
export function playSound(sound: Sound, { volume = 50, loop = false }: PlayOptions = {}): () => void {
  const opened = openContext();
  if (opened) return playIn(opened, sound, volume, loop);
  if (!loop || typeof AudioContext === 'undefined') return () => {};

  const waiting = new AbortController();
  let stop = () => waiting.abort();
  const begin = () => {
    const late = openContext();
    if (!late) return;
    waiting.abort();
    stop = playIn(late, sound, volume, loop);
  };
  for (const gesture of ['pointerup', 'keydown']) addEventListener(gesture, begin, { signal: waiting.signal });
  return () => stop();
}

function playIn(context: AudioContext, sound: Sound, volume: number, loop: boolean): () => void {
  try {
    return playBuffer(context, toBuffer(sound, context), { volume, loop });
  } catch {
    return () => {};
  }
}

interface BufferOptions extends PlayOptions {
  /** At most so long. */
  seconds?: number;
}

/** Plays samples and gives what stops them. */
export function playBuffer(
  context: AudioContext,
  buffer: AudioBuffer,
  { volume = 50, loop = false, seconds }: BufferOptions,
): () => void {
  const source = new AudioBufferSourceNode(context, { buffer, loop });
  // Ears hear ratios: squared, half of the slider sounds like half.
  const gain = new GainNode(context, { gain: (Math.min(100, Math.max(0, volume)) / 100) ** 2 });
  source.connect(gain).connect(context.destination);
  source.onended = () => gain.disconnect();
  source.start(0, 0, seconds);
  return () => {
    gain.gain.setTargetAtTime(0, context.currentTime, 0.015);
    source.stop(context.currentTime + 0.1);
  };
}
