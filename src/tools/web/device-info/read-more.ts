import type { FieldRow } from '@/kit/output';
import { readFeatures } from './features';
import { readCodecs, readDevices, readPermissions } from './read-devices';
import { readDisplay, readGraphics, readPreferences, readWebGpu } from './read-display';
import { readConnection, readHints, readPower, readRegion, readStorage } from './read-system';
import { asked, isSaid, row, type Section, type View } from './section';

/** Everything that takes a moment or has to be asked for. Each part stands by itself: what fails leaves the others. */
export async function readMore(view: View): Promise<Section[]> {
  const parts: Readonly<Record<string, () => FieldRow[] | Promise<FieldRow[]>>> = {
    Graphics: () => [...readGraphics(view), readWebGpu(view)],
    Display: () => readDisplay(view),
    Preferences: () => readPreferences(view),
    'Language and region': () => readRegion(),
    Connection: () => readConnection(view),
    Battery: () => readPower(view),
    Storage: () => readStorage(view),
    'Codecs it plays': () => readCodecs(view),
    'Sensors and devices': () => readDevices(view),
    Permissions: () => readPermissions(view),
    'Client hints': () => readHints(view),
    Features: () => readFeatures(view),
  };
  return Promise.all(
    Object.entries(parts).map(async ([title, read]) => {
      const rows = await asked(async () => read());
      return { title, rows: isSaid(rows) ? [row(title, 'Refused')] : rows };
    }),
  );
}

const camel = (label: string): string =>
  label
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .toLowerCase()
    .replace(/\s+(.)/g, (_, letter: string) => letter.toUpperCase());

/** Sections as one object: a name for each, and for each of their values. */
export const toJson = (sections: readonly Section[]): string =>
  JSON.stringify(
    Object.fromEntries(
      sections.map(({ title, rows }) => [
        camel(title),
        Object.fromEntries(rows.map(({ label, value }) => [camel(label), value])),
      ]),
    ),
    null,
    2,
  );
