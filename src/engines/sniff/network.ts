const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const IPV4 = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`);
const WITH_MASK = /^(\d+\.\d+\.\d+\.\d+)\s*(?:\/\s*|\s+(?:mask|netmask)?\s*)(\d+\.\d+\.\d+\.\d+|\d{1,2})$/i;
const MAC = /^[\da-f]{2}([:-])(?:[\da-f]{2}\1){4}[\da-f]{2}$|^[\da-f]{4}\.[\da-f]{4}\.[\da-f]{4}$/i;

export const ipv4 = (text: string): boolean => IPV4.test(text);

/** Written out or shortened, perhaps with the size of its network; letters alone could be words. */
export const ipv6 = (text: string): boolean => {
  const [, address = '', bits = '0'] = /^([\da-f:]{3,39})(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  return (
    /\d/.test(address) && address.split(':').length > 2 && Number(bits) <= 128 && URL.canParse(`http://[${address}]`)
  );
};

/** Colons and dashes part pairs, dots part fours; twelve digits without either are too much else. */
export const isMac = (text: string): boolean => MAC.test(text);

/** How many bits a mask has from the left, where it is one. */
function getBits(mask: string): number | undefined {
  if (/^\d{1,2}$/.test(mask)) return Number(mask) <= 32 ? Number(mask) : undefined;
  if (!ipv4(mask)) return undefined;
  const bits = mask
    .split('.')
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('');
  return /^1*0*$/.test(bits) ? bits.indexOf('0') >>> 0 : undefined;
}

/** An address with the size of its network, as bits or as a mask; written as the tools take it. */
export function getMask(text: string): { bits: number; input: string } | undefined {
  const [, address, mask] = WITH_MASK.exec(text) ?? [];
  if (!address || !mask || !ipv4(address)) return undefined;
  const bits = getBits(mask);
  if (bits === undefined || (!text.includes('/') && !mask.includes('.'))) return undefined;
  const all = Math.min(bits, 32);
  return { bits: all, input: `${address}/${all}` };
}
