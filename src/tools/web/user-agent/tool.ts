import type { ClientHints } from '@/engines/user-agent/client-hints';
import { defineTool, fields, InputError, result, rowValue, summary, text } from '@/kit';

/** Longer than any that is sent; what follows would only slow the patterns down. */
const LONGEST = 2000;
/** Servers refuse more. */
const MOST_OF_HEADERS = 20_000;

/** Versions that are named by later systems too. */
const FROZEN: readonly (readonly [pattern: RegExp, note: string])[] = [
  [/Windows NT 10\.0/, 'Browsers also report Windows 10 on Windows 11'],
  [/Mac OS X 10(?:_15_7|\.15)\b/, 'Browsers also report macOS 10.15 on every later macOS'],
];

const isMultiLine = (text: string) => /\S[^\S\r\n]*[\r\n]\s*\S/.test(text);

/** What the hints say of the device, where they say anything. */
const hintedDevice = ({ form, isMobile, model }: ClientHints = {}) =>
  isMobile === undefined && !form && !model
    ? ''
    : [form ?? (isMobile ? 'Mobile' : model ? '' : 'Desktop'), model].filter(Boolean).join(' ');

export default defineTool({
  input: text('User Agent', { browserValue: 'userAgent', placeholder: 'Mozilla/5.0 (…) …' }),
  output: fields({ hero: ['Browser', 'Operating System', 'Device'] }),
  each: 'bad-line',
  action: 'Parse',
  async run(input) {
    const { readHeaders, readClientHints } = await import('@/engines/user-agent/client-hints');
    const headers = readHeaders(input.slice(0, MOST_OF_HEADERS));
    if (!headers && isMultiLine(input)) throw new InputError('Enter one user agent on each line');
    const written = (headers ? (headers.get('user-agent') ?? '') : input)
      .replace(/^\s*user-agent\s*:/i, '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, LONGEST);
    if (written === '' && !headers) return [];
    const { parseAgent } = await import('@/engines/user-agent/parse');
    const agent = parseAgent(written);
    const hints = headers && readClientHints(headers);
    const unknown = 'Not given';
    const engine = hints?.chromium && !/\d/.test(agent.engine) ? `Blink ${hints.chromium}` : agent.engine;
    return result(
      [
        { label: 'Browser', value: hints?.brand || agent.browser || unknown },
        { label: 'Engine', value: engine || unknown },
        { label: 'Operating System', value: hints?.system || agent.system || unknown },
        { label: 'Device', value: hintedDevice(hints) || agent.device || unknown },
        { label: 'Processor', value: hints?.processor || agent.processor || unknown },
        { label: 'Kind', value: agent.kind || (hints?.brand ? 'Browser' : unknown) },
      ],
      { notes: hints?.system ? [] : FROZEN.filter(([pattern]) => pattern.test(written)).map(([, note]) => note) },
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
        { label: 'Kind', value: 'Browser' },
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
        { label: 'Kind', value: 'Browser' },
      ],
    },
    {
      title: 'Client hints',
      input:
        'Sec-CH-UA: "Google Chrome";v="131", "Chromium";v="131", "Not_A Brand";v="24"\nSec-CH-UA-Platform: "Windows"\nSec-CH-UA-Platform-Version: "15.0.0"\nSec-CH-UA-Mobile: ?0\nSec-CH-UA-Arch: "x86"\nSec-CH-UA-Bitness: "64"',
      output: [
        { label: 'Browser', value: 'Google Chrome 131' },
        { label: 'Engine', value: 'Blink 131' },
        { label: 'Operating System', value: 'Windows 11' },
        { label: 'Device', value: 'Desktop' },
        { label: 'Processor', value: 'x86, 64 bits' },
        { label: 'Kind', value: 'Browser' },
      ],
    },
    {
      title: 'A crawler',
      input: 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
      output: [
        { label: 'Browser', value: 'GPTBot 1.2' },
        { label: 'Engine', value: 'Blink' },
        { label: 'Operating System', value: 'Not given' },
        { label: 'Device', value: 'Bot OpenAI' },
        { label: 'Processor', value: 'Not given' },
        { label: 'Kind', value: 'Crawler for AI training' },
      ],
    },
  ],
});
