/** What was entered, for a reload of this tab: in its session storage, which goes with the tab. */
const KEY = 'localkit:entered';
/** All of it together, in characters. */
const MOST = 1_000_000;

type Texts = Readonly<Record<string, string>>;

function readAll(): Record<string, Texts> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, Texts>;
  } catch {
    return {};
  }
}

/** Only text can be kept, and no more than this. */
export const canSurviveReload = (contents: Readonly<Record<string, unknown>>): boolean =>
  Object.values(contents).every((content) => typeof content === 'string') &&
  Object.values(contents).reduce((sum: number, content) => sum + (content as string).length, 0) < MOST;

/** Keeps the texts of a page; the oldest of others give way. Says whether they are kept. */
export function saveForReload(page: string, texts: Texts | undefined): boolean {
  const { [page]: _, ...others } = readAll();
  const all = Object.entries(texts ? { ...others, [page]: texts } : others);
  try {
    while (all.length > 1 && JSON.stringify(Object.fromEntries(all)).length > MOST) all.shift();
    const written = JSON.stringify(Object.fromEntries(all));
    if (all.length === 0 || written.length > MOST) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, written);
    return written.length <= MOST;
  } catch {
    return false;
  }
}

export const savedForReload = (page: string): Texts | undefined => readAll()[page];
