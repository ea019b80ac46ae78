import Bowser from 'bowser';

export interface Agent {
  readonly browser: string;
  readonly engine: string;
  readonly system: string;
  readonly device: string;
  readonly processor: string;
}

const PROCESSORS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\b(aarch64|arm64|armv8)/i, 'ARM, 64 bits'],
  [/\b(armv\d|arm\b)/i, 'ARM, 32 bits'],
  [/\b(x86_64|x64|win64|wow64|amd64)\b/i, 'x86, 64 bits'],
  [/\b(i[3-6]86|x86)\b/i, 'x86, 32 bits'],
  [/\bppc\b/i, 'PowerPC'],
];

/** Programs that are no browsers but say who they are: the name before the slash, the version after it. */
const PROGRAM =
  /^(curl|wget|python-requests|python-urllib|go-http-client|okhttp|axios|node-fetch|postmanruntime|java|libwww-perl|httpie|apache-httpclient|dalvik|cfnetwork)[/ ]([\w.]+)/i;

/** Browsers inside apps, and such as dress as others, by the word that gives them away and the version after it. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bFBAV\/([\w.]+)/, 'Facebook'],
  [/\bInstagram[ /]([\w.]+)/, 'Instagram'],
  [/\b(?:DuckDuckGo|Ddg)\/([\w.]+)/, 'DuckDuckGo'],
  [/\bOpera Mini\/([\w.]+)/, 'Opera Mini'],
  [/\bUC ?Browser\/([\w.]+)/, 'UC Browser'],
  [/\bNintendoBrowser\/([\w.]+)/, 'Nintendo Browser'],
  [/\bHeadlessChrome\/([\w.]+)/, 'Headless Chrome'],
  [/\bPlayStation\b()/, 'PlayStation Browser'],
];
/** Its name, and the version of its system where that follows. */
const CONSOLE =
  /\b(PlayStation (?:Vita|Portable|\d)|Nintendo (?:Switch|WiiU|3DS)|Xbox (?:One|Series X))(?:[/ ]([\d.]+))?/i;

const KINDS: Readonly<Record<string, string>> = { tv: 'TV' };

const named = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** The engine's own version stands in a place of its own, which differs from engine to engine. */
function engineVersion(name: string | undefined, text: string): string | undefined {
  if (name === 'Gecko') return /\brv:([\d.]+)/.exec(text)?.[1];
  if (name === 'Blink') return /Chrom(?:e|ium)\/([\d.]+)/.exec(text)?.[1];
  if (name === 'WebKit') return /\bAppleWebKit\/([\d.]+)/.exec(text)?.[1];
  return undefined;
}

/** An Android device writes its model after the version of the system. */
const androidModel = (text: string) =>
  /Android [\d.]+; (?:[a-z]{2}[-_][A-Za-z]{2}; )?([^;)]+?)(?: Build\/[^;)]*)?[;)]/.exec(text)?.[1]?.trim();

interface Part {
  name?: string;
  version?: string;
}

function getEngine(claimed: Part, text: string): Part {
  // Whatever calls itself a browser there draws with the engine of the system.
  if (/\b(iPhone|iPad|iPod)\b/.test(text)) return { name: 'WebKit' };
  // Edge has been Chromium since version 79, on phones too.
  return claimed.name === 'EdgeHTML' && !/\bEdge\//.test(text) ? { name: 'Blink' } : claimed;
}

/** Windows goes by its name alone: NT 10.0 is no version that people know. */
const systemVersion = ({ version, versionName }: Part & { versionName?: string }) =>
  versionName && !/^\d/.test(version ?? '') ? undefined : version;

/** What each part of a user agent string says; empty where it says nothing. */
export function parseAgent(text: string): Agent {
  const { browser, os, platform, engine: claimed } = Bowser.parse(text);
  const engine = getEngine(claimed, text);
  // Programs and bots go by the name they give themselves.
  const program = PROGRAM.exec(text);
  // Cubot makes phones.
  const crawler = /\b(?!cubot\b)([\w-]*bot)\/([\w.]+)/i.exec(text);
  const model = platform.model ?? androidModel(text);
  // Frozen by browsers: since 2021 "K" stands for any Android device, and Firefox never named one.
  const shownModel = /^(K|Mobile|Tablet)$/.test(model ?? '') ? undefined : model;
  const bot = platform.type === 'bot' || /(?<!\bcu)bot\b|crawler|spider|slurp/i.test(text);
  const box = CONSOLE.exec(text);
  const known = BROWSERS.find(([pattern]) => pattern.test(text));
  const kind = platform.type ?? (os.name === 'Chrome OS' ? 'desktop' : undefined);
  const type = bot ? 'Bot' : box ? 'Console' : kind && (KINDS[kind] ?? kind[0]!.toUpperCase() + kind.slice(1));
  return {
    browser: named(
      ...(program?.slice(1, 3) ??
        crawler?.slice(1, 3) ??
        (known ? [known[1], known[0].exec(text)![1]] : [browser.name, browser.version])),
    ),
    engine: program
      ? ''
      : named(engine.name, engineVersion(engine.name, text) ?? (engine.name === 'Gecko' ? undefined : engine.version)),
    // An Xbox says which Windows it runs; the others run what is called as they are.
    system:
      box && os.name !== 'Windows'
        ? named(box[1], box[2])
        : named(os.name, ...(os.versionName === os.version ? [] : [os.versionName]), systemVersion(os)),
    device: program ? 'Program' : box ? named(type, box[1]) : named(type, platform.vendor, shownModel),
    processor: PROCESSORS.find(([pattern]) => pattern.test(text))?.[1] ?? '',
  };
}
