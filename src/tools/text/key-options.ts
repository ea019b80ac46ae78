import type { KeyOptions } from '@/engines/text/line-keys';
import { choice, integer, line } from '@/kit';

/** What lines are compared by. */
export const KEY_OPTIONS = {
  compareBy: choice('Compare By', { line: 'Whole Line', column: 'Column', regex: 'Regex' }, 'line'),
  column: integer('Column', 1, {
    min: -999,
    max: 999,
    hint: '-1 is the last column',
    when: { compareBy: 'column' },
  }),
  separator: line('Separator', '', { placeholder: 'Spaces or tabs', maxLength: 20, when: { compareBy: 'column' } }),
  pattern: line('Pattern', '', {
    placeholder: String.raw`\d+ or id=(\w+)`,
    maxLength: 1000,
    when: { compareBy: 'regex' },
  }),
};

interface KeyValues {
  compareBy: KeyOptions['by'];
  column: number;
  separator: string;
  pattern: string;
}

export const readKeyOptions = ({ compareBy, column, separator, pattern }: KeyValues): KeyOptions => ({
  by: compareBy,
  column,
  separator,
  pattern,
});

/** A pattern of the visitor's own may take forever on a line. */
export const KEY_TIME_LIMIT = {
  after: 20_000,
  message:
    'Stopped after 20 seconds: this pattern takes too long on these lines. Rewrite repetitions that can match the same text in several ways, such as (a+)+.',
};
