/** Names are compared without capitals, accents and signs between words. */
export const nameKey = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s_-]+/g, ' ');
