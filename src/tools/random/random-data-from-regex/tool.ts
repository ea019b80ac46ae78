import { InputError, integer, line } from '@/kit';
import { count, defineGenerator } from '@/kit/generator';

/** The pattern stands in the page's address. */
const LONGEST_PATTERN = 20_000;

export default defineGenerator({
  label: 'Results',
  options: {
    regularExpression: line('Regular Expression', String.raw`[A-Z]{3}-\d{4}`, {
      placeholder: String.raw`\w+@example\.(com|org)`,
      maxLength: LONGEST_PATTERN,
    }),
    flags: line('Flags', '', { placeholder: 'iu', hint: 'Any of i, m, s, u and v' }),
    maxRepeat: integer('Max Repeat', 10, {
      min: 0,
      max: 100,
      hint: 'How many extra times *, + or {n,} can repeat',
    }),
    count: count(5, 10),
  },
  heavy: true,
  timeLimit: {
    after: 10_000,
    message:
      'Stopped after 10 seconds: this pattern takes too long. Lower Max Repeat or Count, or simplify the pattern.',
  },
  prepare: async ({ regularExpression, flags, maxRepeat }) => {
    const invalid = (details = {}) =>
      new InputError('Please enter a valid regular expression.', { ...details, title: 'Invalid Regex' });
    if (regularExpression === '') throw invalid({ field: 'regularExpression' });
    // Not part of the page: the parser is larger than all the rest, and only the worker needs it.
    const [{ compile }, { regexGenerator }] = await Promise.all([
      import('@/engines/regex/compile'),
      import('@/engines/regex/generate'),
    ]);
    try {
      compile(regularExpression, flags);
    } catch (error) {
      throw error instanceof InputError ? invalid(error.details) : error;
    }
    const needsUnicode = /\\p\{|\\u\{/i.test(regularExpression) && !/[uv]/.test(flags);
    return {
      one: regexGenerator(regularExpression, flags, { maxRepeat }),
      notes: needsUnicode ? [String.raw`\p{…} and \u{…} only mean characters with the u or v flag`] : [],
    };
  },
  examples: [
    { title: 'Three letters and four digits', options: { count: 3 }, output: ['QKX-5150', 'FPL-6365', 'JTP-9191'] },
    {
      title: 'The same quote at both ends',
      options: { regularExpression: String.raw`(?<quote>["'])\w{3,8}\k<quote>`, count: 3 },
      output: ['"96VCh"', '"Jnmz"', "'cPd1DAdd'"],
    },
    {
      title: 'A rule for passwords',
      options: { regularExpression: String.raw`^(?=.*\d)(?=.*[A-Z])\w{8,12}$`, count: 3 },
      output: ['SwcPd1DAd', 'vwLMnaf88U', '1vpOJDb9Xl5'],
    },
    {
      title: 'Greek letters',
      options: { regularExpression: '[α-ω]{6}', count: 3 },
      output: ['ωπμηπβ', 'ρρεψμυ', 'μζνωγφ'],
    },
  ],
});
