import { grouped } from '@/engines/number/grouped';
import { countKeys, getLineKey } from '@/engines/text/line-keys';
import { inLineOrder, inOrderOf } from '@/engines/text/line-order';
import { getLines, withoutDuplicates } from '@/engines/text/lines';
import { choice, defineTool, factValue, plain, result, summary, text, toggle } from '@/kit';
import { KEY_OPTIONS, KEY_TIME_LIMIT, readKeyOptions } from '../key-options';

export default defineTool({
  input: text('Input', { accept: '.txt,.csv', placeholder: 'One item per line' }),
  options: {
    caseSensitive: toggle('Case Sensitive', true),
    trimWhitespace: toggle('Trim Whitespace', true),
    sort: choice(
      'Sort',
      { none: 'None', alphabetical: 'Alphabetical', reverse: 'Reverse', often: 'Most Frequent First' },
      'none',
    ),
    keepOriginalCase: toggle('Keep Original Case', true, { when: { caseSensitive: false } }),
    ...KEY_OPTIONS,
    keep: choice(
      'Keep',
      { first: 'First of Each', last: 'Last of Each', repeated: 'Only Repeated', single: 'Only Unrepeated' },
      'first',
    ),
    counts: toggle('Counts', false),
  },
  output: plain({ label: 'Processed', download: 'deduplicated-lines.txt' }),
  action: 'Remove Duplicates',
  timeLimit: KEY_TIME_LIMIT,
  run(input, { caseSensitive, trimWhitespace, sort, keepOriginalCase, keep, counts, ...keyed }) {
    const all = getLines(input);
    const trimmed = trimWhitespace ? all.map((line) => line.trim()) : all;
    const getKey = getLineKey(readKeyOptions(keyed));
    const fold = (line: string) => (caseSensitive ? line : line.toLowerCase());
    // A line without a key is the same as no other.
    const identity = getKey ? (line: string) => fold(getKey(line) ?? `\0${line}`) : fold;
    const known =
      counts || sort === 'often' || keep === 'repeated' || keep === 'single' ? countKeys(trimmed, identity) : undefined;
    const countOf = (line: string) => known?.get(identity(line)) ?? 1;

    const fitting =
      keep === 'repeated' || keep === 'single'
        ? trimmed.filter((line) => (keep === 'repeated') === countOf(line) > 1)
        : trimmed;
    const kept =
      keep === 'last'
        ? withoutDuplicates(fitting.toReversed(), identity).reverse()
        : withoutDuplicates(fitting, identity);
    const ordered =
      sort === 'none'
        ? kept
        : sort === 'often'
          ? inOrderOf(kept, countOf, (a, b) => b - a)
          : inLineOrder(kept, caseSensitive);
    if (sort === 'reverse') ordered.reverse();
    const cased = caseSensitive || keepOriginalCase ? ordered : ordered.map((line) => line.toLowerCase());
    const written = counts ? cased.map((line) => `${countOf(line)}\t${line}`) : cased;
    return result(written.join('\n'), {
      facts: [
        { label: 'Original Lines', value: grouped(all.length) },
        { label: 'Deduplicated Lines', value: grouped(written.length) },
        { label: 'Removed', value: grouped(all.length - written.length) },
      ],
    });
  },
  summarize(outcome) {
    const [left, gone] = [factValue(outcome, 'Deduplicated Lines'), factValue(outcome, 'Removed')];
    return summary(`${left} ${left === '1' ? 'line' : 'lines'}, ${gone} removed`);
  },
  examples: [
    { title: 'A shopping list', input: 'bread\nmilk\nbread \neggs\nmilk', output: 'bread\nmilk\neggs' },
    {
      title: 'Whatever the case',
      input: 'One\none\nTWO\nthree',
      options: { caseSensitive: false, keepOriginalCase: false, sort: 'alphabetical' },
      output: 'one\nthree\ntwo',
    },
    {
      title: 'One line per user, by the second column',
      input: '10:01 ada login\n10:02 bob login\n10:07 ada logout',
      options: { compareBy: 'column', column: 2, keep: 'last' },
      output: '10:02 bob login\n10:07 ada logout',
    },
    {
      title: 'Only what is repeated, with counts',
      input: 'red\nblue\nred\ngreen\nblue\nred',
      options: { keep: 'repeated', counts: true, sort: 'often' },
      output: '3\tred\n2\tblue',
    },
  ],
});
