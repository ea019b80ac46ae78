import { decodeHex } from '@/engines/bytes/hex';
import { isLocal, isMulticast, readMacDigits } from '@/engines/network/mac';
import { grouped } from '@/engines/number/grouped';
import { type Context, defineTool, fields, InputError, result, resultAs, summary, tabs, text } from '@/kit';

function readDigits(written: string): string {
  const digits = readMacDigits(written, 'input');
  if (digits.length < 6) throw new InputError('Enter at least the first six hexadecimal digits', { field: 'input' });
  if (digits.length > 12)
    throw new InputError(`A MAC address has 12 hexadecimal digits; this one has ${digits.length}`, { field: 'input' });
  return digits;
}

/** What the two lowest bits of the first byte say (IEEE 802): the name of it, and what that means. */
function describeKind(digits: string): (readonly [name: string, meaning: string])[] {
  const first = decodeHex(digits.slice(0, 2));
  return [
    ...(/^f{12}$/.test(digits) ? [['Broadcast', 'every device receives it'] as const] : []),
    ...(isMulticast(first) ? [['Multicast', 'it addresses a group of devices, not a single one'] as const] : []),
    ...(isLocal(first) ? [['Locally administered', 'chosen by software, not assigned by a vendor'] as const] : []),
  ];
}

const MOST_BLOCKS = 2000;
const withColons = (prefix: string): string => prefix.match(/.{1,2}/g)!.join(':');

async function listBlocks(maker: string, { progress }: Context) {
  if (maker.replace(/[^\p{L}\p{N}]/gu, '').length < 2)
    throw new InputError('Enter at least two letters of the maker’s name', { field: 'input' });
  const { findMaker, REGISTRY_DATE } = await import('@/engines/network/oui');
  const found = await findMaker(maker, progress);
  const makers = new Set(found.map(({ name }) => name)).size;
  return resultAs(
    'table',
    {
      columns: ['Prefix', 'Vendor Name', 'Vendor Country', 'Block'],
      rows: found
        .slice(0, MOST_BLOCKS)
        .map(({ prefix, name, country, registry }) => [withColons(prefix), name, country, registry]),
    },
    {
      notes: [
        ...(found.length === 0 ? ['No maker with these words in its name has a block.'] : []),
        ...(found.length > MOST_BLOCKS
          ? [`Showing the first ${grouped(MOST_BLOCKS)} of ${grouped(found.length)} blocks.`]
          : []),
      ],
      facts: [
        { label: 'Blocks', value: grouped(found.length) },
        { label: 'Makers', value: grouped(makers) },
        { label: 'Registry of', value: REGISTRY_DATE },
      ],
    },
  );
}

export default defineTool({
  input: text('MAC Address', { placeholder: '3C:22:FB:12:34:56, or several, one per line' }),
  options: {
    searchBy: tabs('Search By', { address: 'Address', maker: 'Maker' }, 'address'),
  },
  output: fields({ hero: true, download: 'mac-vendors.txt' }),
  also: ['table'],
  each: 'line',
  action: 'Lookup',
  async run(input, { searchBy }, context) {
    if (searchBy === 'maker') return listBlocks(input, context);
    const { findAssignment, REGISTRY_DATE } = await import('@/engines/network/oui');
    const facts = [{ label: 'Registry of', value: REGISTRY_DATE }];
    const digits = readDigits(input);
    const found = await findAssignment(digits);
    const notes = describeKind(digits).map((kind) => kind.join(': '));
    if (!found) return result([{ label: 'Vendor Name', value: 'Not assigned' }], { notes, facts });
    return result(
      [
        { label: 'Vendor Name', value: found.name },
        { label: 'Vendor Address', value: found.address || 'Not given' },
        { label: 'Vendor Country', value: found.country || 'Not given' },
        { label: 'Prefix', value: withColons(found.prefix) },
        { label: 'Block', value: found.registry },
      ],
      { notes, facts },
    );
  },
  summarize({ shown, facts }) {
    if (shown.kind !== 'table') return undefined;
    const [blocks] = facts;
    return blocks?.label === 'Blocks'
      ? summary(`${blocks.value} ${blocks.value === '1' ? 'block' : 'blocks'}`)
      : undefined;
  },
  examples: [
    {
      title: 'A large block',
      input: '00-00-0C-12-34-56',
      output: [
        { label: 'Vendor Name', value: 'Cisco Systems, Inc' },
        { label: 'Vendor Address', value: '170 WEST TASMAN DRIVE, SAN JOSE CA 95134-1706' },
        { label: 'Vendor Country', value: 'United States' },
        { label: 'Prefix', value: '00:00:0C' },
        { label: 'Block', value: 'MA-L (16,777,216 addresses)' },
      ],
    },
    {
      title: 'One made up by a device',
      input: 'DA:A1:19:00:00:01',
      output: [{ label: 'Vendor Name', value: 'Not assigned' }],
      notes: ['Locally administered: chosen by software, not assigned by a vendor'],
    },
    {
      title: 'The blocks of a maker',
      input: 'lego system',
      options: { searchBy: 'maker' },
      output: {
        columns: ['Prefix', 'Vendor Name', 'Vendor Country', 'Block'],
        rows: [
          ['90:84:2B', 'LEGO System A/S', 'Denmark', 'MA-L (16,777,216 addresses)'],
          ['9C:9A:C0', 'LEGO System A/S', 'Denmark', 'MA-L (16,777,216 addresses)'],
          ['00:16:53', 'LEGO System A/S IE Electronics Division', 'Denmark', 'MA-L (16,777,216 addresses)'],
        ],
      },
    },
  ],
});
