import { parseIpv4, parseIpv6 } from '@/engines/network/ip-address';

const ALL = 0xffff_ffffn;

interface Read {
  address: bigint;
  /** What was left out, or assumed. */
  note?: string;
}

const ofBytes = (bytes: readonly string[]): bigint => bytes.reduce((sum, byte) => sum * 256n + BigInt(`0x${byte}`), 0n);

/** One address alone, in any of the forms that this page writes, or that programs print. */
function readAlone(written: string): bigint | undefined {
  const bits = written.replace(/[\s.]/g, '');
  if (/^[01]{32}$/.test(bits)) return BigInt(`0b${bits}`);
  if (/^0x[\da-f]{1,8}$/i.test(written) || /^0o[0-7]{1,11}$/i.test(written) || /^\d{1,10}$/.test(written)) {
    const number = BigInt(written);
    return number <= ALL ? number : undefined;
  }
  // Eight decimal digits are a number, as they have always been here.
  if (/^[\da-f]{8}$/i.test(written)) return BigInt(`0x${written}`);
  const bytes = /^(?:0x)?([\da-f]{2})(?:[.:, -](?:0x)?[\da-f]{2}){3}$/i.test(written)
    ? written.match(/[\da-f]{2}(?!x)/gi)!
    : [];
  const escaped = /^(?:\\x[\da-f]{2}){4}$/i.test(written) ? written.match(/[\da-f]{2}/gi)! : [];
  const dotted = parseIpv4(written);
  if (dotted !== undefined) return dotted;
  if (bytes.length === 4 || escaped.length === 4) return ofBytes(bytes.length === 4 ? bytes : escaped);
  const [, reversed] = /^(\d+\.\d+\.\d+\.\d+)\.in-addr\.arpa\.?$/i.exec(written) ?? [];
  if (reversed) return parseIpv4(reversed.split('.').reverse().join('.'));
  const mapped = parseIpv6(written.replace(/^\[(.*)\]$/, '$1'));
  return mapped !== undefined && mapped >> 32n === 0xffffn ? mapped & ALL : undefined;
}

/** The address of a URL, of a network, of a host with its port; or one whose dots were put in brackets. */
export function readAddress(input: string): Read | undefined {
  const written = input.trim();
  if (written.length > 300) return undefined;
  const alone = written.length <= 60 ? readAlone(written.replace(/\[\.\]|\(\.\)/g, '.')) : undefined;
  if (alone !== undefined) return { address: alone };
  const [, before = '', inside, after = ''] =
    /^([a-z][a-z\d+.-]*:\/\/(?:[^\s/@]*@)?)?(\d+\.\d+\.\d+\.\d+)((?::\d{1,5})?(?:[/?#]\S*)?|\s*\/\s*\d{1,2})$/i.exec(
      written,
    ) ?? [];
  const address = inside === undefined ? undefined : parseIpv4(inside);
  return address === undefined
    ? undefined
    : { address, note: `Ignored: ${[before, after].filter(Boolean).join(' and ')}` };
}
