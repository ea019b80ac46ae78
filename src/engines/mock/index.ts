import { InputError } from '@/engines/input-error';
import { toJs } from '@/engines/json';
import { readJsonInput } from '@/engines/json/read';
import type { RandomSource } from '@/engines/random/source';
import { objectOf, readFields } from './fields';
import { schemaDrawer } from './json-schema';
import type { Drawer, Value } from './types';

export { writeMock } from './write';

/** What draws a record: by lines of fields, or by a JSON Schema. */
async function drawerOf(text: string): Promise<Drawer> {
  if (!text.trimStart().startsWith('{')) return objectOf(await readFields(text));
  try {
    return await schemaDrawer(toJs(readJsonInput(text).doc));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(error.message, { ...error.details, field: 'fields' });
  }
}

/** Rows drawn before others get their turn. */
const STRETCH = 100;

/** As many records as are wanted. */
export async function drawRecords(
  text: string,
  count: number,
  random: RandomSource,
  pause: (done: number) => void | Promise<void>,
): Promise<Record<string, Value>[]> {
  const draw = await drawerOf(text);
  const records: Record<string, Value>[] = [];
  for (let row = 0; row < count; row++) {
    if (row % STRETCH === 0) await pause(row / count);
    const value = draw({ random, row, record: {} });
    // A schema of a single value is a record with one field.
    records.push(
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? (value as Record<string, Value>)
        : { value },
    );
  }
  return records;
}
