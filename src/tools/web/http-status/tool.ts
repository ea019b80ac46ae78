import { defineTool, result, table, text } from '@/kit';
import { categoryOf, STATUSES, searchStatuses } from './codes';

export default defineTool({
  input: text('Search', { short: true, placeholder: '404, redirect, timeout, 5xx …' }),
  output: table({ label: 'Status codes', download: 'http-status-codes.tsv' }),
  action: 'Search',
  emptyInput: true,
  run(input) {
    const found = searchStatuses(input);
    return result(
      {
        columns: ['Code', 'Name', 'Meaning', 'Category', 'Reference'],
        rows: found.map((status) => [
          String(status.code),
          status.name,
          status.meaning,
          categoryOf(status),
          status.reference,
        ]),
      },
      {
        facts: [{ label: 'Shown', value: `${found.length} of ${STATUSES.length}` }],
        notes: found.length === 0 ? ['No status code fits'] : [],
      },
    );
  },
  examples: [
    {
      title: 'A code',
      input: '404',
      output: {
        columns: ['Code', 'Name', 'Meaning', 'Category', 'Reference'],
        rows: [
          [
            '404',
            'Not Found',
            'There is nothing at this address, or the server does not want to say that there is.',
            'Client Error',
            'RFC 9110',
          ],
        ],
      },
    },
    {
      title: 'A word of it',
      input: 'teapot',
      output: {
        columns: ['Code', 'Name', 'Meaning', 'Category', 'Reference'],
        rows: [
          [
            '418',
            '(Unused)',
            "I'm a teapot: an April joke from RFC 2324, kept out of use because so many servers know it.",
            'Client Error',
            'RFC 9110',
          ],
        ],
      },
    },
  ],
});
