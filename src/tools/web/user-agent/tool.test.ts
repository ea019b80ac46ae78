import { describe, expect, it } from 'vitest';
import { parseAgent } from './parse';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

/** As the makers document them, and what they say of themselves there: browser, engine, system, device. */
const AGENTS: readonly (readonly [text: string, browser: string, engine: string, system: string, device: string])[] = [
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`,
    'Chrome 126',
    'Blink 126',
    'Windows',
    'Desktop',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`,
    'Chrome 126',
    'Blink 126',
    'macOS',
    'Desktop Apple',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`,
    'Chrome 126',
    'Blink',
    'Linux',
    'Desktop',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`,
    'Chrome 126',
    'Blink',
    'Chrome OS',
    'Desktop',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/126.0.0.0 Mobile Safari/537.36`,
    'Chrome 126',
    'Blink',
    'Android',
    'Mobile',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${WEBKIT} Chrome/126.0.0.0 Mobile Safari/537.36`,
    'Chrome 126',
    'Blink',
    'Android',
    'Mobile Pixel 8',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${SAFARI} CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1`,
    'Chrome 126',
    'WebKit',
    'iOS 17.5',
    'Mobile Apple iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
    'Firefox 127',
    'Gecko 127',
    'Windows',
    'Desktop',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:127.0) Gecko/20100101 Firefox/127.0',
    'Firefox 127',
    'Gecko 127',
    'macOS',
    'Desktop Apple',
  ],
  [
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
    'Firefox 127',
    'Gecko 127',
    'Linux',
    'Desktop',
  ],
  [
    'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0',
    'Firefox 127',
    'Gecko 127',
    'Android',
    'Mobile',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 14_5 like Mac OS X) ${SAFARI} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`,
    'Firefox 127',
    'WebKit',
    'iOS',
    'Mobile Apple iPhone',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) ${SAFARI} Version/17.4.1 Safari/605.1.15`,
    'Safari 17.4.1',
    'WebKit 605.1.15',
    'macOS',
    'Desktop Apple',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${SAFARI} Version/17.5 Mobile/15E148 Safari/604.1`,
    'Safari 17.5',
    'WebKit',
    'iOS 17.5',
    'Mobile Apple iPhone',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${SAFARI} Version/17.5 Mobile/15E148 Safari/604.1`,
    'Safari 17.5',
    'WebKit',
    'iOS 17.5',
    'Tablet Apple iPad',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`,
    'Microsoft Edge 126',
    'Blink',
    'Windows',
    'Desktop',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`,
    'Microsoft Edge 18',
    'EdgeHTML',
    'Windows',
    'Desktop',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; HD1913) ${WEBKIT} Chrome/126.0.0.0 Mobile Safari/537.36 EdgA/126.0.0.0`,
    'Microsoft Edge 126',
    'Blink',
    'Android',
    'Mobile',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36 OPR/111.0.0.0`,
    'Opera 111',
    'Blink',
    'Windows',
    'Desktop',
  ],
  [
    `Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S918B) ${WEBKIT} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet for Android 25',
    'Blink',
    'Android',
    'Mobile',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36 Vivaldi/6.8`,
    'Vivaldi 6.8',
    'Blink',
    'Windows',
    'Desktop',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/122.0.0.0 YaBrowser/24.4.0.0 Safari/537.36`,
    'Yandex Browser 24.4',
    'Blink',
    'Windows',
    'Desktop',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
    'Internet Explorer 11',
    'Trident',
    'Windows',
    'Desktop',
  ],
  [
    'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)',
    'Internet Explorer 9',
    'Trident',
    'Windows',
    'Desktop',
  ],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'Googlebot 2.1', '', '', 'Bot'],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', 'bingbot 2.0', '', '', 'Bot'],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.1; +https://openai.com/gptbot)',
    'GPTBot 1.1',
    '',
    '',
    'Bot',
  ],
  ['curl/8.7.1', 'curl 8.7.1', '', '', 'Program'],
  ['Wget/1.21.4', 'Wget 1.21.4', '', '', 'Program'],
  ['python-requests/2.32.3', 'python-requests 2.32.3', '', '', 'Program'],
  ['PostmanRuntime/7.39.0', 'PostmanRuntime 7.39.0', '', '', 'Program'],
];

describe('user agents', () => {
  it.each(AGENTS)('%s', (text, browser, engine, system, device) => {
    const agent = parseAgent(text);
    expect(agent.browser).toContain(browser);
    expect(agent.engine).toContain(engine);
    expect(agent.system).toContain(system);
    expect(agent.device).toContain(device);
  });

  it('tells processors apart', () => {
    expect(parseAgent('Mozilla/5.0 (X11; Linux aarch64) x').processor).toBe('ARM, 64 bits');
    expect(parseAgent('Mozilla/5.0 (Windows NT 10.0; Win64; x64) x').processor).toBe('x86, 64 bits');
    expect(parseAgent('Mozilla/5.0 (X11; Linux i686) x').processor).toBe('x86, 32 bits');
  });
});
