import { decodeText, decodeUtf8 } from '@/engines/bytes/utf8';
import { InputError } from '@/engines/input-error';
import type { ByteSource, Input } from './input';
import { type Shown, toText } from './output';

/** A value on its way from one tool to the next: a text, or bytes that are none. */
export type PipedValue = string | Uint8Array;

const QUOTED = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/** The parts of a result that can be taken alone: rows by their label, columns by their heading. */
export function namedParts(shown: Shown): readonly string[] {
  if (shown.kind === 'fields') return [...new Set(shown.value.map(({ label }) => label))];
  return shown.kind === 'table' ? [...new Set(shown.value.columns)] : [];
}

function findPlace(names: readonly string[], wanted: string, what: string): number {
  const exact = names.indexOf(wanted);
  const at = exact >= 0 ? exact : names.findIndex((name) => name.toLowerCase() === wanted.toLowerCase());
  if (at < 0)
    throw new InputError(
      `The result has no ${what} called "${wanted}".${names.length > 0 ? ` It has: ${QUOTED([...new Set(names)])}` : ''}`,
    );
  return at;
}

/** The unified patch is work and code that only a comparison needs. */
const loadPatch = () => import('@/engines/diff/patch');

/** What a result is for the next tool; `take` names the row or the column that is meant. */
export async function toPipedValue(shown: Shown, take?: string): Promise<PipedValue> {
  if (take !== undefined) {
    if (shown.kind === 'fields') {
      const labels = shown.value.map(({ label }) => label);
      return shown.value[findPlace(labels, take, 'row')]!.value;
    }
    if (shown.kind === 'table') {
      const column = findPlace(shown.value.columns, take, 'column');
      return shown.value.rows.map((row) => row[column] ?? '').join('\n');
    }
    throw new InputError(`This result has no named rows or columns to pick from`);
  }
  if (shown.kind === 'bytes') return shown.value.bytes;
  if (shown.kind !== 'diff') return toText(shown);
  const { left, right, diff } = shown.value;
  return (await loadPatch()).unifiedPatch(left, right, diff);
}

const NO_TEXT = 'These bytes aren’t UTF-8 text. Convert them to text first, with Base64 or Hex.';

/** Bytes as text, where they are UTF-8: encoding it again gives the same bytes. */
export function pipedToText(value: PipedValue): string {
  const text = typeof value === 'string' ? value : decodeUtf8(value);
  if (text === undefined) throw new InputError(NO_TEXT);
  return text;
}

/** Bytes as text for a tool that takes text: UTF-16 with a byte order mark too. */
export function pipedToInputText(value: PipedValue): string {
  const text = typeof value === 'string' ? value : decodeText(value);
  if (text === undefined) throw new InputError(NO_TEXT);
  return text;
}

export const pipedToBytes = (value: PipedValue): Uint8Array =>
  typeof value === 'string' ? new TextEncoder().encode(value) : value;

/** The value in the form in which an input takes it. */
export function toInputValue(input: Input, value: PipedValue): string | Uint8Array | ByteSource {
  if (input.kind === 'text') return pipedToInputText(value);
  if (input.kind === 'file') return pipedToBytes(value);
  return typeof value === 'string' ? value : new Blob([value as BlobPart]);
}
