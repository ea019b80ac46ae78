import { choice, integer, tabs, toggle } from '@/kit';
import type { OptionValues } from '@/kit/option';

/** What is recorded, and how; kept like the options of other tools. */
export const SETTINGS = {
  source: tabs('Source', { camera: 'Camera', screen: 'Screen', both: 'Screen and Camera' }, 'camera'),
  resolution: choice(
    'Resolution',
    {
      auto: 'Automatic',
      '2160': '2160p (4K)',
      '1440': '1440p',
      '1080': '1080p',
      '720': '720p',
      '480': '480p',
      '360': '360p',
    },
    'auto',
  ),
  frameRate: choice('Frame Rate', { auto: 'Automatic', '60': '60 fps', '30': '30 fps', '15': '15 fps' }, 'auto'),
  format: choice('Format', { auto: 'Automatic', webm: 'WebM', mp4: 'MP4' }, 'auto'),
  bitRate: choice(
    'Bit Rate',
    { auto: 'Automatic', '1': '1 Mbit/s', '2.5': '2.5 Mbit/s', '5': '5 Mbit/s', '10': '10 Mbit/s', '20': '20 Mbit/s' },
    'auto',
  ),
  countdown: choice('Countdown', { '0': 'None', '3': '3 s', '5': '5 s', '10': '10 s' }, '0'),
  stopAfter: integer('Stop After', 0, { min: 0, max: 600, unit: 'min', hint: '0 records until you stop it.' }),
  screenshots: choice('Screenshots As', { png: 'PNG', jpeg: 'JPEG' }, 'png'),
  mirror: toggle('Mirror', false),
};
export type Settings = OptionValues<typeof SETTINGS>;

const WIDEST = 16 / 9;

/** What a camera or a screen is asked for: it gives the nearest it can. */
export function pictureOf({ resolution, frameRate }: Settings): MediaTrackConstraints {
  const height = resolution === 'auto' ? 1080 : Number(resolution);
  return {
    width: { ideal: Math.round(height * WIDEST) },
    height: { ideal: height },
    ...(frameRate !== 'auto' && { frameRate: { ideal: Number(frameRate) } }),
  };
}

/** Best first. Safari writes MP4 only. */
const TYPES: Readonly<Record<'webm' | 'mp4', readonly string[]>> = {
  webm: ['video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/webm'],
  mp4: ['video/mp4;codecs=avc1.640028,mp4a.40.2', 'video/mp4;codecs=avc1.42E01E,mp4a.40.2', 'video/mp4'],
};

/** The first type of a format that the browser can write; of any format where none is asked for. */
export function typeOf(format: Settings['format'], isSupported: (type: string) => boolean): string | undefined {
  const wanted = format === 'auto' ? [...TYPES.webm, 'video/mp4'] : TYPES[format];
  return wanted.find(isSupported);
}

/** The formats that the browser can write, for the list of them. */
export const formatsOf = (isSupported: (type: string) => boolean): Settings['format'][] => [
  'auto',
  ...(['webm', 'mp4'] as const).filter((format) => typeOf(format, isSupported) !== undefined),
];

const BITS = 1_000_000;
export const bitsOf = ({ bitRate }: Settings): number | undefined =>
  bitRate === 'auto' ? undefined : Number(bitRate) * BITS;

/** Where the camera stands in a recording of the screen: at the lower right, a quarter as wide. */
export function insetPlace(screen: { width: number; height: number }, camera: { width: number; height: number }) {
  const margin = Math.round(screen.width / 60);
  const width = Math.round(screen.width / 4);
  const height = camera.width > 0 ? Math.round((width * camera.height) / camera.width) : 0;
  return { x: screen.width - width - margin, y: screen.height - height - margin, width, height };
}
