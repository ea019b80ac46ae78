import { defineTool, result, summary, table, text, toggle } from '@/kit';
import { codeIn, getCategory, getNumber, STATUSES, searchStatuses } from './codes';
import { IIS_CAUSES } from './iis';
import { getHeaders, SERVER_CODES } from './servers';

const OWN = [...SERVER_CODES, ...IIS_CAUSES];
const ALL = [...STATUSES, ...OWN].sort((a, b) => a.code - b.code);

/** A code that nobody registered is still of a class, and is to be taken as its first (RFC 9110, section 15). */
const noneFound = (asked: string): string => {
  if (!/^[1-5]\d\d$/.test(asked)) return 'No status code matches';
  const [first] = searchStatuses(`${asked[0]}00`);
  return `No status code matches: ${asked} isn’t registered. Clients treat it as ${first!.code} ${first!.name}.`;
};

export default defineTool({
  input: text('Search', { short: true, optional: true, placeholder: '404, redirect, timeout, 5xx …' }),
  options: {
    servers: toggle('Servers’ Own Codes', false, { hint: 'Codes of nginx, Cloudflare, IIS, AWS and others' }),
    headers: toggle('Headers', false, { hint: 'The headers that go with each code' }),
  },
  output: table({ label: 'Status codes', download: 'http-status-codes.tsv' }),
  action: 'Search',
  emptyInput: true,
  run(input, { servers, headers }) {
    const registered = searchStatuses(input, servers ? ALL : STATUSES);
    // A code that is met in a log is looked up wherever it comes from.
    const own = registered.length > 0 ? registered : searchStatuses(input, OWN);
    // Of a cause that nobody knows at least the code is.
    const asked = codeIn(input) ?? input.trim();
    const found = own.length === 0 && /^\d{3}\.\d+$/.test(asked) ? searchStatuses(asked.slice(0, 3)) : own;
    const [only] = found.length === 1 ? found : [];
    const isOwn = only !== undefined && OWN.includes(only);
    const withHeaders = only && getHeaders(only);
    return result(
      {
        columns: ['Code', 'Name', 'Meaning', 'Category', 'Reference', ...(headers ? ['Headers'] : [])],
        rows: found.map((status) => [
          getNumber(status),
          status.name,
          status.meaning,
          getCategory(status),
          status.reference,
          ...(headers ? [getHeaders(status)] : []),
        ]),
      },
      {
        facts: [
          { label: 'Shown', value: `${found.length} of ${servers ? ALL.length : STATUSES.length}` },
          ...(withHeaders ? [{ label: 'Headers', value: withHeaders }] : []),
        ],
        notes:
          found.length === 0
            ? [noneFound(asked)]
            : isOwn
              ? [`${getNumber(only)} isn’t registered: ${only.reference} uses it on its own.`]
              : [],
      },
    );
  },
  summarize({ shown }) {
    const rows = shown.kind === 'table' ? shown.value.rows : [];
    const [code, name, meaning, category] = rows[0] ?? [];
    if (rows.length === 1) return summary(`${code} ${name}`, meaning, category);
    return rows.length === 0 ? summary('No such status') : summary(`${rows.length} statuses`, `${code} ${name}, …`);
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
            'There’s nothing at this URL, or the server doesn’t want to reveal it.',
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
            "I'm a teapot: an April Fools’ joke from RFC 2324, reserved because so many servers use it.",
            'Client Error',
            'RFC 9110',
          ],
        ],
      },
    },
    {
      title: 'A status line',
      input: 'HTTP/1.1 301 Moved Permanently',
      output: {
        columns: ['Code', 'Name', 'Meaning', 'Category', 'Reference'],
        rows: [
          [
            '301',
            'Moved Permanently',
            'It has moved permanently. Browsers and search engines remember it; a POST may become a GET.',
            'Redirection',
            'RFC 9110',
          ],
        ],
      },
    },
    {
      title: 'A code of nginx',
      input: '499',
      output: {
        columns: ['Code', 'Name', 'Meaning', 'Category', 'Reference'],
        rows: [
          [
            '499',
            'Client Closed Request',
            'The client gave up before the answer. Often a sign that the answer takes too long.',
            'Client Error',
            'nginx',
          ],
        ],
      },
      notes: ['499 isn’t registered: nginx uses it on its own.'],
    },
    {
      title: 'With headers',
      input: '401',
      options: { headers: true },
      output: {
        columns: ['Code', 'Name', 'Meaning', 'Category', 'Reference', 'Headers'],
        rows: [
          [
            '401',
            'Unauthorized',
            STATUSES.find(({ code }) => code === 401)!.meaning,
            'Client Error',
            'RFC 9110',
            'WWW-Authenticate, Authorization (request)',
          ],
        ],
      },
    },
  ],
});
