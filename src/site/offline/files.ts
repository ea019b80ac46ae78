/**
 * What the build knows of a file: its revision (empty where the name itself changes with the content), its size, whether it is fetched
 * only when it is used, and which files it names, as places in the list of all files.
 */
export type FileFacts = readonly [revision: string, bytes: number, heavy: 0 | 1, references?: readonly number[]];
export type Files = Readonly<Record<string, FileFacts>>;

/** The number changes when what older versions stored cannot be relied on. */
export const CACHE = 'localkit-2';

/** Under which address a revision is stored, so that two versions of the site can stand side by side. */
export const cacheKey = (path: string, revision: string): string =>
  revision === '' ? path : `${path}?revision=${revision}`;

/** The file behind an address in either form, `/tool/x` or `/tool/x/`; nothing where there is none. */
export function findFile(files: Files, path: string): string | undefined {
  const plain = path.replace(/\/+$/, '');
  return [path, `${plain}/index.html`, `${plain}.html`]
    .map((candidate) => candidate.replace(/^\/+/, ''))
    .find((candidate) => Object.hasOwn(files, candidate));
}

/** A script that names more files than this is a list of choices, such as all tools or all fonts: a page needs a few of them. */
const MOST_REFERENCES = 100;

/** A page's file and all that its HTML names. */
export function filesNamedBy(files: Files, page: string): string[] {
  const names = Object.keys(files);
  return [page, ...(files[page]?.[3] ?? []).map((at) => names[at]!)];
}

/** These files and all that they, and what they name, can load, as far as it is not larger than `mostBytes`. */
export function filesReachedFrom(
  files: Files,
  start: readonly string[],
  mostBytes = Number.POSITIVE_INFINITY,
): string[] {
  const names = Object.keys(files);
  const reached = new Set(start);
  for (const file of reached) {
    const [, , , references = []] = files[file]!;
    if (references.length > MOST_REFERENCES) continue;
    for (const at of references) {
      const [, bytes, heavy] = files[names[at]!]!;
      if (!heavy && bytes <= mostBytes) reached.add(names[at]!);
    }
  }
  return [...reached];
}

const TYPES: Readonly<Record<string, RegExp>> = {
  html: /^text\/html\b/,
  js: /\bjavascript\b/,
  css: /^text\/css\b/,
};

/** Whether an answer is of the type that the file's name promises. Sign-in pages of networks answer scripts with HTML. */
export function hasRightType(file: string, type: string | null): boolean {
  const [, ending = ''] = /\.(\w+)$/.exec(file) ?? [];
  return TYPES[ending] ? TYPES[ending].test(type ?? '') : !TYPES.html!.test(type ?? '');
}

/** How much of the site is stored: what was visited, everything but the heavy parts, or all. */
export type Extent = 'visited' | 'light' | 'all';

/** Whether the connection is one on which nothing is fetched that was not asked for. */
export function isSparing(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean; readonly effectiveType?: string } };
  return Boolean(connection?.saveData) || /2g|3g/.test(connection?.effectiveType ?? '');
}

/** What the page asks of the service worker. */
export type Request =
  | { readonly kind: 'activate' | 'take-shared' | 'measure' }
  /** A page was opened; once it was used, everything that it can load is stored too. */
  | { readonly kind: 'keep-page'; readonly path: string; readonly isUsed: boolean }
  | { readonly kind: 'fetch'; readonly extent: 'light' | 'all' };

/** What another app shared with the installed site. */
export interface Shared {
  readonly text: string;
  readonly files: readonly File[];
}
/** Bytes stored, of all that there are. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  /** No room for more, or no usable answer from the host. */
  readonly failed?: 'full' | 'unreachable';
}
