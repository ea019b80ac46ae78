import { defineTool, fields, result, rowValue, summary, text } from '@/kit';

/** Longer than any that is sent; what follows would only slow the patterns down. */
const LONGEST = 2000;

/** Versions that are named by later systems too. */
const FROZEN: readonly (readonly [pattern: RegExp, note: string])[] = [
  [/Windows NT 10\.0/, 'Browsers also report Windows 10 on Windows 11'],
  [/Mac OS X 10(?:_15_7|\.15)\b/, 'Browsers also report macOS 10.15 on every later macOS'],
];

export default defineTool({
  input: text('User Agent', { browserValue: 'userAgent', placeholder: 'Mozilla/5.0 (…) …' }),
  output: fields({ hero: ['Browser', 'Operating System', 'Device'] }),
  each: 'line',
  action: 'Parse',
  async run(input) {
    const { parseAgent } = await import('./parse');
    const written = input
      .replace(/^\s*user-agent\s*:/i, '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, LONGEST);
    if (written === '') return [];
    const { browser, engine, system, device, processor } = parseAgent(written);
    const unknown = 'Not given';
    return result(
      [
        { label: 'Browser', value: browser || unknown },
        { label: 'Engine', value: engine || unknown },
        { label: 'Operating System', value: system || unknown },
        { label: 'Device', value: device || unknown },
        { label: 'Processor', value: processor || unknown },
      ],
      { notes: FROZEN.filter(([pattern]) => pattern.test(written)).map(([, note]) => note) },
    );
  },
  summarize(outcome) {
    const [browser, system, device] = ['Browser', 'Operating System', 'Device'].map((row) => rowValue(outcome, row));
    return summary(`${browser} on ${system}`, device, rowValue(outcome, 'Engine'));
  },
  examples: [
    {
      title: 'Firefox on Linux',
      input: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
      output: [
        { label: 'Browser', value: 'Firefox 128.0' },
        { label: 'Engine', value: 'Gecko 128.0' },
        { label: 'Operating System', value: 'Linux' },
        { label: 'Device', value: 'Desktop' },
        { label: 'Processor', value: 'x86, 64 bits' },
      ],
    },
    {
      title: 'Safari on an iPhone',
      input:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      output: [
        { label: 'Browser', value: 'Safari 18.0' },
        { label: 'Engine', value: 'WebKit 605.1.15' },
        { label: 'Operating System', value: 'iOS 18.0' },
        { label: 'Device', value: 'Mobile Apple iPhone' },
        { label: 'Processor', value: 'Not given' },
      ],
    },
  ],
});
