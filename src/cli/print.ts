import { InputError } from '@/engines/input-error';
import type { Shown } from '@/kit/output';

/** A text ends with its line; bytes are left as they are. */
export const print = (value: string | Uint8Array) =>
  process.stdout.write(typeof value === 'string' && !value.endsWith('\n') ? `${value}\n` : value);

/** What of a result goes into JSON. */
export const asJson = ({ kind, value }: Shown) => (kind === 'bytes' ? [...value.bytes] : value);

/** Where an error stands, to follow its message. */
export function findPlace(error: Error): string {
  const { line, column } = error instanceof InputError ? error.details : {};
  return line === undefined ? '' : ` (line ${line}${column === undefined ? '' : `, column ${column}`})`;
}
