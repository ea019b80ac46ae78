type Size = readonly [label: string, width: number, height: number];

/** Sizes that are asked for again and again: of ads (IAB), of networks, of icons, of screens. */
export const SIZES = {
  'medium-rectangle': ['Medium rectangle ad', 300, 250],
  'large-rectangle': ['Large rectangle ad', 336, 280],
  leaderboard: ['Leaderboard ad', 728, 90],
  'large-leaderboard': ['Large leaderboard ad', 970, 90],
  billboard: ['Billboard ad', 970, 250],
  'half-page': ['Half page ad', 300, 600],
  skyscraper: ['Wide skyscraper ad', 160, 600],
  'mobile-banner': ['Mobile banner ad', 320, 50],
  'large-mobile-banner': ['Large mobile banner ad', 320, 100],
  'open-graph': ['Link preview', 1200, 630],
  'square-post': ['Square post', 1080, 1080],
  'portrait-post': ['Portrait post', 1080, 1350],
  story: ['Story or Reel', 1080, 1920],
  'x-post': ['X post', 1600, 900],
  'x-header': ['X header', 1500, 500],
  'linkedin-cover': ['LinkedIn cover', 1584, 396],
  'facebook-cover': ['Facebook cover', 851, 315],
  'youtube-thumbnail': ['YouTube thumbnail', 1280, 720],
  'youtube-banner': ['YouTube banner', 2560, 1440],
  pin: ['Pinterest pin', 1000, 1500],
  favicon: ['Favicon', 32, 32],
  'touch-icon': ['Apple touch icon', 180, 180],
  'android-icon': ['Android icon', 192, 192],
  'app-icon': ['App icon', 512, 512],
  'store-icon': ['App Store icon', 1024, 1024],
  avatar: ['Avatar', 128, 128],
  thumbnail: ['Thumbnail', 150, 150],
  card: ['Card', 400, 300],
  hero: ['Hero', 1600, 600],
  'full-hd': ['Full HD screen', 1920, 1080],
  '4k': ['4K screen', 3840, 2160],
} as const satisfies Record<string, Size>;
export type SizeName = keyof typeof SIZES;

const SIZE_NAMES = Object.fromEntries(
  Object.entries(SIZES).map(([name, [label, width, height]]) => [name, `${label}, ${width} × ${height}`]),
) as { [Name in SizeName]: string };

export const SIZE_CHOICES = { own: 'Own size', ...SIZE_NAMES };

interface Sized {
  readonly usualSize: SizeName | 'own';
  readonly width: number;
  readonly height: number;
}

export function sizeOf({ usualSize, width, height }: Sized): { width: number; height: number } {
  if (usualSize === 'own') return { width, height };
  const [, usualWidth, usualHeight] = SIZES[usualSize];
  return { width: usualWidth, height: usualHeight };
}
