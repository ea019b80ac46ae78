// What the tiles of the home page show. `tiles.test.ts` runs the tools and compares: these are their own results.

export const QR_TEXT = 'https://localkit.example';
/** The rows of its modules, dark ones as 1. */
export const QR_ROWS: readonly string[] = [
  '1111111011010111101111111',
  '1000001001000100001000001',
  '1011101001010010001011101',
  '1011101011100110101011101',
  '1011101010101001001011101',
  '1000001010010110001000001',
  '1111111010101010101111111',
  '0000000010100001000000000',
  '1000101110101000111111001',
  '1001010101001111100011010',
  '1110101111011001001001100',
  '1011110010010011101110110',
  '1111111110010001011101111',
  '1001010111101011100010010',
  '0011001111011011010111100',
  '0000010100010010101110110',
  '1101101101101001111111100',
  '0000000011000100100010000',
  '1111111011100000101010000',
  '1000001001101000100011110',
  '1011101011011000111111100',
  '1011101000101010011100111',
  '1011101000111010011001010',
  '1000001000111001010111110',
  '1111111011001001011000111',
];

export const PALETTE = { base: '#0ea5e9', colors: ['#cfeefc', '#6fccf6', '#0eaaf1', '#096690', '#032230'] } as const;

export const CRON = '*/15 9-17 * * 1-5';
export const CRON_HOURS = { from: 9, to: 17, days: 5 } as const;

export const JSON_TEXT = '{"user":{"name":"Ada","id":9007199254740993}}';

export const PASSWORD = 'R}#PTsdOW-Zgm6:y';

export const UNITS = { input: '26.2', options: { from: 'mile', to: 'kilometer' }, result: '42.164813' } as const;

export const TIMES = {
  from: '2026-11-18 13:40',
  options: { sourceTimezone: 'Europe/London', targetTimezone: 'Asia/Tokyo' },
  to: '22:40',
} as const;
