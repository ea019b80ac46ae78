import { grouped } from '@/engines/number/grouped';
import { countText } from '@/engines/text/count';
import { area, choice, defineTool, plain, result, resultAs, tabs, text } from '@/kit';
import type { Group } from './action';
import { ACTIONS, type ActionName } from './actions';
import { SETTINGS } from './settings';
import { parseSteps, runSteps } from './steps';

const names = Object.keys(ACTIONS) as ActionName[];
const labels = Object.fromEntries(names.map((name) => [name, ACTIONS[name].label])) as Record<ActionName, string>;

const buttons = Object.fromEntries(
  names.map((name) => [labels[name], { group: ACTIONS[name].group, action: name }]),
) as Record<string, { group: Group; action: ActionName }>;

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
      {
        basic: 'Basic',
        advanced: 'Advanced',
        formatting: 'Formatting',
        cleanUp: 'Clean Up',
        steps: 'Steps',
        statistics: 'Statistics',
      },
      'basic',
    ),
    action: choice('Action', labels, 'uppercase', { hidden: true }),
    ...SETTINGS,
    steps: area('Steps', '', {
      hidden: true,
      maxLength: 20_000,
      hint: 'Several actions in a row, one per line: strip-html, then keep-lines pattern="error" regex flags="i"',
    }),
  },
  output: plain({ hero: true, download: 'formatted-text.txt' }),
  also: ['fields'],
  action: { ...buttons, 'Apply Steps': { group: 'steps' }, Count: { group: 'statistics' } },
  timeLimit: {
    after: 5000,
    message:
      'Stopped after 5 seconds: a regular expression takes too long on this text. Rewrite repetitions that can match the same text in several ways, such as (a+)+.',
  },
  async run(input, { group, action, steps, ...settings }) {
    const plainBreaks = input.replace(/\r\n?/g, '\n');
    // Whoever names steps wants them done; the page names them only where they are seen.
    if (steps.trim() !== '') {
      const done = await runSteps(plainBreaks, parseSteps(steps));
      return result(done.text, { data: { steps: done.after } });
    }
    if (group === 'steps') return result(plainBreaks, { data: { steps: [] } });
    if (group === 'statistics') return resultAs('fields', statistics(input));
    return result(await ACTIONS[action].apply(plainBreaks, settings), {});
  },
  examples: [
    { title: 'Capitals', input: 'straße and café', output: 'STRASSE AND CAFÉ' },
    {
      title: 'A list',
      input: 'eggs\nmilk',
      options: { group: 'formatting', action: 'addNumbering' },
      output: '1. eggs\n2. milk',
    },
    {
      title: 'Text from a web page',
      input: '<h1>Café  “Rio”</h1>\n<p>Open   daily,<br>8&nbsp;to&nbsp;6</p>',
      options: { group: 'steps', steps: 'strip-html; remove-invisible; collapse-spaces; straight-quotes' },
      output: 'Café "Rio"\n\nOpen daily,\n8 to 6',
    },
    {
      title: 'Errors of a log, numbered',
      input: '12:01 error: disk full\n12:02 ok\n12:05 Error: no route',
      options: {
        group: 'steps',
        steps:
          'keep-lines pattern="error" regex flags="i"; find-replace find="^\\d\\d:\\d\\d " regex flags="gm"; add-numbering',
      },
      output: '1. error: disk full\n2. Error: no route',
    },
  ],
});
