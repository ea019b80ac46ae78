import type { Named } from './rules';

/** Whose answer uap-core gives for want of a better one: the browser that others are built on. */
const BASES =
  /^(?:Chrome|Chrome Mobile|Chrome Mobile WebView|Chromium|Mobile Safari|Mobile Safari UI\/WKWebView|Safari|Firefox|Firefox Mobile|Android|IE|Crosswalk|QQ Browser(?: Mobile)?|Samsung Internet)$/;
/** Of these whatever product comes last is the browser; the others have many of their own. */
const OPEN_BASES = /^(?:Chrom|Mobile Safari|Safari|Firefox)/;

/** Browsers and apps that write their name in a way of their own: what they write, with the version as a group, and who they are. */
const WRITTEN: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bAliApp\(AP\/([\w.]+)/, 'Alipay'],
  [/\bMicroMessenger\/([\w.]+)/i, 'WeChat'],
  [/\bwxwork\/([\w.]+)/, 'WeCom'],
  [/\bWeibo \([^)]*?__([\d.]+)__|\bWeibo(?:lite|Intl)\w+()/i, 'Weibo'],
  [/\b(?:musical_ly|BytedanceWebview|trill)[_/](?:[\w.]*?app_version\/)?([\d.]+)?/i, 'TikTok'],
  [/\bDingTalk\/([\w.]+)/, 'DingTalk'],
  [/\b(?:baiduboxapp|baiduhd|bdbrowser|BIDUBrowser|BDSpark|baidubrowser)[/ ]([\w.]+)/i, 'Baidu Browser'],
  [/\bKAKAOTALK[ /]([\w.]+)/, 'KakaoTalk'],
  [/\bKAKAOSTORY[ /]([\w.]+)/, 'KakaoStory'],
  [/\bNAVER\([^)]*?;\s*search;\s*\d+;\s*([\d.]+)/, 'Naver'],
  [/\bDaumApps\/([\w.]+)/, 'Daum'],
  [/\[LinkedInApp\](?:\/([\d.]+))?/, 'LinkedIn'],
  [/\b(?:ZhihuHybrid|Zhihu)\b(?:.*?\/([\d.]+))?/, 'Zhihu'],
  [/\bQIHU 360[SE]E\b()|\bQHBrowser\/([\w.]+)/, '360 Browser'],
  [/\b(?:Mb2345Browser|2345Explorer|2345chrome)[/ ]v?([\w.]+)/, '2345 Browser'],
  [/\b(?:Ddg|DuckDuckGo)\/([\w.]+)/, 'DuckDuckGo'],
  [/\b(?:Focus|Klar)\/([\w.]+)/, 'Firefox Focus'],
  [/\bOPX\/([\w.]+)/, 'Opera GX'],
  [/\bOPT\/([\w.]+)/, 'Opera Touch'],
  [/\bYa(?:App_Android|SearchBrowser)\/([\w.]+)/, 'Yandex Browser'],
  [/\bXiaoMi\/MiuiBrowser\/([\w.]+)/i, 'MIUI Browser'],
  [/\bMXiOS\/([\w.]+)/, 'Maxthon'],
  [/\bSogouMobileBrowser\/([\w.]+)/, 'Sogou Mobile'],
  [/\bLBBROWSER\b()/, 'Liebao Browser'],
  [/\bSLBr(?:owser)?\/([\w.]+)/, 'Smart Lenovo Browser'],
  [/\bNavigator\/([\w.]+)/, 'Netscape'],
  [/\bQQ\/([\w.]+)/, 'QQ'],
  [/\bOculusBrowser\/([\w.]+)$|\bOculusBrowser\/([\w.]+) SamsungBrowser/, 'Oculus Browser'],
  [/\bIron\b()/, 'Iron'],
  [/\bSlimBrowser\b()/, 'SlimBrowser'],
  [/\b(?:w3m|Links|NetSurf|Doris|Cobalt|Ladybird|Firebird|LibreWolf|Wolvic)(?:\/| \()([\w.]+)?/, '$'],
  [/\bquark(?:pc)?\/([\w.]+)/i, 'Quark'],
  [/\bqbcore\/([\w.]+).*micromessenger/i, 'WeChat'],
  [/\bMobile VR;.*Firefox\/([\w.]+)$/, 'Firefox Reality'],
  [/\bPlayStation\b()/, 'PlayStation Browser'],
  [/^Barcelona ([\w.]+)/, 'Threads'],
  [/\bNintendoBrowser\/([\w.]+)/, 'Nintendo Browser'],
];

/** Products that every browser of a kind names: no names of their own. */
const COMMON =
  /^(?:Mozilla|AppleWebKit|WebKit|Chrome|Chromium|CriOS|CrMo|Safari|Mobile|Version|Gecko|Firefox|KHTML|Build|Ubuntu|Debian|Fedora|Red Hat|CentOS|SUSE|Linux|Mint|Mandriva|Raspbian|like|Goanna|Servo|AppName|WebTV|ManagedBrowser|AppleNews|QQBrowser|MQQBrowser|Profile|Configuration|Java|MIUI|V|HMSCore|GMS|GMSCore|WebView|Series60|NetType|Language|Process|WindowsWechat|MMWEBID|MMWEBSDK|ABI|WeChat|SA|Kiosk|NABar|Config|SP-engine|Dalvik|CFNetwork|Darwin|TBS|T7|PTST|elementary OS|Joli OS)$/i;

/** A product in the last place, or behind the one that it is built on, is the browser itself. */
function lastProduct(text: string): Named | undefined {
  const outside = text.replace(/\([^()]*\)/g, ' ');
  const products = [...outside.matchAll(/(?<=^|[\s])([A-Za-z\d][\w-]{2,30})\/v?(\d[\w.]*)/g)].filter(
    ([, name]) => !COMMON.test(name!),
  );
  const [, name, version] = products.at(-1) ?? [];
  return name === undefined
    ? undefined
    : { family: name.replace(/_/g, ' ').replace(/(?<=[a-z\d])(?=Browser$)/, ' '), version: [version!] };
}

/** What ends with its engine is the mail program of a Mac, for uap-core; consoles end so too. */
const isConsole = (text: string, known: Named) => known.family === 'Apple Mail' && /\bPlayStation\b/.test(text);

/** A browser or app that is built on another and says so, where uap-core knows the other alone. */
export function moreBrowser(text: string, known: Named | undefined): Named | undefined {
  if (known && !BASES.test(known.family) && !isConsole(text, known)) return known;
  for (const [pattern, name] of WRITTEN) {
    const found = pattern.exec(text);
    if (!found) continue;
    const version = found.slice(1).find(Boolean);
    return { family: name === '$' ? /\w+/.exec(found[0])![0] : name, version: version ? [version] : [] };
  }
  return (known && OPEN_BASES.test(known.family) && /^Mozilla\//.test(text) ? lastProduct(text) : undefined) ?? known;
}

/** Systems that uap-core takes for the one they are built on, or for none. */
const SYSTEMS =
  /\b(HarmonyOS|OpenHarmony|Fuchsia|DragonFly|BeOS|Haiku|AIX|OS\/2|AmigaOS|MorphOS|RISC OS|HP-UX|QNX|Plan ?9|Minix|Hurd|Manjaro|Deepin|elementary OS|Raspbian|GhostBSD|Zenwalk|Contiki|Linpus|Sabayon|Joli OS|PalmOS|Symbian|Linspire|Unix|Ubuntu(?= [\d.]+ like)|Windows IoT|Nintendo Switch|PlayStation \d)\b[/ ]?(R?\d[\w.]*)?/;
const WATCH = /\bWatch OS,([\d.]+)|^Watch\d,\d\/([\d.]+)/;
const GENERAL = /^(?:Linux|Android|Windows|Mac OS X|Ubuntu)$/;

export function moreSystem(text: string, known: Named | undefined): Named | undefined {
  if (known && !GENERAL.test(known.family)) return known;
  const [, name, version] = SYSTEMS.exec(text) ?? [];
  if (name) return { family: name, version: version ? [version] : [] };
  const watch = WATCH.exec(text);
  if (watch) return { family: 'watchOS', version: [watch[1] ?? watch[2]!] };
  if (!known && /\bCrOS\b/.test(text)) return { family: 'Chrome OS', version: [] };
  if (!known && /^mozilla\/5\.0 \(windows/.test(text)) {
    const nt = /windows nt ([\d.]+)/.exec(text)?.[1] ?? '';
    return {
      family: 'Windows',
      version: [{ '6.1': '7', '6.2': '8', '6.3': '8.1', '10.0': '10' }[nt] ?? ''].filter(Boolean),
    };
  }
  return known;
}
