/** Names that tools keep something under without the site's own before them. */
export const OTHER_KEYS = ['alarms', 'markdown', 'markdownDraft', 'recentPorts', 'savedCronJobs', 'savedGradients'];
const PREFIX = 'localkit:';
const MARK = 'kept';

/** Another site at the same address may keep something too. */
export const isOurs = (key: string): boolean => key.startsWith(PREFIX) || OTHER_KEYS.includes(key);

const ourKeys = (): string[] => Object.keys(localStorage).filter(isOurs).sort();

export const countSaved = (): number => ourKeys().length;

/** Everything that is kept, as one file. Secrets are kept nowhere, so there are none in it. */
export const exportSaved = (): string =>
  `${JSON.stringify(
    { localkit: MARK, version: 1, kept: Object.fromEntries(ourKeys().map((key) => [key, localStorage.getItem(key)])) },
    null,
    2,
  )}\n`;

/** What such a file holds, by key; nothing where it is none. */
export function readSaved(content: string): ReadonlyMap<string, string> | undefined {
  try {
    const raw = JSON.parse(content) as { localkit?: unknown; kept?: unknown };
    if (raw.localkit !== MARK || typeof raw.kept !== 'object' || raw.kept === null) return undefined;
    return new Map(
      Object.entries(raw.kept).filter(
        (entry): entry is [string, string] => isOurs(entry[0]) && typeof entry[1] === 'string',
      ),
    );
  } catch {
    return undefined;
  }
}

/** Takes it over in place of what was kept under the same names. False where the browser has no room for all of it: then nothing changes. */
export function importSaved(kept: ReadonlyMap<string, string>): boolean {
  const before = new Map([...kept.keys()].map((key) => [key, localStorage.getItem(key)]));
  const put = (key: string, value: string | null) =>
    value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value);
  try {
    for (const [key, value] of kept) put(key, value);
    return true;
  } catch {
    for (const [key, value] of before) put(key, value);
    return false;
  }
}

export function removeSaved(): void {
  for (const key of ourKeys()) localStorage.removeItem(key);
}
