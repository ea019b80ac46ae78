/** What was entered, for a reload of this tab: in its session storage, which goes with the tab. */
export const KEY = 'localkit:entered';
/** Of one page, in characters. */
const MOST = 1_000_000;

/** Only text can be saved, and no more than this. */
export const canSurviveReload = (contents: Readonly<Record<string, unknown>>): boolean =>
  Object.values(contents).every((content) => typeof content === 'string') &&
  Object.values(contents).reduce((sum: number, content) => sum + (content as string).length, 0) < MOST;

/** Whether anything was saved in this tab, on whatever page. */
export function hasSavedInputs(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
