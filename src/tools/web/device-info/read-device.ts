import type { FieldRow } from '@/kit/output';
import { row } from './section';

export interface Device {
  screen: readonly FieldRow[];
  window: readonly FieldRow[];
  device: readonly FieldRow[];
}

const size = (width: number, height: number) => `${width} × ${height}`;

interface Hints extends Navigator {
  readonly deviceMemory?: number;
  readonly userAgentData?: { readonly platform?: string };
}

/** The time zone is asked for apart: the first date formatter of a page takes as long as the rest of its start. */
export const readZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Everything else the browser says of itself, as it is now. */
export function readDevice(view: Window, zone: string): Device {
  const { screen, devicePixelRatio, innerWidth, innerHeight, outerWidth, outerHeight } = view;
  const navigator = view.navigator as Hints;
  const prefers = (query: string) => view.matchMedia(query).matches;
  return {
    screen: [
      row('Screen size', size(screen.width, screen.height), 'In CSS pixels, which scaling makes larger.'),
      row('Orientation', screen.orientation?.type, 'Which way it’s held.'),
      row(
        'Orientation angle',
        screen.orientation ? `${screen.orientation.angle}°` : undefined,
        'How far it’s turned from its usual way.',
      ),
      row('Color depth', `${screen.colorDepth} bits`, 'Of each pixel, all colors together.'),
      row(
        'Pixel ratio',
        `${Math.round(devicePixelRatio * 1000) / 1000} dppx`,
        'Real pixels to one of CSS, in each direction.',
      ),
      row('Available size', size(screen.availWidth, screen.availHeight), 'Without taskbar, dock or menu bar.'),
      row('Wide colors', prefers('(color-gamut: p3)') ? 'Display P3' : 'sRGB', 'More vivid ones than the usual sRGB.'),
    ],
    window: [
      row('Window size', size(innerWidth, innerHeight), 'The room of a page.'),
      row('With its bars', size(outerWidth, outerHeight), 'Tabs and toolbars included.'),
      row('Theme', prefers('(prefers-color-scheme: dark)') ? 'Dark' : 'Light', 'What your system asks sites for.'),
      row(
        'Motion',
        prefers('(prefers-reduced-motion: reduce)') ? 'Reduced' : 'Full',
        'Whether your system asks for less.',
      ),
      row(
        'Pointer',
        prefers('(pointer: coarse)') ? 'Touch' : prefers('(pointer: fine)') ? 'Mouse or pen' : 'None',
        'What you mainly point with.',
      ),
    ],
    device: [
      row('Browser vendor', navigator.vendor, 'Kept empty by some on purpose.'),
      row('Languages', navigator.languages.join(', '), 'In the order you prefer them.'),
      row('Platform', navigator.userAgentData?.platform || navigator.platform, 'Often kept general on purpose.'),
      row('User agent', navigator.userAgent, 'What each server is sent.'),
      row(
        'Processor cores',
        navigator.hardwareConcurrency?.toString(),
        'How many things it does at once; some browsers say fewer.',
      ),
      row(
        'Memory',
        navigator.deviceMemory ? `${navigator.deviceMemory} GB or more` : undefined,
        'Rounded, so that it says little of you.',
      ),
      row('Touch points', String(navigator.maxTouchPoints), 'Fingers it feels at once.'),
      row('Time zone', zone, 'Of your system.'),
      row('Network', navigator.onLine ? 'Online' : 'Offline', 'Whether there is any connection.'),
    ],
  };
}
