import { choice, toggle } from '@/kit';
import type { PageSettings } from '@/kit/page';

export const ABOVE = { utf8: 'UTF-8 bytes', latin1: 'ISO 8859-1' } as const;

/** Both directions are set in the same way. */
export const codeOptions = {
  delimiter: choice('Delimiter', { space: 'Space', comma: 'Comma', newLine: 'New line' }, 'space'),
  encoding: choice('Encoding', { decimal: 'Decimal', hexadecimal: 'Hexadecimal', binary: 'Binary' }, 'decimal'),
  above: choice('Above 127', ABOVE, 'utf8', { hint: 'How to read codes above 127, which aren’t ASCII.' }),
  realTime: toggle('Real-time Conversion', true),
};

export const CODE_PAGE: PageSettings = {
  live: 'realTime',
  clearsOnError: true,
  clearLabel: 'Clear',
  help: [
    'Type or paste into Input, drop a .txt, .csv or .json file on it, or use Upload.',
    'Choose the separator and how each code is written. Your choices are remembered.',
    'The result updates as you type. Turn off Real-time Conversion to convert only when you press the button.',
    'Copy the result, download it as a file, or copy a link to these settings.',
  ],
};

export const CODE_FILES = '.txt,.csv,.json';
