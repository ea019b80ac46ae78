import { grouped } from '@/engines/number/grouped';
import { choice, defineTool, factValue, plain, result, summary, text, toggle } from '@/kit';
import { normalizeEmails } from './normalize';

const NAMED = 5;
/** No address is longer by much (RFC 5321 allows 254 characters); what is, is a whole file. */
const LONGEST = 60;
const shown = (token: string) =>
  token.length > LONGEST ? `${token.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '')}…` : token;

export default defineTool({
  input: text('Input', { accept: '.txt,.csv', placeholder: 'Jane.Doe@Gmail.com, info@example.org …' }),
  options: {
    removePlusTags: toggle('Remove Plus Tags', false),
    fixTypos: toggle('Fix Typos', true),
    show: choice('Show', { valid: 'Normalized', invalid: 'Invalid' }, 'valid'),
  },
  output: plain({ hero: true, download: 'normalized_emails.txt' }),
  action: 'Normalize',
  run(input, { show, ...options }) {
    const { addresses, invalid, total, duplicates, fixed } = normalizeEmails(input, options);
    const named = invalid.slice(0, NAMED).map(shown).join(', ') + (invalid.length > NAMED ? ' …' : '');
    return result((show === 'valid' ? addresses : invalid).join('\n'), {
      facts: [
        { label: 'Found', value: grouped(total) },
        { label: 'Normalized', value: grouped(addresses.length) },
        { label: 'Duplicates removed', value: grouped(duplicates) },
        { label: 'Typos fixed', value: grouped(fixed) },
        { label: 'Invalid', value: grouped(invalid.length) },
      ],
      notes: invalid.length > 0 && show === 'valid' ? [`Not valid, so not in the list: ${named}`] : [],
    });
  },
  summarize(outcome) {
    const count = factValue(outcome, 'Normalized') ?? '0';
    const told = (label: string, one: string, rest: string) => {
      const amount = factValue(outcome, label);
      return amount && amount !== '0' ? `${amount} ${one}${amount === '1' ? '' : 's'} ${rest}` : undefined;
    };
    return summary(
      `${count} ${count === '1' ? 'address' : 'addresses'}`,
      told('Duplicates removed', 'duplicate', 'removed'),
      told('Typos fixed', 'typo', 'fixed'),
      factValue(outcome, 'Invalid') === '0' ? undefined : `${factValue(outcome, 'Invalid')} not valid`,
    );
  },
  examples: [
    {
      title: 'A list as people type it',
      input:
        'Jane.Doe@Gmail.com, janedoe@googlemail.com\nbob@gmial.com  INFO@Example.org\ninfo@example.org not-an-address',
      output: 'janedoe@gmail.com\nbob@gmail.com\ninfo@example.org',
    },
    {
      title: 'The same inbox twice',
      input: 'anna.smith+news@gmail.com\nannasmith@gmail.com',
      options: { removePlusTags: true },
      output: 'annasmith@gmail.com',
    },
  ],
});
