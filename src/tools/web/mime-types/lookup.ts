import database from 'mime-db';

export interface MediaType {
  readonly type: string;
  readonly extensions: readonly string[];
  readonly source: string;
  readonly compressible: boolean | undefined;
}

/** What is meant by an ending today, and by which ending a type goes, where the registry puts an older one first. */
const TODAY: Readonly<Record<string, string>> = {
  ts: 'text/typescript',
  mts: 'text/typescript',
  cts: 'text/typescript',
  tsx: 'text/typescript',
  js: 'text/javascript',
  mjs: 'text/javascript',
  jsx: 'text/javascript',
  wav: 'audio/wav',
  xml: 'application/xml',
  rtf: 'application/rtf',
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  mov: 'video/quicktime',
  ps: 'application/postscript',
  one: 'application/onenote',
  yaml: 'application/yaml',
  yml: 'application/yaml',
  ico: 'image/vnd.microsoft.icon',
  exe: 'application/vnd.microsoft.portable-executable',
};

/** From the most official to the least. */
const SOURCES = ['iana', undefined, 'apache', 'nginx'];

export const all: readonly MediaType[] = Object.entries(database).map(
  ([type, { extensions, source, compressible }]) => ({
    type,
    extensions: extensions ?? [],
    source: source ?? 'custom',
    compressible,
  }),
);
const byType = new Map(all.map((one) => [one.type, one]));

const rank = ({ source }: MediaType) => SOURCES.indexOf(source === 'custom' ? undefined : source);

/** The types of an ending, the usual one first. A leading dot, a whole file name and capitals are fine. */
export function getTypes(written: string): readonly string[] {
  const extension = written
    .trim()
    .toLowerCase()
    .replace(/^.*[./\\]/, '');
  if (extension === '') return [];
  const found = all
    .filter(({ extensions }) => extensions.includes(extension))
    .sort((a, b) => rank(a) - rank(b))
    .map(({ type }) => type);
  const usual = Object.hasOwn(TODAY, extension) ? [TODAY[extension]!] : [];
  return [...new Set([...usual, ...found])];
}

/** The endings of a type, the usual one first. Parameters such as `; charset=utf-8` are ignored. */
export function getExtensions(written: string): readonly string[] {
  const type = written.split(';', 1)[0]!.trim().toLowerCase();
  const today = Object.keys(TODAY).filter((extension) => TODAY[extension] === type);
  return [...new Set([...today, ...(byType.get(type)?.extensions ?? [])])];
}

/** Types in whose name or endings the words occur. */
export function searchTypes(words: string): readonly MediaType[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ type, extensions }) =>
    wanted.every((word) => type.includes(word) || extensions.includes(word.replace(/^\./, ''))),
  );
}
