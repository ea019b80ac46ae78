import sans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import mono from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?url';

/** The addresses of the site's own typefaces. */
export const FACES = { 'Instrument Sans': sans, 'JetBrains Mono': mono } as const;

/**
 * Lets the page use its own typefaces, once they have arrived: the first result never waits for them. Where the service worker has them,
 * `theme-boot.js` uses them from the start.
 */
export async function showFaces(): Promise<void> {
  const root = document.documentElement;
  if ('fonts' in root.dataset) return;
  // Without them the fallbacks stand.
  await Promise.all(Object.keys(FACES).map((name) => document.fonts.load(`1em "${name}"`))).catch(() => {});
  root.dataset.fonts = '';
}
