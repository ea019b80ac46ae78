/** What browsers built on Chromium tell in headers of their own, since their user agent string stands still. */
export interface ClientHints {
  readonly brand?: string;
  readonly chromium?: string;
  readonly system?: string;
  readonly model?: string;
  readonly isMobile?: boolean;
  readonly processor?: string;
  readonly form?: string;
}

/** Headers as servers log them and developer tools copy them: `name: value`, or name and value in turn. */
export function readHeaders(text: string): ReadonlyMap<string, string> | undefined {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const headers = new Map<string, string>();
  for (const [index, line] of lines.entries()) {
    const [, name, value] = /^"?(sec-ch-ua[\w-]*|user-agent)"?\s*:?\s*(.*?),?$/i.exec(line) ?? [];
    // Developer tools copy the value below its name.
    if (name) headers.set(name.toLowerCase(), value || (lines[index + 1] ?? ''));
  }
  return [...headers.keys()].some((name) => name.startsWith('sec-ch-ua')) ? headers : undefined;
}

/** A string of a structured field, or what is written without quotes. */
const unquote = (value: string | undefined) =>
  value
    ?.trim()
    .replace(/^\\?"([\s\S]*?)\\?"$/, '$1')
    .replace(/\\(["\\])/g, '$1');

interface Brand {
  readonly name: string;
  readonly version: string;
}

const readBrands = (value = ''): readonly Brand[] =>
  [...value.matchAll(/"((?:[^"\\]|\\.)*)"\s*;\s*v\s*=\s*"([^"]*)"/g)].map(([, name, version]) => ({
    name: name!.replace(/\\(.)/g, '$1'),
    version: version!,
  }));

/** One brand is made up, so that nobody relies on a fixed list: it has signs in its name and says that it is none. */
const isMadeUp = ({ name }: Brand) => /not.{0,3}a.{0,3}brand/i.test(name);

const PARTS: Readonly<Record<string, string>> = { x86: 'x86', arm: 'ARM' };

/** Windows tells the version of its interfaces: 13 came with Windows 11, those below 1 are older than 10. */
function windowsName(version: string): string {
  const major = Number.parseInt(version, 10);
  if (major >= 13) return 'Windows 11';
  if (major > 0) return 'Windows 10';
  return { '0.1': 'Windows 7', '0.2': 'Windows 8', '0.3': 'Windows 8.1' }[version.slice(0, 3)] ?? 'Windows';
}

export function readClientHints(headers: ReadonlyMap<string, string>): ClientHints {
  const brands = readBrands(headers.get('sec-ch-ua-full-version-list') ?? headers.get('sec-ch-ua')).filter(
    (brand) => !isMadeUp(brand),
  );
  const chromium = brands.find(({ name }) => name === 'Chromium');
  const brand = brands.find(({ name }) => name !== 'Chromium') ?? chromium;
  const version = unquote(headers.get('sec-ch-ua-platform-version')) ?? '';
  const platform = unquote(headers.get('sec-ch-ua-platform'));
  const part = unquote(headers.get('sec-ch-ua-arch'))?.toLowerCase();
  const bits = unquote(headers.get('sec-ch-ua-bitness'));
  const model = unquote(headers.get('sec-ch-ua-model'));
  const mobile = headers.get('sec-ch-ua-mobile')?.trim();
  const form = unquote(headers.get('sec-ch-ua-form-factors')?.split(',')[0]);
  const system =
    platform === 'Windows' && version !== ''
      ? windowsName(version)
      : platform && [platform, version].filter(Boolean).join(' ');
  return {
    ...(brand && { brand: `${brand.name} ${brand.version}` }),
    ...(chromium && { chromium: chromium.version }),
    ...(system && { system }),
    ...(model && { model }),
    ...(/^\?[01]$/.test(mobile ?? '') && { isMobile: mobile === '?1' }),
    ...(part && { processor: `${PARTS[part] ?? part}${bits ? `, ${bits} bits` : ''}` }),
    ...(form && { form }),
  };
}
