import { InputError } from '@/engines/input-error';
import { bigintBelow } from '@/engines/random/draw';
import { IP_BITS, type IpVersion, SPECIAL_BLOCKS } from '@/engines/random/ip';
import type { RandomSource } from '@/engines/random/source';
import { type AddressRange, subtractRanges } from './blocks';
import { parseNetwork } from './ip-address';

/** RFC 1918, and of RFC 4193 the half that may be used. */
const PRIVATE_BLOCKS = { ipv4: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'], ipv6: ['fd00::/8'] } as const;
const PUBLIC_BLOCKS = { ipv4: ['0.0.0.0/0'], ipv6: ['2000::/3'] } as const;

const readBlock = (text: string) => parseNetwork(text, IP_BITS);
const toRanges = (blocks: readonly string[]): AddressRange[] => blocks.map((block) => readBlock(block)!);
const intersect = (ranges: readonly AddressRange[], others: readonly AddressRange[]) =>
  subtractRanges(ranges, subtractRanges(ranges, others));

interface Within {
  version: IpVersion;
  /** A block such as 10.0.0.0/8, which brings its own version; empty for all addresses. */
  block: string;
  excludePrivate: boolean;
  onlyPrivate: boolean;
}

/** The addresses that are left by all that is asked, how many, and how one is drawn: each is equally likely. */
export function addressesWithin({ version: usual, block, excludePrivate, onlyPrivate }: Within) {
  const network = block.trim() === '' ? undefined : readBlock(block);
  if (block.trim() !== '' && !network)
    throw new InputError('Within must be a block such as 10.0.0.0/8 or 2001:db8::/32', { field: 'within' });
  const version = network?.version ?? usual;
  let ranges: AddressRange[] = network ? [network] : [{ first: 0n, last: (1n << BigInt(IP_BITS[version])) - 1n }];
  if (onlyPrivate) ranges = intersect(ranges, toRanges(PRIVATE_BLOCKS[version]));
  if (excludePrivate)
    ranges = subtractRanges(intersect(ranges, toRanges(PUBLIC_BLOCKS[version])), toRanges(SPECIAL_BLOCKS[version]));
  const size = ranges.reduce((sum, { first, last }) => sum + last - first + 1n, 0n);
  if (size === 0n)
    throw new InputError(
      onlyPrivate && excludePrivate
        ? 'Exclude Private Ranges and Private Only leave no address'
        : `${block.trim()} has no ${onlyPrivate ? 'private' : 'public'} address`,
    );
  return {
    version,
    size,
    draw(source: RandomSource): bigint {
      let at = bigintBelow(source, size);
      for (const { first, last } of ranges) {
        if (at <= last - first) return first + at;
        at -= last - first + 1n;
      }
      throw new RangeError('Drawn beyond the last range');
    },
  };
}
