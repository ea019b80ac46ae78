import { type Bot, botOf, kindOf } from './kind';
import { moreBrowser, moreSystem } from './more-names';
import { matchBrowser, matchSystem, type Named } from './rules';

export interface Agent {
  readonly browser: string;
  readonly engine: string;
  readonly system: string;
  readonly device: string;
  readonly processor: string;
  /** What the program does: a browser, part of an app, a crawler for a search engine, … */
  readonly kind: string;
}

const PROCESSORS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\b(aarch64|arm_?64|armv8)/i, 'ARM, 64 bits'],
  [/\b(armv\d|arm\b)/i, 'ARM, 32 bits'],
  [/\b(x86_64|x64|win64|wow64|amd64)\b/i, 'x86, 64 bits'],
  [/\b(i[3-6]86|x86)\b/i, 'x86, 32 bits'],
  [/\bppc\b/i, 'PowerPC'],
];

const ENGINES: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdge\/([\d.]+)/, 'EdgeHTML'],
  [/\bTrident\/([\d.]+)/, 'Trident'],
  [/\bTasman ([\d.]+)/, 'Tasman'],
  [/\bPresto\/([\d.]+)/, 'Presto'],
  [/\bArkWeb\/([\d.]+)/, 'ArkWeb'],
  [/\bServo\/([\d.]+)/, 'Servo'],
  [/\b(?:LibWeb|Ladybird)\b()/, 'LibWeb'],
  [/\bGoanna\/([\d.]+)/, 'Goanna'],
  [/\bEkiohFlow\/([\d.]+)/, 'Flow'],
  [/\bNetFront\/([\d.]+)/, 'NetFront'],
  [/\bKHTML\/([\d.]+)/, 'KHTML'],
  // Chrome has had an engine of its own since version 28; its WebKit number stands still since then.
  [/\b(?:HeadlessChrome|Chrom(?:e|ium))\/((?:2[89]|[3-9]\d|\d{3,})\.[\d.]+)/, 'Blink'],
  [/\b(?:HeadlessChrome\b|AppleWebKit\/537\.36 (?!.*(?:Version|Chrom(?:e|ium))\/))()/, 'Blink'],
  [/\b(?:Apple)?WebKit\/([\d.]+)/i, 'WebKit'],
  [/\brv[: ]([\w.]+).*\bGecko\//, 'Gecko'],
  [/\bMSIE\b()/, 'Trident'],
];

const CONSOLE =
  /\b(PlayStation (?:Vita|Portable|\d)|Nintendo (?:Switch|WiiU|3DS)|Xbox (?:One|Series [XS]|360))(?:[/ ]([\d.]+))?/i;
const VENDORS: readonly (readonly [pattern: RegExp, vendor: string])[] = [
  [/\bMacintosh\b/, 'Apple'],
  [/\biPad\b/, 'Apple iPad'],
  [/\biPod\b/, 'Apple iPod'],
  [/\biPhone\b/, 'Apple iPhone'],
  [/\bApple ?TV\b/, 'Apple TV'],
];

const named = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** An Android device writes its model after the version of the system. */
const androidModel = (text: string) =>
  /Android [\d.]+; (?:[a-z]{2}[-_][A-Za-z]{2}; )?([^;)]+?)(?: Build\/[^;)]*)?[;)]/.exec(text)?.[1]?.trim();

/** The rules keep three parts of a version: the rest is read where they found it. */
function fullVersion({ version }: Named, text: string): string {
  const plain = version.reduce((all, part) => (/^[a-z]/.test(part) || all === '' ? all + part : `${all}.${part}`), '');
  const starts = version.length < 2 ? [] : version.length < 3 ? ['/'] : ['/', ' '];
  const at = starts.map((start) => text.indexOf(start + plain)).find((index) => index >= 0);
  return at === undefined ? plain : plain + /^(?:\.\d+)*/.exec(text.slice(at + 1 + plain.length))![0];
}

const BROWSER_NAMES: Readonly<Record<string, string>> = {
  IE: 'Internet Explorer',
  Edge: 'Microsoft Edge',
  HeadlessChrome: 'Headless Chrome',
};

/** Where it runs is told elsewhere, and nobody calls it by that. */
function browserName(family: string): string {
  const name = family.replace(/ (?:Mobile|iOS|WebView|UI\/WKWebView)\b/g, '').replace(/^Mobile (?=Safari)/, '');
  return BROWSER_NAMES[name] ?? name;
}

const MAC_NAMES: Readonly<Record<string, string>> = {
  '10.12': 'Sierra',
  '10.13': 'High Sierra',
  '10.14': 'Mojave',
  '10.15': 'Catalina',
  11: 'Big Sur',
  12: 'Monterey',
  13: 'Ventura',
  14: 'Sonoma',
  15: 'Sequoia',
  26: 'Tahoe',
};

function systemName({ family, version }: Named): string {
  const plain = version.join('.');
  // The rules say so of some bots.
  if (family === 'Other') return '';
  if (family === 'Web0S') return named('webOS TV', plain);
  if (family !== 'Mac OS X') return named(family, plain);
  const name = MAC_NAMES[version[0] === '10' ? version.slice(0, 2).join('.') : (version[0] ?? '')];
  return name ? named('macOS', name, plain) : named('Mac OS X', plain);
}

/** What the rules take from a link or from between two names. */
const NO_NAME = /^\W|\/|^(?:crawler|spider|bot)$/i;

/** The rules know thousands of bots by how such names end: of one that does not, they give a piece of its link. */
const botName = (found: Named | undefined, { name }: Bot): string | undefined =>
  name && (!found || NO_NAME.test(found.family)) ? name.replace(/\/v?/, ' ') : undefined;

function getEngine(text: string): string {
  for (const [pattern, name] of ENGINES) {
    const found = pattern.exec(text);
    // Whatever calls itself a browser there draws with the engine of the system.
    if (found && !(name !== 'WebKit' && name !== 'Presto' && /\b(iPhone|iPad|iPod)\b/.test(text)))
      return named(name, found[1]);
  }
  return '';
}

function deviceType(text: string, system: string): string | undefined {
  if (/\b(?:SMART-TV|SmartTV|Smart-TV|TV|HbbTV|AppleTV|Apple TV|BRAVIA|CrKey|AFT\w+|GoogleTV|Web0S|Roku)\b/.test(text))
    return 'TV';
  if (/\bVR\b|\bQuest\b/.test(text)) return 'Headset';
  if (/\bWatch/i.test(system)) return 'Watch';
  if (/\biPad\b|\bTablet\b(?! PC)|\bPlayBook\b|\bKindle\b/i.test(text)) return 'Tablet';
  if (
    /\biPhone\b|\biPod\b|\bMobi(?:le)?\b|\bOpera Mini\b|\bPhone\b|\bMIDP\b|\bSymbian|\bBlackBerry\b|\bUCWEB/i.test(text)
  )
    return 'Mobile';
  if (/^Android/.test(system)) return /Android [\d.]+; (?:[^)]*; ?)?\w|Chrome\//.test(text) ? 'Tablet' : 'Mobile';
  return /^(?:Windows|mac|Mac|Linux|Chrome OS|Ubuntu|Fedora|Debian|\w*BSD|Solaris)/.test(system) ||
    /\bX11\b|\bWindows\b|\bMacintosh\b/.test(text)
    ? 'Desktop'
    : undefined;
}

/** What each part of a user agent string says; empty where it says nothing. */
export function parseAgent(text: string): Agent {
  const found = moreBrowser(text, matchBrowser(text));
  const foundSystem = moreSystem(text, matchSystem(text));
  const kind = kindOf(text, found?.family ?? '');
  const box = CONSOLE.exec(text);
  const system = foundSystem ? systemName(foundSystem) : '';
  const model = androidModel(text);
  // Frozen by browsers: since 2021 "K" stands for any Android device, and Firefox never named one.
  const shownModel = /^(K|Mobile|Tablet|TV|wv|U)$/.test(model ?? '') ? undefined : model;
  const bot = botOf(text);
  const device =
    bot !== undefined
      ? named('Bot', bot.maker)
      : kind === 'Program'
        ? 'Program'
        : box
          ? named('Console', box[1])
          : named(deviceType(text, system), VENDORS.find(([pattern]) => pattern.test(text))?.[1], shownModel);
  return {
    browser: (bot && botName(found, bot)) ?? (found ? named(browserName(found.family), fullVersion(found, text)) : ''),
    engine: kind === 'Program' ? '' : getEngine(text),
    system,
    device,
    processor: PROCESSORS.find(([pattern]) => pattern.test(text))?.[1] ?? '',
    kind: bot?.purpose ?? kind,
  };
}
