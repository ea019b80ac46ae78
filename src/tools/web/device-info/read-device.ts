import type { FieldRow } from '@/kit/output';

export interface Device {
  screen: readonly FieldRow[];
  window: readonly FieldRow[];
  device: readonly FieldRow[];
}

const size = (width: number, height: number) => `${width} × ${height}`;
const UNSAID = 'Not reported';
const orUnsaid = (value: string | number | undefined) => (value === undefined || value === '' ? UNSAID : String(value));

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
      { label: 'Screen size', value: size(screen.width, screen.height) },
      { label: 'Orientation', value: orUnsaid(screen.orientation?.type) },
      { label: 'Orientation angle', value: screen.orientation ? `${screen.orientation.angle}°` : UNSAID },
      { label: 'Color depth', value: `${screen.colorDepth} bits` },
      { label: 'Pixel ratio', value: `${Math.round(devicePixelRatio * 1000) / 1000} dppx` },
      { label: 'Available size', value: size(screen.availWidth, screen.availHeight) },
      { label: 'Wide colors', value: prefers('(color-gamut: p3)') ? 'Display P3' : 'sRGB' },
    ],
    window: [
      { label: 'Window size', value: size(innerWidth, innerHeight) },
      { label: 'With its bars', value: size(outerWidth, outerHeight) },
      { label: 'Theme', value: prefers('(prefers-color-scheme: dark)') ? 'Dark' : 'Light' },
      { label: 'Motion', value: prefers('(prefers-reduced-motion: reduce)') ? 'Reduced' : 'Full' },
      {
        label: 'Pointer',
        value: prefers('(pointer: coarse)') ? 'Touch' : prefers('(pointer: fine)') ? 'Mouse or pen' : 'None',
      },
    ],
    device: [
      { label: 'Browser vendor', value: orUnsaid(navigator.vendor) },
      { label: 'Languages', value: navigator.languages.join(', ') },
      { label: 'Platform', value: orUnsaid(navigator.userAgentData?.platform || navigator.platform) },
      { label: 'User agent', value: navigator.userAgent },
      { label: 'Processor cores', value: orUnsaid(navigator.hardwareConcurrency) },
      { label: 'Memory', value: navigator.deviceMemory ? `${navigator.deviceMemory} GB or more` : UNSAID },
      { label: 'Touch points', value: String(navigator.maxTouchPoints) },
      { label: 'Time zone', value: zone },
      { label: 'Network', value: navigator.onLine ? 'Online' : 'Offline' },
    ],
  };
}
