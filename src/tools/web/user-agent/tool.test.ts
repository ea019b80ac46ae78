import { describe, expect, it } from 'vitest';
import { parseAgent } from '@/engines/user-agent/parse';
import { runEach, runTool } from '@/kit/testing/run-tool';
import tool from './tool';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

/** As the makers document them, and what they say of themselves there: browser, engine, system, device. */
const AGENTS: readonly (readonly [text: string, browser: string, engine: string, system: string, device: string])[] = [
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`,
    'Chrome 126.0.0.0',
    'Blink 126.0.0.0',
    'Windows 10',
    'Desktop',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`,
    'Chrome 126.0.0.0',
    'Blink 126.0.0.0',
    'macOS Catalina 10.15.7',
    'Desktop Apple',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`,
    'Chrome 126.0.0.0',
    'Blink 126.0.0.0',
    'Linux',
    'Desktop',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`,
    'Chrome 126.0.0.0',
    'Blink 126.0.0.0',
    'Chrome OS 14541.0.0',
    'Desktop',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/126.0.0.0 Mobile Safari/537.36`,
    'Chrome 126.0.0.0',
    'Blink 126.0.0.0',
    'Android 10',
    'Mobile',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${WEBKIT} Chrome/126.0.0.0 Mobile Safari/537.36`,
    'Chrome 126.0.0.0',
    'Blink 126.0.0.0',
    'Android 14',
    'Mobile Pixel 8',
  ],
  [
    `Mozilla/5.0 (Linux; Android 9; CUBOT NOTE 7) ${WEBKIT} Chrome/126.0.0.0 Mobile Safari/537.36`,
    'Chrome 126.0.0.0',
    'Blink 126.0.0.0',
    'Android 9',
    'Mobile CUBOT NOTE 7',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${SAFARI} CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1`,
    'Chrome 126.0.6478.35',
    'WebKit 605.1.15',
    'iOS 17.5',
    'Mobile Apple iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
    'Firefox 127.0',
    'Gecko 127.0',
    'Windows 10',
    'Desktop',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:127.0) Gecko/20100101 Firefox/127.0',
    'Firefox 127.0',
    'Gecko 127.0',
    'macOS Sonoma 14.5',
    'Desktop Apple',
  ],
  [
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
    'Firefox 127.0',
    'Gecko 127.0',
    'Ubuntu',
    'Desktop',
  ],
  [
    'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0',
    'Firefox 127.0',
    'Gecko 127.0',
    'Android 14',
    'Mobile',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 14_5 like Mac OS X) ${SAFARI} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`,
    'Firefox 127.0',
    'WebKit 605.1.15',
    'iOS 14.5',
    'Mobile Apple iPhone',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) ${SAFARI} Version/17.4.1 Safari/605.1.15`,
    'Safari 17.4.1',
    'WebKit 605.1.15',
    'macOS Sonoma 14.5',
    'Desktop Apple',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${SAFARI} Version/17.5 Mobile/15E148 Safari/604.1`,
    'Safari 17.5',
    'WebKit 605.1.15',
    'iOS 17.5',
    'Mobile Apple iPhone',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${SAFARI} Version/17.5 Mobile/15E148 Safari/604.1`,
    'Safari 17.5',
    'WebKit 605.1.15',
    'iOS 17.5',
    'Tablet Apple iPad',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`,
    'Microsoft Edge 126.0.0.0',
    'Blink 126.0.0.0',
    'Windows 10',
    'Desktop',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`,
    'Microsoft Edge 18.17763',
    'EdgeHTML 18.17763',
    'Windows 10',
    'Desktop',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; HD1913) ${WEBKIT} Chrome/126.0.0.0 Mobile Safari/537.36 EdgA/126.0.0.0`,
    'Microsoft Edge 126.0.0.0',
    'Blink 126.0.0.0',
    'Android 10',
    'Mobile HD1913',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36 OPR/111.0.0.0`,
    'Opera 111.0.0.0',
    'Blink 126.0.0.0',
    'Windows 10',
    'Desktop',
  ],
  [
    `Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S918B) ${WEBKIT} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet 25.0',
    'Blink 121.0.0.0',
    'Android 13',
    'Mobile SAMSUNG SM-S918B',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36 Vivaldi/6.8`,
    'Vivaldi 6.8',
    'Blink 126.0.0.0',
    'Windows 10',
    'Desktop',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/122.0.0.0 YaBrowser/24.4.0.0 Safari/537.36`,
    'Yandex Browser 24.4.0.0',
    'Blink 122.0.0.0',
    'Windows 10',
    'Desktop',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
    'Internet Explorer 11.0',
    'Trident 7.0',
    'Windows 10',
    'Desktop',
  ],
  [
    'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)',
    'Internet Explorer 9.0',
    'Trident 5.0',
    'Windows 7',
    'Desktop',
  ],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'Googlebot 2.1', '', '', 'Bot Google'],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', 'bingbot 2.0', '', '', 'Bot Bing'],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.1; +https://openai.com/gptbot)',
    'GPTBot 1.1',
    'Blink',
    '',
    'Bot OpenAI',
  ],
  ['curl/8.7.1', 'curl 8.7.1', '', '', 'Program'],
  ['Wget/1.21.4', 'Wget 1.21.4', '', '', 'Program'],
  ['python-requests/2.32.3', 'Python Requests 2.32.3', '', '', 'Program'],
  ['PostmanRuntime/7.39.0', 'PostmanRuntime 7.39.0', '', '', 'Program'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${SAFARI} Version/17.0 EdgiOS/126.0.2592.56 Mobile/15E148 Safari/604.1`,
    'Microsoft Edge 126.0.2592.56',
    'WebKit 605.1.15',
    'iOS 17.5',
    'Mobile Apple iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; U; Android 12; en-US; SM-A125F Build/SP1A.210812.016) ${WEBKIT} Version/4.0 Chrome/100.0.4896.58 UCBrowser/13.5.0.1313 Mobile Safari/537.36`,
    'UC Browser 13.5.0.1313',
    'Blink 100.0.4896.58',
    'Android 12',
    'Mobile SM-A125F',
  ],
  [
    'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; id) Presto/2.12.423 Version/12.16',
    'Opera Mini 36.2.2254',
    'Presto 2.12.423',
    'Android',
    'Mobile',
  ],
  [
    'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80 (S60; SymbOS; Opera Mobi/23.348; U; en) Presto/2.5.25 Version/10.54',
    'Opera Mini 9.80',
    'Presto 2.5.25',
    'Symbian OS',
    'Mobile',
  ],
  [
    'Opera/9.80 (Windows NT 6.1; WOW64) Presto/2.12.388 Version/12.18',
    'Opera 12.18',
    'Presto 2.12.388',
    'Windows 7',
    'Desktop',
  ],
  [
    `Mozilla/5.0 (PlayStation; PlayStation 5/2.26) ${SAFARI} Version/13.0 Safari/605.1.15`,
    'PlayStation Browser',
    'WebKit 605.1.15',
    'PlayStation 5 2.26',
    'Console PlayStation 5',
  ],
  [
    `Mozilla/5.0 (PlayStation 4 8.50) ${SAFARI} Version/13.0 Safari/605.1.15`,
    'PlayStation Browser',
    'WebKit 605.1.15',
    'PlayStation 4 8.50',
    'Console PlayStation 4',
  ],
  [
    'Mozilla/5.0 (Nintendo Switch; WifiWebAuthApplet) AppleWebKit/606.4 (KHTML, like Gecko) NF/6.0.1.15.4 NintendoBrowser/5.1.0.20393',
    'Nintendo Browser 5.1.0.20393',
    'WebKit 606.4',
    'Nintendo Switch',
    'Console Nintendo Switch',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64; Xbox; Xbox One) ${WEBKIT} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`,
    'Microsoft Edge 18.17763',
    'EdgeHTML 18.17763',
    'Windows 10',
    'Console Xbox One',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${SAFARI} Version/17.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`,
    'DuckDuckGo 7',
    'WebKit 605.1.15',
    'iOS 17.5',
    'Mobile Apple iPhone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) ${SAFARI} Version/17.5 Mobile/15E148 Safari/604.1 Ddg/17.5`,
    'DuckDuckGo 17.5',
    'WebKit 605.1.15',
    'iOS 17.5.1',
    'Mobile Apple iPhone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${SAFARI} Mobile/15E148 [FBAN/FBIOS;FBAV/466.0.0.39.108;FBBV/603413458;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.5;FBSS/3;FBID/phone;FBLC/en_US;FBOP/5]`,
    'Facebook 466.0.0.39.108',
    'WebKit 605.1.15',
    'iOS 17.5',
    'Mobile Apple iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S918B Build/UP1A.231005.007; wv) ${WEBKIT} Version/4.0 Chrome/126.0.6478.50 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/466.0.0.55.85;]`,
    'Facebook 466.0.0.55.85',
    'Blink 126.0.6478.50',
    'Android 14',
    'Mobile SM-S918B',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${SAFARI} Mobile/15E148 Instagram 334.0.0.42.95 (iPhone14,5; iOS 17_5; en_US; en; scale=3.00; 1170x2532; 606448261)`,
    'Instagram 334.0.0.42.95',
    'WebKit 605.1.15',
    'iOS 17.5',
    'Mobile Apple iPhone',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/126.0.6478.55 Safari/537.36`,
    'Headless Chrome 126.0.6478.55',
    'Blink 126.0.6478.55',
    'Linux',
    'Desktop',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Ubuntu Chromium/80.0.3987.87 Chrome/80.0.3987.87 Safari/537.36`,
    'Chromium 80.0.3987.87',
    'Blink 80.0.3987.87',
    'Ubuntu',
    'Desktop',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S918B Build/UP1A.231005.007; wv) ${WEBKIT} Version/4.0 Chrome/126.0.6478.50 Mobile Safari/537.36`,
    'Chrome 126.0.6478.50',
    'Blink 126.0.6478.50',
    'Android 14',
    'Mobile SM-S918B',
  ],
  [
    `Mozilla/5.0 (Linux; Android 11; SM-T870) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`,
    'Chrome 126.0.0.0',
    'Blink 126.0.0.0',
    'Android 11',
    'Tablet SM-T870',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; LM-Q720) ${WEBKIT} Chrome/126.0.0.0 Mobile Safari/537.36 OPR/83.0.0.0`,
    'Opera 83.0.0.0',
    'Blink 126.0.0.0',
    'Android 10',
    'Mobile LM-Q720',
  ],
  [
    `Mozilla/5.0 (X11; Linux armv7l) ${WEBKIT} Chrome/92.0.4515.98 Safari/537.36`,
    'Chrome 92.0.4515.98',
    'Blink 92.0.4515.98',
    'Linux',
    'Desktop',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Version/17.5 Safari/605.1.15`,
    'Safari 17.5',
    'WebKit 605.1.15',
    'macOS Catalina 10.15.7',
    'Desktop Apple',
  ],
  [
    'Mozilla/5.0 (Windows NT 6.1; Win64; x64; rv:115.0) Gecko/20100101 Firefox/115.0',
    'Firefox 115.0',
    'Gecko 115.0',
    'Windows 7',
    'Desktop',
  ],
  [
    'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)',
    'Internet Explorer 10.0',
    'Trident 6.0',
    'Windows 8',
    'Desktop',
  ],
  [
    `Mozilla/5.0 (SMART-TV; Linux; Tizen 6.0) ${WEBKIT} SamsungBrowser/4.0 Chrome/76.0.3809.146 TV Safari/537.36`,
    'Samsung Internet 4.0',
    'Blink 76.0.3809.146',
    'Tizen 6.0',
    'TV',
  ],
  [
    `Mozilla/5.0 (Web0S; Linux/SmartTV) ${WEBKIT} Chrome/79.0.3945.79 Safari/537.36 WebAppManager`,
    'Chrome 79.0.3945.79',
    'Blink 79.0.3945.79',
    'webOS TV',
    'TV',
  ],
  ['Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)', 'YandexBot 3.0', '', '', 'Bot Yandex'],
  ['DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)', 'DuckDuckBot 1.1', '', '', 'Bot DuckDuckGo'],
  ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', 'FacebookBot 1.1', '', '', 'Bot Meta'],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
    'ClaudeBot 1.0',
    'Blink',
    '',
    'Bot Anthropic',
  ],
  ['Go-http-client/2.0', 'Go-http-client 2.0', '', '', 'Program'],
  ['okhttp/4.12.0', 'okhttp 4.12.0', '', '', 'Program'],
  ['Java/17.0.11', 'Java 17.0.11', '', '', 'Program'],
  ['Apache-HttpClient/4.5.14 (Java/17.0.11)', 'Apache-HttpClient 4.5.14', '', '', 'Program'],
  ['axios/1.7.2', 'axios 1.7.2', '', '', 'Program'],
];

describe('user agents', () => {
  it.each(AGENTS)('%s', (text, browser, engine, system, device) => {
    expect(parseAgent(text)).toMatchObject({ browser, engine, system, device });
  });

  it('has fifty of them and more', () => expect(AGENTS.length).toBeGreaterThanOrEqual(50));

  it('says which versions are named by later systems too', async () => {
    const notes = async (system: string) => (await runTool(tool, `Mozilla/5.0 (${system}) x`)).notes;
    expect(await notes('Windows NT 10.0; Win64; x64')).toEqual(['Browsers also report Windows 10 on Windows 11']);
    for (const frozen of ['Macintosh; Intel Mac OS X 10_15_7', 'Macintosh; Intel Mac OS X 10.15; rv:127.0'])
      expect(await notes(frozen)).toEqual(['Browsers also report macOS 10.15 on every later macOS']);
    expect(await notes('Macintosh; Intel Mac OS X 10_14_6')).toEqual([]);
  });

  it('tells processors apart', () => {
    expect(parseAgent('Mozilla/5.0 (X11; Linux aarch64) x').processor).toBe('ARM, 64 bits');
    expect(parseAgent('Mozilla/5.0 (Windows NT 10.0; Win64; x64) x').processor).toBe('x86, 64 bits');
    expect(parseAgent('Mozilla/5.0 (X11; Linux i686) x').processor).toBe('x86, 32 bits');
  });

  it('says what a bot, an app and a program are for', () => {
    const kind = (text: string) => parseAgent(text).kind;
    expect(kind('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toBe('Search engine');
    expect(kind(`Mozilla/5.0 ${WEBKIT}; compatible; ChatGPT-User/1.0; +https://openai.com/bot`)).toBe(
      'AI assistant, for a user',
    );
    expect(kind('Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)')).toBe('Link preview');
    expect(kind('NewThingBot/0.1')).toBe('Bot');
    expect(
      kind(`Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${SAFARI} Mobile/15E148 Instagram 334.0.0.42.95`),
    ).toBe('In the app Instagram');
    expect(kind(`Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) ${WEBKIT} Version/4.0 Chrome/126.0.0.0 Mobile`)).toBe(
      'In an app',
    );
    expect(kind('curl/8.7.1')).toBe('Program');
    expect(kind(`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/126.0.6478.55 Safari/537.36`)).toBe(
      'Browser without a window',
    );
    expect(kind('Mozilla/5.0 (Linux; Android 9; CUBOT NOTE 7) Chrome/126.0.0.0')).toBe('Browser');
  });

  it('takes the headers of client hints together, and several user agents one by one', async () => {
    const headers = [
      'user-agent: Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
      'sec-ch-ua: "Google Chrome";v="131", "Chromium";v="131", "Not_A Brand";v="24"',
      'sec-ch-ua-platform: "Windows"',
      'sec-ch-ua-platform-version: "15.0.0"',
    ].join('\n');
    const { value, notes } = await runTool(tool, headers);
    expect(value.map((row) => row.value)).toEqual([
      'Google Chrome 131',
      'Blink 131.0.0.0',
      'Windows 11',
      'Desktop',
      'x86, 64 bits',
      'Browser',
    ]);
    expect(notes).toEqual([]);
    const { shown } = await runEach(tool, 'curl/8.7.1\nWget/1.21.4');
    expect(shown).toMatchObject({ kind: 'table', value: { rows: { length: 2 } } });
  });
});
