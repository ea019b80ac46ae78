import { changedOptions, getFlag, type Option, type OptionShape, type OptionValue, readKnown } from '@/kit/option';

type Values = Readonly<Record<string, OptionValue>>;

/** Servers refuse addresses beyond 8 kB; an option that would not fit stays out of the link, and in this browser. */
const LONGEST = 6000;

/** The name of the inputs in a fragment, beside those of options. */
const INPUT = 'input';

/**
 * What was typed freely stands behind the `#`, which browsers send to no server. Numbers, switches, choices, dates and
 * colours stand before it, where everyone can read and change them.
 */
const isTyped = ({ kind }: Option, value: unknown): boolean =>
  kind === 'line' || kind === 'area' || (kind === 'color' && !/^(#[\da-f]{0,8}|transparent)$/i.test(String(value)));

function writePairs(pairs: readonly (readonly [name: string, value: string])[]): string {
  let written = '';
  for (const [name, value] of pairs) {
    if (value.length > LONGEST) continue;
    const pair = new URLSearchParams([[name, value]]).toString();
    if (written.length + pair.length < LONGEST) written += `${written && '&'}${pair}`;
  }
  return written;
}

/**
 * The end of an address: options that differ from their defaults, never secrets, and what stands for the inputs, if
 * anything does.
 */
export function writeLink(shape: OptionShape, values: Values, inputs = ''): string {
  const changed = Object.entries(changedOptions(shape, values)).map(([name, value]) => [shape[name]!, value] as const);
  const write = (typed: boolean) =>
    writePairs(
      changed
        .filter(([option, value]) => isTyped(option, value) === typed)
        .map(([option, value]) => [getFlag(option.label), String(value)]),
    );
  const query = write(false);
  const fragment = [write(true), inputs && `${INPUT}=${inputs}`].filter(Boolean).join('&');
  return `${query && `?${query}`}${fragment && `#${fragment}`}`;
}

interface Address {
  readonly search: string;
  readonly hash: string;
}
const getPairs = (part: string) => new URLSearchParams(part.slice(1));

/** What stands for the inputs in an address. */
export const packedInputs = ({ hash }: Pick<Address, 'hash'>): string => getPairs(hash).get(INPUT) ?? '';

/** The options a link names. Those that were typed once stood before the `#`: they are read from there, too. */
export function readLink(shape: OptionShape, { search, hash }: Address): Record<string, OptionValue> {
  if (!search && !hash) return {};
  return readKnown(shape, Object.fromEntries([...getPairs(search), ...getPairs(hash)]), (_, option) =>
    getFlag(option.label),
  );
}

/** Whether a link shows to a server what was typed. */
export function hasTypedText(shape: OptionShape, search: string): boolean {
  const pairs = getPairs(search);
  return Object.values(shape).some((option) => {
    const value = pairs.get(getFlag(option.label));
    return value !== null && isTyped(option, value);
  });
}

/** The inputs by name, compressed. */
export const packInputs = async (inputs: Readonly<Record<string, string>>): Promise<string> =>
  (await import('./packed')).packInputs(inputs);

/** The inputs a link carries, if it can be read. */
export async function readFragment(hash: string): Promise<Readonly<Record<string, string>> | undefined> {
  const packed = packedInputs({ hash });
  return packed === '' ? undefined : (await import('./packed')).unpackInputs(packed);
}
