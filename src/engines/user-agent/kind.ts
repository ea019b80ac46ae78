/** Who sends a bot, and what for; as its makers write in their documentation. */
const BOTS: readonly (readonly [pattern: RegExp, maker: string, purpose: string])[] = [
  [
    /\bGoogle-(?:InspectionTool|Read-Aloud|Site-Verification)|\bGoogle-PageSpeed|\bChrome-Lighthouse/,
    'Google',
    'Site check',
  ],
  [/\bAdsBot-Google|\bMediapartners-Google/, 'Google', 'Crawler for ads'],
  [/\bGoogle-CloudVertexBot|\bGoogleOther/, 'Google', 'Crawler for AI'],
  [/\bGooglebot|\bStorebot-Google|\bAPIs-Google|\bFeedFetcher-Google/i, 'Google', 'Search engine'],
  [/\bbingbot|\bBingPreview|\bmsnbot|\badidxbot/i, 'Bing', 'Search engine'],
  [/\bOAI-SearchBot/i, 'OpenAI', 'Search engine for AI'],
  [/\bChatGPT-User/i, 'OpenAI', 'AI assistant, for a user'],
  [/\bGPTBot/i, 'OpenAI', 'Crawler for AI training'],
  [/\bClaude-SearchBot/i, 'Anthropic', 'Search engine for AI'],
  [/\bClaude-User/i, 'Anthropic', 'AI assistant, for a user'],
  [/\bClaudeBot|\banthropic-ai/i, 'Anthropic', 'Crawler for AI training'],
  [/\bPerplexity-User/i, 'Perplexity', 'AI assistant, for a user'],
  [/\bPerplexityBot/i, 'Perplexity', 'Search engine for AI'],
  [/\bMistralAI-User/i, 'Mistral', 'AI assistant, for a user'],
  [/\bMeta-ExternalFetcher/i, 'Meta', 'AI assistant, for a user'],
  [/\bMeta-ExternalAgent/i, 'Meta', 'Crawler for AI training'],
  [/\bMeta-WebIndexer/i, 'Meta', 'Search engine for AI'],
  [/\bfacebookexternalhit|\bFacebot|\bFacebookBot/i, 'Meta', 'Link preview'],
  [/\bAmazonbot/i, 'Amazon', 'Crawler for AI'],
  [/\bBytespider/i, 'ByteDance', 'Crawler for AI training'],
  [/\bCCBot/i, 'Common Crawl', 'Crawler for an archive'],
  [/\bcohere-ai/i, 'Cohere', 'AI assistant, for a user'],
  [/\bApplebot/i, 'Apple', 'Search engine'],
  [/\bYandex\w*Bot|\bYandex(?:Images|Direct|Metrika)\b/i, 'Yandex', 'Search engine'],
  [/\bBaiduspider/i, 'Baidu', 'Search engine'],
  [/\bDuckDuck(?:Go-)?Bot|\bDuckAssistBot/i, 'DuckDuckGo', 'Search engine'],
  [/\bYahoo! Slurp|\bSlurp\b/i, 'Yahoo', 'Search engine'],
  [/\bSogou \w+ spider|\bSogou spider/i, 'Sogou', 'Search engine'],
  [/\bPetalBot|\bAspiegelBot/i, 'Huawei', 'Search engine'],
  [/\bSeznamBot/i, 'Seznam', 'Search engine'],
  [/\bQwant(?:ify|bot)/i, 'Qwant', 'Search engine'],
  [/\bia_archiver|\barchive\.org_bot/i, 'Internet Archive', 'Crawler for an archive'],
  // Calls itself "like TwitterBot".
  [/\bTelegramBot/i, 'Telegram', 'Link preview'],
  [/\bTwitterbot/i, 'X', 'Link preview'],
  [/\bLinkedInBot/i, 'LinkedIn', 'Link preview'],
  [/\bSlackbot|\bSlack-ImgProxy/i, 'Slack', 'Link preview'],
  [/\bDiscordbot/i, 'Discord', 'Link preview'],
  [/\bBluesky Cardyb/i, 'Bluesky', 'Link preview'],
  [/\bMastodon(?=\/[\d.]+;? )/, 'Mastodon', 'Link preview'],
  [/^WhatsApp\//i, 'WhatsApp', 'Link preview'],
  [/\bSkypeUriPreview/i, 'Microsoft', 'Link preview'],
  [/\bPinterest(?:bot)?\/[\d.]+ ?\(|\bPinterestbot/i, 'Pinterest', 'Link preview'],
  [/\bredditbot/i, 'Reddit', 'Link preview'],
  [/\bAhrefs(?:Bot|SiteAudit)/i, 'Ahrefs', 'Crawler for marketing'],
  [/\bSemrushBot|\bSiteAuditBot/i, 'Semrush', 'Crawler for marketing'],
  [/\bMJ12bot/i, 'Majestic', 'Crawler for marketing'],
  [/\bDotBot|\brogerbot/i, 'Moz', 'Crawler for marketing'],
  [/\bDataForSeoBot/i, 'DataForSEO', 'Crawler for marketing'],
  [/\bUptimeRobot/i, 'UptimeRobot', 'Uptime monitor'],
  [/\bPingdom/i, 'Pingdom', 'Uptime monitor'],
  [/\bStatusCake/i, 'StatusCake', 'Uptime monitor'],
  [/\bSite24x7/i, 'Site24x7', 'Uptime monitor'],
];

// Cubot makes phones.
const ANY_BOT = /(?<!\bcu)bot\b|crawler|spider|slurp|\barchiver\b|\bscrapy\b/i;

export interface Bot {
  readonly maker: string | undefined;
  readonly purpose: string;
  /** As it is written, with its version if that follows. */
  readonly name: string | undefined;
}

/** Who a bot without an entry says it is: what comes first, or follows "compatible". */
const OWN_NAME = /(?:^(?!Mozilla)|\bcompatible; )([A-Za-z][\w .-]{1,40}?(?:\/v?\d[\w.]*)?)(?=[;),(]| \(|$)/;

const writtenName = (text: string, pattern: RegExp): string => {
  const found = pattern.exec(text)!;
  const [whole] = /^[\w-]*(?:\/v?\d[\w.]*)?/.exec(text.slice(found.index + found[0].length))!;
  return found[0] + whole;
};

export function botOf(text: string): Bot | undefined {
  const known = BOTS.find(([pattern]) => pattern.test(text));
  if (known) return { maker: known[1], purpose: known[2], name: writtenName(text, known[0]) };
  return ANY_BOT.test(text) ? { maker: undefined, purpose: 'Bot', name: OWN_NAME.exec(text)?.[1] } : undefined;
}

/** Programs that are no browsers but say who they are. */
const PROGRAM =
  /^(?:curl|wget|python-requests|python-urllib|python-httpx|python|aiohttp|go-http-client|okhttp|axios|node-fetch|node|undici|got|postmanruntime|insomnia|java|libwww-perl|lwp|httpie|xh|apache-httpclient|dalvik|cfnetwork|guzzlehttp|ruby|faraday|reqwest|rest-client|powershell|git|npm|pip|docker|deno|bun|dart)\b|\bPowerShell\/|\bHttpClient\b/i;

/** Apps that open links themselves, by what uap-core calls them or this tool does. */
const APPS =
  /^(?:Facebook|Instagram|Messenger|Twitter|Snapchat|Pinterest|LINE|LinkedIn|TikTok|WeChat|WeCom|QQ$|Weibo|Alipay|KakaoTalk|KakaoStory|Naver|Daum|DingTalk|Zhihu|Google$|Slack|Klarna|Flipboard|Threads|Reddit)/;

const MAIL =
  /^(?:Apple Mail|Outlook|Thunderbird|Windows Live Mail|Airmail|Lotus Notes|Mailbird|eM Client|Postbox|Evolution)/;

/** What a string that is no bot's comes from. */
export function kindOf(text: string, family: string): string {
  if (PROGRAM.test(text)) return 'Program';
  if (MAIL.test(family)) return 'Mail program';
  if (/Headless|PhantomJS|SlimerJS/i.test(text)) return 'Browser without a window';
  if (APPS.test(family)) return `In the app ${family}`;
  if (/WebView|WKWebView|^Electron/.test(family) || /; wv\)/.test(text)) return 'In an app';
  return family === '' ? '' : 'Browser';
}
