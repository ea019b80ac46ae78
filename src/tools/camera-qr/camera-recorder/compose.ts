import { tryWorker } from '@/kit/run/try-worker';
import { insetPlace } from './settings';

interface Parts {
  main: MediaStream;
  /** Shown in a corner of it. */
  inset?: MediaStream;
  /** The camera is shown as in a mirror. */
  mirror: boolean;
  framesPerSecond: number;
}

export interface Composed {
  readonly stream: MediaStream;
  stop(): void;
}

function play(stream: MediaStream): HTMLVideoElement {
  const video = document.createElement('video');
  Object.assign(video, { muted: true, playsInline: true, srcObject: stream });
  // Until its first picture has come there is nothing to draw.
  video.play().catch(() => {});
  return video;
}

/** Calls that often, in a tab that nobody looks at too. */
function tick(framesPerSecond: number, draw: () => void): () => void {
  const worker = tryWorker(() => new Worker(new URL('./tick.worker.ts', import.meta.url), { type: 'module' }));
  if (worker) {
    worker.onmessage = draw;
    worker.postMessage(framesPerSecond);
    return () => worker.terminate();
  }
  const timer = setInterval(draw, 1000 / framesPerSecond);
  return () => clearInterval(timer);
}

function drawMirrored(
  context: CanvasRenderingContext2D,
  video: HTMLVideoElement,
  x: number,
  y: number,
  w: number,
  h: number,
) {
  context.save();
  context.translate(x + w, y);
  context.scale(-1, 1);
  context.drawImage(video, 0, 0, w, h);
  context.restore();
}

const sizeOf = (video: HTMLVideoElement) => ({ width: video.videoWidth, height: video.videoHeight });

/** One picture out of several: a screen with a camera in its corner, or a camera the other way round. It has no sound. */
export function compose({ main, inset, mirror, framesPerSecond }: Parts): Composed {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d')!;
  const video = play(main);
  const small = inset && play(inset);
  const draw = () => {
    const { width, height } = sizeOf(video);
    if (width === 0) return;
    // A window that is shared may change its size.
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    if (mirror && !small) drawMirrored(context, video, 0, 0, width, height);
    else context.drawImage(video, 0, 0);
    if (!small || small.videoWidth === 0) return;
    const { x, y, width: wide, height: high } = insetPlace(canvas, sizeOf(small));
    if (mirror) drawMirrored(context, small, x, y, wide, high);
    else context.drawImage(small, x, y, wide, high);
  };
  draw();
  const end = tick(framesPerSecond, draw);
  const stream = canvas.captureStream(framesPerSecond);
  return {
    stream,
    stop: () => {
      end();
      for (const track of stream.getTracks()) track.stop();
      for (const one of [video, small]) if (one) one.srcObject = null;
    },
  };
}

/** All sounds as one: a recording has one track of it. */
export function mixSound(streams: readonly MediaStream[]): { track: MediaStreamTrack | undefined; stop(): void } {
  const tracks = streams.flatMap((stream) => stream.getAudioTracks());
  if (tracks.length < 2) return { track: tracks[0], stop: () => {} };
  const audio = new AudioContext();
  const mixed = audio.createMediaStreamDestination();
  for (const track of tracks) audio.createMediaStreamSource(new MediaStream([track])).connect(mixed);
  return { track: mixed.stream.getAudioTracks()[0], stop: () => void audio.close() };
}
