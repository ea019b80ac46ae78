import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readClientHints, readHeaders } from './client-hints';
import { moreBrowser, moreSystem } from './more-names';
import { parseAgent } from './parse';
import { matchBrowser, matchSystem, type Named } from './rules';

/** A case a line: what is expected, then the text. */
const read = (name: string) =>
  readFileSync(new URL(`fixtures/${name}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const cells = line.split('\t');
      return { text: cells.at(-1)!, expected: cells.slice(0, -1) };
    });

const written = (found: Named | undefined) => [found?.family ?? 'Other', ...(found?.version ?? [])].join('|');

// tests/test_ua.yaml and tests/test_os.yaml of uap-core v0.18.0 (Apache-2.0), each case as a line of tabs.
describe("uap-core's own cases", () => {
  it.each([
    ['uap-core-browsers', matchBrowser, moreBrowser, 1430],
    ['uap-core-systems', matchSystem, moreSystem, 462],
  ] as const)('%s: all of them, with what stands beside the rules', (name, match, more, count) => {
    const cases = read(name);
    expect(cases.length).toBe(count);
    for (const { text, expected } of cases)
      expect(written(more(text, match(text))), text).toBe(expected.filter((part) => part !== '').join('|'));
  });
});

/** The same under another name. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  IE: 'Internet Explorer',
  IEMobile: 'Internet Explorer',
  'Chrome Headless': 'Headless Chrome',
  GSA: 'Google',
  'Chromium OS': 'Chrome OS',
};
/** Parts of names that one list has and another leaves out. */
const plain = (name: string) => name.toLowerCase().replace(/browser|mobile|explorer|secure|webview|[^a-z\d]/g, '');
const isSame = (one: string, other: string) =>
  one === other ||
  (one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one) || other.endsWith(one)));

// test/{browser,os,engine}-test.json of ua-parser-js 1.0.x (MIT), commit 90017c9: name, version and text of each case.
describe('the cases of ua-parser-js', () => {
  it.each([
    ['browsers', 'browser', 0.92],
    ['systems', 'system', 0.92],
    ['engines', 'engine', 0.92],
  ] as const)('%s: nine in ten and more', (name, part, least) => {
    const cases = read(`ua-parser-js-${name}`);
    const wrong = cases.filter(
      ({ text, expected }) =>
        !isSame(plain(OTHER_NAMES[expected[0]!] ?? expected[0]!), plain(parseAgent(text)[part].replace(/ v?\d.*/, ''))),
    );
    expect(
      1 - wrong.length / cases.length,
      wrong.map(({ text, expected }) => `${expected[0]} ≠ ${parseAgent(text)[part]}: ${text}`).join('\n'),
    ).toBeGreaterThanOrEqual(least);
  });
});

// As their makers document them; uap-core's rules make "com/bot", "crawler" and "Apple Mail" of some.
describe('names that the rules miss', () => {
  const WEBKIT = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko';
  it.each([
    [`${WEBKIT}); compatible; ChatGPT-User/1.0; +https://openai.com/bot`, 'ChatGPT-User 1.0', 'Bot OpenAI'],
    [`${WEBKIT}; compatible; Claude-User/1.0; +Claude-User@anthropic.com)`, 'Claude-User 1.0', 'Bot Anthropic'],
    [
      'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
      'meta-externalagent 1.1',
      'Bot Meta',
    ],
    ['Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)', 'Google-InspectionTool 1.0', 'Bot Google'],
    ['Mozilla/5.0 (compatible; Barkrowler/0.9; +https://babbar.tech/crawler)', 'Barkrowler 0.9', 'Bot'],
    ['Mastodon/4.3.0 (http.rb/5.2.0; +https://mastodon.social/) Bot', 'Mastodon 4.3.0', 'Bot Mastodon'],
    ['TelegramBot (like TwitterBot)', 'TelegramBot', 'Bot Telegram'],
    [
      'Mozilla/5.0 (PlayStation 4 11.00) AppleWebKit/605.1.15 (KHTML, like Gecko)',
      'PlayStation Browser',
      'Console PlayStation 4',
    ],
  ])('%s', (text, browser, device) => expect(parseAgent(text)).toMatchObject({ browser, device }));

  it('tell mail programs from browsers, and no system as "Other"', () => {
    expect(parseAgent('Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Thunderbird/128.4.0').kind).toBe(
      'Mail program',
    );
    expect(
      parseAgent(
        'Mozilla/5.0 (Linux; Android 7.0;) Mobile Safari/537.36 (compatible; PetalBot;+https://webmaster.petalsearch.com/site/petalbot)',
      ).system,
    ).toBe('');
  });
});

describe('client hints', () => {
  const read = (text: string) => readClientHints(readHeaders(text)!);

  it('are read as servers log them and as developer tools copy them', () => {
    expect(readHeaders('Mozilla/5.0 (X11; Linux x86_64)')).toBeUndefined();
    expect(read('Sec-CH-UA-Platform: "macOS"\r\nsec-ch-ua-mobile: ?0').system).toBe('macOS');
    expect(read('sec-ch-ua-platform\n"Android"\nsec-ch-ua-model\n"Pixel 8"')).toEqual({
      system: 'Android',
      model: 'Pixel 8',
    });
  });

  it('name the brand that is neither the engine nor made up, whatever their order', () => {
    // The forms of Chrome 90 to 130: the sign, the place and the number of the made-up brand change with the version.
    for (const madeUp of [
      '" Not A;Brand";v="99"',
      '"Not/A)Brand";v="8"',
      '"Not?A_Brand";v="24"',
      '"(Not(A:Brand";v="8"',
      '"Not.A/Brand";v="24"',
    ])
      for (const list of [
        [madeUp, '"Chromium";v="126"', '"Microsoft Edge";v="126"'],
        ['"Microsoft Edge";v="126"', madeUp, '"Chromium";v="126"'],
      ])
        expect(read(`Sec-CH-UA: ${list.join(', ')}`)).toEqual({ brand: 'Microsoft Edge 126', chromium: '126' });
    expect(read('Sec-CH-UA: "Chromium";v="126", "Not A Brand";v="99"').brand).toBe('Chromium 126');
    expect(
      read(
        'Sec-CH-UA: "Opera";v="110"\nSec-CH-UA-Full-Version-List: "Opera";v="110.0.5130.23", "Chromium";v="124.0.6367.62"',
      ).brand,
    ).toBe('Opera 110.0.5130.23');
  });

  // https://learn.microsoft.com/microsoft-edge/web-platform/how-to-detect-win11
  it.each([
    ['0.1.0', 'Windows 7'],
    ['0.2.0', 'Windows 8'],
    ['0.3.0', 'Windows 8.1'],
    ['10.0.0', 'Windows 10'],
    ['13.0.0', 'Windows 11'],
    ['19.0.0', 'Windows 11'],
  ])('tell Windows %s as %s', (version, system) =>
    expect(read(`Sec-CH-UA-Platform: "Windows"\nSec-CH-UA-Platform-Version: "${version}"`).system).toBe(system),
  );
});

it('reads long hostile texts in no time', () => {
  const hostile = ['(', 'Mozilla/5.0 (', 'a/1 ', 'Android ', '1.', ' ', '; ', 'Links (', 'x_'].map((part) =>
    part.repeat(2000).slice(0, 2000),
  );
  parseAgent('warm');
  const start = performance.now();
  for (const text of hostile) parseAgent(text);
  // A second for nine: each rule of uap-core is bounded.
  expect(performance.now() - start).toBeLessThan(3000);
});
