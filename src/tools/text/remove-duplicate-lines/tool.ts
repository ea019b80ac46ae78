import { grouped } from '@/engines/number/grouped';
import { inLineOrder } from '@/engines/text/line-order';
import { getLines, withoutDuplicates } from '@/engines/text/lines';
import { choice, defineTool, factValue, plain, result, summary, text, toggle } from '@/kit';

export default defineTool({
  input: text('Input', { accept: '.txt,.csv', placeholder: 'One item per line' }),
  options: {
    caseSensitive: toggle('Case Sensitive', true),
    trimWhitespace: toggle('Trim Whitespace', true),
    sort: choice('Sort', { none: 'None', alphabetical: 'Alphabetical', reverse: 'Reverse' }, 'none'),
    keepOriginalCase: toggle('Keep Original Case', true, { when: { caseSensitive: false } }),
  },
  output: plain({ label: 'Processed', download: 'deduplicated-lines.txt' }),
  action: 'Remove Duplicates',
  run(input, { caseSensitive, trimWhitespace, sort, keepOriginalCase }) {
    const all = getLines(input);
    const trimmed = trimWhitespace ? all.map((line) => line.trim()) : all;
    const kept = withoutDuplicates(trimmed, (line) => (caseSensitive ? line : line.toLowerCase()));
    const cased = caseSensitive || keepOriginalCase ? kept : kept.map((line) => line.toLowerCase());
    const written = sort === 'none' ? cased : inLineOrder(cased, caseSensitive);
    if (sort === 'reverse') written.reverse();
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
  ],
});
