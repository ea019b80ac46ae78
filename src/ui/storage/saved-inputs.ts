import { KEY } from './reload';

/** All of it together, in characters. */
const MOST = 1_000_000;

type Texts = Readonly<Record<string, string>>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isTexts = (value: unknown): value is Texts =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

/** Without whatever else was written there. */
function readAll(): Record<string, Texts> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(isRecord(stored) ? stored : {}).flatMap(([page, texts]) =>
        isTexts(texts) ? [[page, texts]] : [],
      ),
    );
  } catch {
    return {};
  }
}

/** Saves the texts of a page; the oldest of others give way. Nothing is left of a page without texts. */
export function saveInputs(page: string, texts: Texts | undefined): void {
  const { [page]: _, ...others } = readAll();
  const all = Object.entries(texts ? { ...others, [page]: texts } : others);
  try {
    while (all.length > 1 && JSON.stringify(Object.fromEntries(all)).length > MOST) all.shift();
    const written = JSON.stringify(Object.fromEntries(all));
    if (all.length === 0 || written.length > MOST) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, written);
  } catch {
    // The browser stores nothing: what was entered goes with a reload, as it did before.
  }
}

export const getSavedInputs = (page: string): Texts | undefined => readAll()[page];
