import { encodeBase64 } from '@/engines/bytes/base64';
import type { FieldRow, Outcome, Picture, Shown, TableRows } from './output';
import { toPipedValue } from './piped-value';

export interface JsonBytes {
  base64: string;
  size: number;
  type: string;
  name?: string;
}

/** A result as plain JSON; `resultSchema` says how it looks. */
export interface JsonResult {
  kind: Shown['kind'];
  value: string | readonly string[] | readonly FieldRow[] | TableRows | Picture | JsonBytes;
  notes?: readonly string[];
  facts?: readonly FieldRow[];
  data?: unknown;
}

export const jsonBytes = (bytes: Uint8Array, { type, name }: { type?: string; name?: string } = {}): JsonBytes => ({
  base64: encodeBase64(bytes),
  size: bytes.length,
  type: type ?? 'application/octet-stream',
  ...(name !== undefined && { name }),
});

/** What JSON has no word for: bytes become Base64, other typed arrays lists, large numbers their digits. */
const asJson = (_: string, value: unknown): unknown => {
  if (value instanceof Uint8Array) return encodeBase64(value);
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) return [...(value as unknown as Iterable<unknown>)];
  if (value instanceof Map) return Object.fromEntries(value);
  if (value instanceof Set) return [...value];
  return typeof value === 'bigint' ? String(value) : value;
};

async function jsonValue(shown: Shown): Promise<JsonResult['value']> {
  if (shown.kind === 'bytes') return jsonBytes(shown.value.bytes, shown.value);
  // A comparison is told as the patch that is passed on, not as two texts and their hunks.
  return shown.kind === 'diff' ? ((await toPipedValue(shown)) as string) : shown.value;
}

export async function jsonResult({ shown, notes, facts, data }: Outcome): Promise<JsonResult> {
  return {
    kind: shown.kind,
    value: await jsonValue(shown),
    ...(notes.length > 0 && { notes }),
    ...(facts.length > 0 && { facts }),
    ...(data !== undefined && { data: JSON.parse(JSON.stringify(data, asJson)) }),
  };
}
