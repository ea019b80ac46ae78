import { type AddressRange, formatRange, mergeRanges, parseRange, subtractRanges } from '@/engines/network/blocks';
import { coverRange, formatIp, formatNetwork, getNetwork, parseIpv4, wrongPart } from '@/engines/network/ip-address';
import { grouped } from '@/engines/number/grouped';
import { area, defineTool, factValue, InputError, line, result, summary, table, text } from '@/kit';

/** The smallest single block around both ends. */
function enclosing(start: bigint, end: bigint): string {
  const prefix = 32 - (start ^ end).toString(2).replace(/^0$/, '').length;
  return formatNetwork(getNetwork(start, prefix, 'ipv4'));
}

/** Addresses, networks and ranges, one a line or with commas between. */
function readList(text: string, field: string, name: string): AddressRange[] {
  return mergeRanges(
    text
      .split(/[,;\n]+/)
      .filter((part) => part.trim() !== '')
      .map((part) => {
        const range = parseRange(part);
        if (range) return range;
        const shown = part.trim().slice(0, 60);
        throw new InputError(`${name} contains “${shown}”, which isn’t an address, network or range`, {
          field,
          hint: wrongPart(shown.split(/[-/]/)[0]!),
        });
      }),
  );
}

/** From one address to another; or, with no end, a whole list to be put together. */
function readRanges(startAddress: string, endAddress: string): AddressRange[] {
  if (endAddress.trim() === '' && /[/,;\n-]|\bto\b/.test(startAddress))
    return readList(startAddress, 'startAddress', 'Start Address');
  const start = parseIpv4(startAddress);
  const end = parseIpv4(endAddress);
  if (start !== undefined && end !== undefined && start <= end) return [{ first: start, last: end }];
  const field = start === undefined ? 'startAddress' : 'endAddress';
  throw new InputError('Invalid IP range or start address is greater than end address', {
    field,
    hint: wrongPart(start === undefined ? startAddress : endAddress),
  });
}

function containsNote(asked: string, ranges: readonly AddressRange[]): string {
  const [one] = readList(asked, 'contains', 'Contains');
  if (!one) return '';
  const inside = ranges.find(({ first, last }) => one.first >= first && one.last <= last);
  if (!inside) {
    const touches = ranges.some(({ first, last }) => one.first <= last && one.last >= first);
    return `${asked.trim()} is ${touches ? 'only partly' : 'not'} in it.`;
  }
  const block = coverRange(inside.first, inside.last, 'ipv4').find(
    ({ first, last }) => one.first >= first && one.last <= last,
  );
  return `${asked.trim()} is in ${block ? formatNetwork(block) : formatRange(inside)}.`;
}

/** Far more than a page shows and a firewall takes. */
const MOST_BLOCKS = 100_000;

export default defineTool({
  input: {
    startAddress: text('Start Address', { short: true, placeholder: '192.168.1.10' }),
    endAddress: text('End Address', { short: true, optional: true, placeholder: '192.168.1.20' }),
  },
  options: {
    exclude: area('Exclude', '', {
      placeholder: '192.168.1.15, 192.168.1.0/28, 192.168.1.5-9',
      hint: 'Addresses, networks and ranges to leave out.',
      maxLength: 20_000,
    }),
    contains: line('Contains', '', {
      placeholder: '192.168.1.17',
      hint: 'Checks whether this address or network is included, and in which block.',
      maxLength: 100,
    }),
  },
  output: table({ label: 'CIDR Blocks' }),
  action: 'Expand Range',
  run({ startAddress, endAddress }, { exclude, contains }) {
    const provided = readRanges(startAddress, endAddress);
    const ranges = subtractRanges(provided, readList(exclude, 'exclude', 'Exclude'));
    const ip = (address: bigint) => formatIp(address, 'ipv4');
    const blocks = ranges.flatMap(({ first, last }) => coverRange(first, last, 'ipv4'));
    if (blocks.length > MOST_BLOCKS) throw new InputError(`The result has more than ${grouped(MOST_BLOCKS)} blocks`);
    const count = ranges.reduce((sum, { first, last }) => sum + last - first + 1n, 0n);
    const [start] = ranges;
    const note = contains.trim() === '' ? '' : containsNote(contains, ranges);
    return result(
      {
        columns: ['CIDR', 'Start Address', 'End Address', 'Addresses'],
        rows: blocks.map((block) => [
          formatNetwork(block),
          ip(block.first),
          ip(block.last),
          grouped(block.last - block.first + 1n),
        ]),
      },
      {
        facts: [
          { label: 'Addresses in Range', value: grouped(count) },
          { label: 'CIDR Blocks', value: String(blocks.length) },
          ...(start
            ? [{ label: 'Smallest Enclosing Network', value: enclosing(start.first, ranges.at(-1)!.last) }]
            : []),
        ],
        notes: [...(note ? [note] : []), ...(start ? [] : ['Nothing is left.'])],
      },
    );
  },
  summarize(outcome) {
    const rows = outcome.shown.kind === 'table' ? outcome.shown.value.rows : [];
    const [first, last] = [rows[0], rows.at(-1)];
    if (!first || !last) return summary('No addresses');
    const size = factValue(outcome, 'Addresses in Range');
    const blocks = rows.slice(0, 3).map(([block]) => block);
    return summary(
      `${first[1]} – ${last[2]}, ${size} ${size === '1' ? 'address' : 'addresses'}`,
      `${grouped(rows.length)} ${rows.length === 1 ? 'block' : 'blocks'}: ${blocks.join(', ')}${rows.length > 3 ? ', …' : ''}`,
    );
  },
  examples: [
    {
      title: 'Eleven addresses',
      input: { startAddress: '192.168.1.10', endAddress: '192.168.1.20' },
      output: {
        columns: ['CIDR', 'Start Address', 'End Address', 'Addresses'],
        rows: [
          ['192.168.1.10/31', '192.168.1.10', '192.168.1.11', '2'],
          ['192.168.1.12/30', '192.168.1.12', '192.168.1.15', '4'],
          ['192.168.1.16/30', '192.168.1.16', '192.168.1.19', '4'],
          ['192.168.1.20/32', '192.168.1.20', '192.168.1.20', '1'],
        ],
      },
    },
    {
      title: 'A whole network',
      input: { startAddress: '10.0.0.0', endAddress: '10.255.255.255' },
      output: {
        columns: ['CIDR', 'Start Address', 'End Address', 'Addresses'],
        rows: [['10.0.0.0/8', '10.0.0.0', '10.255.255.255', '16,777,216']],
      },
    },
    {
      title: 'Networks put together, without one',
      input: { startAddress: '10.0.0.0/25, 10.0.0.128/25, 10.0.1.0/24', endAddress: '' },
      options: { exclude: '10.0.1.128/25', contains: '10.0.1.77' },
      output: {
        columns: ['CIDR', 'Start Address', 'End Address', 'Addresses'],
        rows: [
          ['10.0.0.0/24', '10.0.0.0', '10.0.0.255', '256'],
          ['10.0.1.0/25', '10.0.1.0', '10.0.1.127', '128'],
        ],
      },
      notes: ['10.0.1.77 is in 10.0.1.0/25.'],
    },
  ],
});
