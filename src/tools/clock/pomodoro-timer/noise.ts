/** Long enough that no repetition is heard. */
const SECONDS = 12;
const OVERLAP = 1;
/** Loudest of the loop: it is to be worked with, not listened to. */
const PEAK = 0.5;

/** A soft, deep noise as samples from -1 to 1, without a seam where it begins anew. The same every time: it need not be random, only shapeless. */
export function renderNoise(sampleRate: number): Float32Array<ArrayBuffer> {
  const length = SECONDS * sampleRate;
  const overlap = OVERLAP * sampleRate;
  const raw = new Float32Array(length + overlap);
  let seed = 1;
  let level = 0;
  for (let at = 0; at < raw.length; at++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    // White noise summed up with a leak: each octave is half as loud as the one below, like rain on a roof.
    level = 0.985 * level + (seed / 0xffffffff - 0.5) * 0.1;
    raw[at] = level;
  }
  const samples = raw.slice(0, length);
  for (let at = 0; at < overlap; at++) {
    const share = at / overlap;
    // By power, as the two parts have nothing to do with each other.
    samples[at] = raw[at]! * Math.sqrt(share) + raw[length + at]! * Math.sqrt(1 - share);
  }
  let most = 0;
  for (const sample of samples) most = Math.max(most, Math.abs(sample));
  return samples.map((sample) => (sample / most) * PEAK);
}

let context: AudioContext | undefined;
let buffer: AudioBuffer | undefined;

export interface Playing {
  setVolume(volume: number): void;
  stop(): void;
}

const toGain = (volume: number) => (volume / 100) ** 2;

function begin(volume: number): Playing {
  context ??= new AudioContext();
  if (context.state !== 'running') context.resume().catch(() => {});
  if (!buffer) {
    const samples = renderNoise(context.sampleRate);
    buffer = new AudioBuffer({ length: samples.length, sampleRate: context.sampleRate });
    buffer.copyToChannel(samples, 0);
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
export function playNoise(volume: number): Playing {
  const waiting = new AbortController();
  let playing: Playing | undefined;
  const attempt = () => {
    if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return;
    waiting.abort();
    try {
      playing = begin(volume);
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
