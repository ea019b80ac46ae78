import { InputError } from '@/engines/input-error';

export interface Dated {
  /** Nanoseconds since 1970. */
  readonly epoch: bigint;
  readonly name: string;
  /** What its number counts, and from when. */
  readonly counts: string;
}

const UUID = /^(?:urn:uuid:)?\{?([\da-f]{8})-?([\da-f]{4})-?([\da-f])([\da-f]{3})-?[\da-f]{4}-?[\da-f]{12}\}?$/i;
const ULID = /^[0-7][\dA-HJKMNP-TV-Z]{25}$/i;
const OBJECT_ID = /^(?:ObjectId\(\s*)?["']?([\da-f]{8})[\da-f]{16}["']?(?:\s*\))?$/i;
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 15 October 1582, when the Gregorian calendar began, in steps of 100 nanoseconds before 1970. */
const GREGORIAN = 122_192_928_000_000_000n;

const hex = (digits: string) => BigInt(`0x${digits}`);

function uuidTime([, low = '', middle = '', version = '', high = '']: RegExpExecArray): Dated {
  const name = `UUID version ${version}`;
  if (version === '7') return { epoch: hex(low + middle) * 1_000_000n, name, counts: 'milliseconds since 1970' };
  if (version !== '1' && version !== '6')
    throw new InputError(
      /^[0f]+$/i.test(low + middle + version + high)
        ? 'This UUID contains no time: it’s the nil or max UUID'
        : `A UUID of version ${version} contains no time: only versions 1, 6 and 7 do`,
    );
  const steps = version === '1' ? hex(high + middle + low) : hex(low + middle + high);
  return { epoch: (steps - GREGORIAN) * 100n, name, counts: '100 nanoseconds since 15 October 1582' };
}

/** The moment inside an identifier that is made of one: known by its form alone. */
export function identifierTime(text: string): Dated | undefined {
  if (text.length > 60) return undefined;
  const uuid = UUID.exec(text);
  if (uuid) return uuidTime(uuid);
  const [, seconds] = OBJECT_ID.exec(text) ?? [];
  if (seconds) return { epoch: hex(seconds) * 1_000_000_000n, name: 'MongoDB ObjectId', counts: 'seconds since 1970' };
  if (!ULID.test(text)) return undefined;
  const milliseconds = [...text.slice(0, 10).toUpperCase()].reduce(
    (sum, digit) => sum * 32n + BigInt(CROCKFORD.indexOf(digit)),
    0n,
  );
  return { epoch: milliseconds * 1_000_000n, name: 'ULID', counts: 'milliseconds since 1970' };
}

const padded = (value: bigint, digits: number) => value.toString(16).padStart(digits, '0');

/** The first identifiers of a moment, to ask a database for what came after it; only those whose count reaches that far. */
export function firstIdentifiers(epoch: bigint): { label: string; value: string }[] {
  const milliseconds = epoch / 1_000_000n;
  if (epoch < 0n || milliseconds >> 48n > 0n) return [];
  const seconds = epoch / 1_000_000_000n;
  let ulid = '';
  for (let rest = milliseconds, at = 0; at < 10; at++, rest /= 32n) ulid = CROCKFORD[Number(rest % 32n)] + ulid;
  const stamp = padded(milliseconds, 12);
  return [
    ...(seconds >> 32n === 0n ? [{ label: 'MongoDB ObjectId', value: padded(seconds, 8) + '0'.repeat(16) }] : []),
    { label: 'ULID', value: ulid + '0'.repeat(16) },
    { label: 'UUID version 7', value: `${stamp.slice(0, 8)}-${stamp.slice(8)}-7000-8000-000000000000` },
  ];
}
