import type { Notation } from '@/engines/text/codes';
import { choice, InputError, resultAs, toggle } from '@/kit';
import type { FieldRow, Result } from '@/kit/output';
import type { PageSettings } from '@/kit/page';

/** In the order in which all of them are shown. */
const NOTATIONS = { decimal: 'Decimal', hexadecimal: 'Hexadecimal', octal: 'Octal', binary: 'Binary' } as const;
export const ABOVE = { utf8: 'UTF-8 bytes', latin1: 'ISO 8859-1', unicode: 'Unicode code points' } as const;

/** Both directions are set in the same way. */
export const codeOptions = {
  delimiter: choice('Delimiter', { space: 'Space', comma: 'Comma', newLine: 'New line' }, 'space'),
  encoding: choice(
    'Encoding',
    { decimal: 'Decimal', hexadecimal: 'Hexadecimal', binary: 'Binary', octal: 'Octal', all: 'All at once' },
    'decimal',
  ),
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

/** What each notation has to say; a note names those that have nothing. */
export function inAllNotations(
  convert: (encoding: Notation) => string,
  found: string,
): Result<never, undefined, 'fields'> {
  const rows: FieldRow[] = [];
  const missing: string[] = [];
  let first: unknown;
  for (const [encoding, label] of Object.entries(NOTATIONS)) {
    try {
      rows.push({ label, value: convert(encoding as Notation) });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      first ??= error;
      missing.push(label.toLowerCase());
    }
  }
  if (rows.length === 0) throw first;
  return resultAs('fields', rows, { notes: missing.length > 0 ? [`${found} ${missing.join(', ')}.`] : [] });
}
