/** What sounds behind the work. */
export type Noise = 'brown' | 'rain' | 'ticking';

/** Long enough that no repetition is heard. */
const SECONDS = 12;
const OVERLAP = 1;
/** Loudest of the loop: it is to be worked with, not listened to. */
const PEAK = 0.5;

/** Numbers from 0 to 1. The same every time: they need not be random, only shapeless. */
function shapeless(): () => number {
  let seed = 1;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 0xffffffff;
  };
}

/** Samples one after the other, as many as a loop needs, without a seam where it begins anew. */
function toLoop(sampleRate: number, next: () => number): Float32Array<ArrayBuffer> {
  const length = SECONDS * sampleRate;
  const overlap = OVERLAP * sampleRate;
  const raw = Float32Array.from({ length: length + overlap }, next);
  const samples = raw.slice(0, length);
  for (let at = 0; at < overlap; at++) {
    const share = at / overlap;
    // By power, as the two parts have nothing to do with each other.
    samples[at] = raw[at]! * Math.sqrt(share) + raw[length + at]! * Math.sqrt(1 - share);
  }
  return samples;
}

/** White noise summed up with a leak: each octave is half as loud as the one below. */
function renderBrown(sampleRate: number): Float32Array<ArrayBuffer> {
  const random = shapeless();
  let level = 0;
  return toLoop(sampleRate, () => {
    level = 0.985 * level + (random() - 0.5) * 0.1;
    return level;
  });
}

const DROPS_PER_SECOND = 60;

/** A bright, even hiss as of many drops far away, and single ones nearby. */
function renderRain(sampleRate: number): Float32Array<ArrayBuffer> {
  const random = shapeless();
  let [slow, before] = [0, 0];
  const samples = toLoop(sampleRate, () => {
    const white = random() - 0.5;
    // Without its depth, and a little of it back: a hiss that is not sharp.
    slow = 0.9 * slow + 0.1 * white;
    before = 0.5 * before + (white - slow) * 0.5;
    return before * 0.5 + slow * 0.6;
  });
  for (let drop = 0; drop < DROPS_PER_SECOND * SECONDS; drop++) {
    const from = Math.floor(random() * samples.length);
    const hertz = 700 + 1800 * random();
    const loudness = 0.35 * random() ** 3;
    const length = Math.floor(0.012 * sampleRate);
    for (let at = 0; at < length; at++) {
      const time = at / sampleRate;
      // Round the end of the loop: a drop may fall over the seam.
      samples[(from + at) % samples.length]! += loudness * Math.exp(-time * 350) * Math.sin(2 * Math.PI * hertz * time);
    }
  }
  return samples;
}

/** A tick each second, the second of two a little lower. */
function renderTicking(sampleRate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(2 * sampleRate);
  for (const [second, hertz] of [
    [0, 2400],
    [1, 1900],
  ] as const)
    for (let at = 0; at < 0.05 * sampleRate; at++) {
      const time = at / sampleRate;
      const struck = Math.sin(2 * Math.PI * hertz * time) + 0.6 * Math.sin(2 * Math.PI * hertz * 1.53 * time);
      samples[second * sampleRate + at] = struck * Math.exp(-time * 140);
    }
  return samples;
}

const RENDERERS: Readonly<Record<Noise, (sampleRate: number) => Float32Array<ArrayBuffer>>> = {
  brown: renderBrown,
  rain: renderRain,
  ticking: renderTicking,
};

/** A sound to work by as samples from -1 to 1, which can be repeated without a break. */
export function renderNoise(kind: Noise, sampleRate: number): Float32Array<ArrayBuffer> {
  const samples = RENDERERS[kind](sampleRate);
  let most = 0;
  for (const sample of samples) most = Math.max(most, Math.abs(sample));
  return samples.map((sample) => (sample / most) * PEAK);
}

let context: AudioContext | undefined;
const buffers = new Map<Noise, AudioBuffer>();

export interface Playing {
  setVolume(volume: number): void;
  stop(): void;
}

const toGain = (volume: number) => (volume / 100) ** 2;

function begin(kind: Noise, volume: number): Playing {
  context ??= new AudioContext();
  if (context.state !== 'running') context.resume().catch(() => {});
  let buffer = buffers.get(kind);
  if (!buffer) {
    const samples = renderNoise(kind, context.sampleRate);
    buffer = new AudioBuffer({ length: samples.length, sampleRate: context.sampleRate });
    buffer.copyToChannel(samples, 0);
    buffers.set(kind, buffer);
  }
  const { currentTime } = context;
  const source = new AudioBufferSourceNode(context, { buffer, loop: true });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setTargetAtTime(toGain(volume), currentTime, 0.3);
  source.connect(gain).connect(context.destination);
  source.start();
  return {
    setVolume: (next) => gain.gain.setTargetAtTime(toGain(next), context!.currentTime, 0.05),
    stop() {
      gain.gain.setTargetAtTime(0, context!.currentTime, 0.15);
      source.stop(context!.currentTime + 1);
      source.onended = () => gain.disconnect();
    },
  };
}

/** Plays until stopped; where the browser wants a gesture first, from the next one on. Silent where there is no audio. */
export function playNoise(kind: Noise, volume: number): Playing {
  const waiting = new AbortController();
  let playing: Playing | undefined;
  const attempt = () => {
    if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return;
    waiting.abort();
    try {
      playing = begin(kind, volume);
    } catch {
      // No audio device.
    }
  };
  attempt();
  if (!playing)
    for (const gesture of ['pointerup', 'keydown']) addEventListener(gesture, attempt, { signal: waiting.signal });
  return {
    setVolume(next) {
      volume = next;
      playing?.setVolume(next);
    },
    stop() {
      waiting.abort();
      playing?.stop();
    },
  };
}
