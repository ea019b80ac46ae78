/** What each site cuts out of a picture, and how small it may be there. */
const SITES = {
  facebook: { name: 'Facebook', ratio: 1.91, least: [600, 315] },
  x: { name: 'X', ratio: 2, least: [300, 157] },
  linkedin: { name: 'LinkedIn', ratio: 1.91, least: [401, 210] },
  slack: { name: 'Slack', ratio: 1.91, least: [200, 105] },
  discord: { name: 'Discord', ratio: 1.91, least: [300, 157] },
  whatsapp: { name: 'WhatsApp', ratio: 1.91, least: [300, 157] },
} as const;
export interface PictureFacts {
  width: number;
  height: number;
  bytes: number;
}

const MEGABYTE = 1_000_000;

/** Why a picture will not be seen as it is, by site. */
export function judgePicture({ width, height, bytes }: PictureFacts): string[] {
  const notes: string[] = [];
  const small = Object.values(SITES).filter(({ least }) => width < least[0] || height < least[1]);
  if (small.length > 0) notes.push(`Too small for a large card on ${listNames(small.map(({ name }) => name))}.`);
  else if (width < 1200 || height < 630) notes.push('On sharp screens 1200 × 630 pixels look better.');
  const ratio = width / height;
  if (ratio < 1.7 || ratio > 2.2) {
    const [lost, side] = ratio < 1.91 ? [1 - ratio / 1.91, 'top and bottom'] : [1 - 1.91 / ratio, 'left and right'];
    notes.push(`Most sites cut ${Math.round(lost * 100)}% off at ${side}: they show 1.91 to 1.`);
  }
  if (bytes > 5 * MEGABYTE) notes.push('X takes pictures up to 5 MB.');
  if (bytes > 0.6 * MEGABYTE) notes.push('WhatsApp leaves out pictures above 600 kB.');
  return notes;
}

const listNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
