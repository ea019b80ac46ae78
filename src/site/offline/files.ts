/** What the build knows of a file: its revision (empty where the name itself changes with the content), its size, and whether it waits until it is used. */
export type FileFacts = readonly [revision: string, bytes: number, heavy: 0 | 1];
export type Files = Readonly<Record<string, FileFacts>>;

export const CACHE = 'localkit';

/** Under which address a revision is kept, so that two versions of the site can stand side by side. */
export const keyOf = (path: string, revision: string): string =>
  revision === '' ? path : `${path}?revision=${revision}`;

/** The file behind an address in either form, `/tool/x` or `/tool/x/`; nothing where there is none. */
export function findFile(files: Files, path: string): string | undefined {
  const plain = path.replace(/\/+$/, '');
  return [path, `${plain}/index.html`, `${plain}.html`]
    .map((candidate) => candidate.replace(/^\/+/, ''))
    .find((candidate) => Object.hasOwn(files, candidate));
}

/** What the page asks of the worker. */
export type Request = 'activate' | 'fetch-all' | 'take-shared';
/** What another app shared with the installed site. */
export interface Shared {
  readonly text: string;
  readonly files: readonly File[];
}
/** What it hears while everything is fetched. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  /** No room for more, or no answer from the host. */
  readonly failed?: 'full' | 'unreachable';
}
