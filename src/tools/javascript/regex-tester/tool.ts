import { grouped } from '@/engines/number/grouped';
import type { Cost } from '@/engines/regex/cost/cost';
import { area, choice, defineTool, InputError, integer, line, result, resultAs, summary, table, text } from '@/kit';
import { toTable, writeAttack } from './rows';
import type { Tested } from './tested';

const LANGUAGES = {
  javascript: 'JavaScript',
  python: 'Python',
  go: 'Go',
  java: 'Java',
  csharp: 'C#',
  php: 'PHP',
  rust: 'Rust',
} as const;

const MOST_MATCHES = 10_000;
/** The pattern stands in the page's address. */
const LONGEST_PATTERN = 20_000;

export default defineTool({
  input: text('Test Text', { optional: true, placeholder: 'Type or paste the text to search, or drop a file' }),
  options: {
    pattern: line('Pattern', '', { placeholder: String.raw`(\w+)@(\w+)\.com`, maxLength: LONGEST_PATTERN }),
    flags: line('Flags', 'g', { hint: 'Any of g, i, m, s, u, v, y and d' }),
    flavour: choice('Flavor', { javascript: 'JavaScript', re2: 'RE2 (Go)' }, 'javascript', { hidden: true }),
    replacement: line('Replace', '', { placeholder: '$1, $<name>, $&', maxLength: LONGEST_PATTERN }),
    show: choice(
      'Show',
      {
        matches: 'Matches',
        replacement: 'Replaced text',
        list: 'Each replacement',
        steps: 'Steps of a match',
        explanation: 'Explanation',
        code: 'Code',
        diagram: 'Diagram',
        cases: 'Test cases',
        flavours: 'Flavors',
      },
      'matches',
      { hidden: true },
    ),
    language: choice('Language', LANGUAGES, 'javascript', { hidden: true, when: { show: 'code' } }),
    match: integer('Match', 1, { hidden: true, min: 1, max: 10_000, when: { show: 'steps' } }),
    shouldMatch: area('Should match', '', {
      hidden: true,
      maxLength: LONGEST_PATTERN,
      hint: 'Test cases, one per line',
    }),
    shouldNotMatch: area('Should not match', '', {
      hidden: true,
      maxLength: LONGEST_PATTERN,
      hint: 'Test cases, one per line',
    }),
  },
  output: table({ label: 'Match Information', copyLabel: 'Copy Matches' }),
  also: ['text', 'tree', 'image'],
  action: 'Test',
  emptyInput: true,
  timeLimit: {
    after: 2000,
    message:
      'Stopped after 2 seconds: this pattern backtracks too much on this text. Rewrite repetitions that can match the same text in several ways, such as (a+)+, or test a shorter text.',
  },
  prepare: () => import('@/engines/regex'),
  async run(input, { pattern, flags, flavour, replacement, show, language, match, shouldMatch, shouldNotMatch }) {
    if (pattern === '') throw new InputError('Enter a pattern', { field: 'pattern' });
    // Not part of the page: the parser is larger than all the rest, and only the worker needs it.
    if (show === 'code') {
      const { codeFor } = await import('@/engines/regex/code/code');
      const { code, notes } = codeFor({ pattern, flags, replacement, language });
      const data: Tested = { code };
      return resultAs('text', code, { notes, data });
    }
    if (show === 'diagram') {
      const { drawDiagram } = await import('./diagram');
      return resultAs('image', drawDiagram(pattern, flags));
    }
    if (show === 'cases') {
      const { testCases } = await import('./cases');
      return testCases({ pattern, flags, flavour, shouldMatch, shouldNotMatch });
    }
    if (show === 'steps') {
      if (flavour === 're2')
        throw new InputError('RE2 never goes back: it follows all ways at once, so there are no steps to show');
      const { listSteps } = await import('./steps');
      return listSteps(pattern, flags, input, match);
    }
    if (show === 'flavours') {
      const { compareFlavours } = await import('./flavours');
      return compareFlavours(pattern, flags);
    }
    const { complexity, costText, explain, findMatches, memoCost, replaceMatches, warnings } = await import(
      '@/engines/regex'
    );
    // RE2 goes through a text once, whatever the pattern.
    const re2 = flavour === 're2' ? await import('@/engines/regex/re2') : undefined;
    const risks = re2 ? [] : warnings(pattern, flags);
    const cost: Cost = re2 ? { kind: 'linear' } : memoCost(pattern, flags);
    const find = re2?.re2Matches ?? findMatches;
    const replace = re2?.re2Replace ?? replaceMatches;
    const messages = risks.map(({ message }) => message);

    if (show === 'explanation') {
      const explanation = explain(pattern, flags);
      const data: Tested = { explanation, risks, cost };
      return resultAs('tree', JSON.stringify(explanation, null, 1), { notes: messages, data });
    }
    if (show === 'replacement') {
      const replaced = replace(pattern, flags, input, replacement);
      const data: Tested = { replaced };
      return resultAs('text', replaced, { data });
    }

    const matches = find(pattern, flags, input, { limit: MOST_MATCHES });
    if (show === 'list') {
      const { listReplacements } = await import('./replacements');
      return listReplacements(matches, input, replacement);
    }
    const rows = toTable(matches, input, flags);
    const total = `${grouped(matches.total)}${matches.totalCapped ? ' or more' : ''}`;
    const notes =
      rows.rows.length < matches.total ? [`Showing the first ${grouped(rows.rows.length)} of ${total} matches`] : [];
    if (re2 && /[uvy]/.test(flags)) notes.push('RE2 doesn’t have the flags u, v and y, so they were left out');
    const data: Tested = { matches, risks, cost };
    try {
      data.replaced = replace(pattern, flags, input, replacement);
    } catch (error) {
      // Too long, which leaves the matches as they are.
      if (!(error instanceof InputError)) throw error;
      notes.push(error.message);
    }
    return result(rows, {
      notes: [...notes, ...messages],
      facts: [
        { label: 'Matches', value: total },
        { label: 'Complexity', value: complexity(pattern, flags) },
        { label: 'Cost', value: costText(cost), ...(cost.attack && { note: `Shown by ${writeAttack(cost.attack)}` }) },
      ],
      data,
    });
  },
  summarize({ data, shown }) {
    const total = data?.matches?.total;
    if (total === undefined || shown.kind !== 'table') return undefined;
    const found = shown.value.rows.slice(0, 4).map(([match]) => match);
    return summary(`${total === 0 ? 'No' : total} ${total === 1 ? 'match' : 'matches'}`, found.join(', '));
  },
  examples: [
    {
      title: 'Email addresses',
      input: 'Write to ada@example.com or to bob.li@mail.example.org.',
      options: {
        pattern: String.raw`(?<user>[\w.+-]+)@(?<host>[\w-]+(?:\.[\w-]+)+)`,
        replacement: '$<user> at $<host>',
      },
      output: {
        columns: ['Match', 'Index', 'Groups'],
        rows: [
          ['ada@example.com', '9', 'user: ada, host: example.com'],
          ['bob.li@mail.example.org', '31', 'user: bob.li, host: mail.example.org'],
        ],
      },
    },
    {
      title: 'Dates turned round',
      input: 'From 2026-01-02\nto 2026-12-31',
      options: { pattern: String.raw`(\d{4})-(\d\d)-(\d\d)`, replacement: '$3.$2.$1' },
      output: {
        columns: ['Match', 'Index', 'Groups'],
        rows: [
          ['2026-01-02', '5', '1: 2026, 2: 01, 3: 02'],
          ['2026-12-31', '19', '1: 2026, 2: 12, 3: 31'],
        ],
      },
    },
    {
      title: 'In the syntax of RE2 and Go',
      input: 'host-1 HOST-2',
      options: { pattern: String.raw`(?i)(?P<name>[[:alpha:]]+)-(\d)`, flavour: 're2' },
      output: {
        columns: ['Match', 'Index', 'Groups'],
        rows: [
          ['host-1', '0', 'name: host, 2: 1'],
          ['HOST-2', '7', 'name: HOST, 2: 2'],
        ],
      },
    },
    {
      title: 'A pattern with test cases',
      input: '',
      options: {
        pattern: String.raw`^#(?:[\da-f]{3}){1,2}$`,
        flags: 'i',
        shouldMatch: '#FFF\n#0b6b4d',
        shouldNotMatch: '#ffff\nfff',
        show: 'cases',
      },
      output: {
        columns: ['Case', 'Expected', 'Result'],
        rows: [
          ['#FFF', 'Match', 'Passed: match'],
          ['#0b6b4d', 'Match', 'Passed: match'],
          ['#ffff', 'No match', 'Passed: no match'],
          ['fff', 'No match', 'Passed: no match'],
        ],
      },
    },
    {
      title: 'Empty matches',
      input: 'baaa',
      options: { pattern: 'a*', replacement: '-' },
      output: {
        columns: ['Match', 'Index', 'Groups'],
        rows: [
          ['', '0', ''],
          ['aaa', '1', ''],
          ['', '4', ''],
        ],
      },
    },
    {
      title: 'What each match becomes',
      input: 'ada@example.com, bob@example.org',
      options: { pattern: String.raw`(\w+)@(\w+)`, replacement: '$2:$1', show: 'list' },
      output: {
        columns: ['Match', 'Index', 'Replacement'],
        rows: [
          ['ada@example', '0', 'example:ada'],
          ['bob@example', '17', 'example:bob'],
        ],
      },
    },
    {
      title: 'The steps of a match',
      input: 'ab',
      options: { pattern: 'a|b', show: 'steps', match: 2 },
      output: {
        columns: ['Step', 'What', 'Part', 'At', 'Text'],
        rows: [
          ['1', 'Starts here', 'a|b', '1', ''],
          ['2', 'Doesn’t fit', 'a', '1', ''],
          ['3', 'Goes back', 'b', '1', ''],
          ['4', 'Takes', 'b', '1', 'b'],
          ['5', 'Match', 'a|b', '1', 'b'],
        ],
      },
    },
  ],
});
