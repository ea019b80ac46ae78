import { grouped } from '@/engines/number/grouped';
import { countText } from '@/engines/text/count';
import { choice, defineTool, integer, line, plain, resultAs, tabs, text } from '@/kit';
import { ACTIONS, type ActionName } from './actions';

const names = Object.keys(ACTIONS) as ActionName[];
const labels = Object.fromEntries(names.map((name) => [name, ACTIONS[name].label])) as Record<ActionName, string>;

const buttons = Object.fromEntries(
  names.map((name) => [labels[name], { group: ACTIONS[name].group, action: name }]),
) as Record<string, { group: 'basic' | 'advanced' | 'formatting'; action: ActionName }>;

function statistics(input: string) {
  const { words, characters, withoutSpaces, sentences, paragraphs, lines } = countText(input);
  return Object.entries({
    Words: words,
    Characters: characters,
    'Without Spaces': withoutSpaces,
    Sentences: sentences,
    Paragraphs: paragraphs,
    Lines: lines,
  }).map(([label, count]) => ({ label, value: grouped(count) }));
}

export default defineTool({
  input: text('Input', { accept: '.txt,.md', placeholder: 'Type or paste your text' }),
  options: {
    group: tabs(
      'Group',
      { basic: 'Basic', advanced: 'Advanced', formatting: 'Formatting', statistics: 'Statistics' },
      'basic',
    ),
    action: choice('Action', labels, 'uppercase', { hidden: true }),
    find: line('Find', '', { when: { group: 'basic' } }),
    replace: line('Replace', '', { when: { group: 'basic' } }),
    prefix: line('Prefix', '', { when: { group: 'advanced' } }),
    suffix: line('Suffix', '', { when: { group: 'advanced' } }),
    wrapWith: line('Wrap With', '"', { when: { group: 'advanced' } }),
    width: integer('Word Wrap Width', 80, { min: 1, max: 1000, when: { group: 'formatting' } }),
  },
  output: plain({ hero: true, download: 'formatted-text.txt' }),
  also: ['fields'],
  action: { ...buttons, Count: { group: 'statistics' } },
  run(input, { group, action, ...settings }) {
    const plainBreaks = input.replace(/\r\n?/g, '\n');
    return group === 'statistics'
      ? resultAs('fields', statistics(input))
      : ACTIONS[action].apply(plainBreaks, settings);
  },
  examples: [
    { title: 'Capitals', input: 'straße and café', output: 'STRASSE AND CAFÉ' },
    {
      title: 'A list',
      input: 'eggs\nmilk',
      options: { group: 'formatting', action: 'addNumbering' },
      output: '1. eggs\n2. milk',
    },
  ],
});
