import { encodeHex } from '@/engines/bytes/hex';
import { readMac } from '@/engines/network/mac';
import { choice, defineTool, fields, InputError, integer, line, result, text } from '@/kit';

const groups = (digits: string) => digits.match(/.{4}/g)!.join(':');

/** Without leading zeros, and `::` for the zeros at the end. */
const short = (digits: string) => {
  const written = digits.match(/.{4}/g)!.map((group) => group.replace(/^0{1,3}/, ''));
  const last = written.findLastIndex((group) => group !== '0');
  return last === 7 ? written.join(':') : `${written.slice(0, last + 1).join(':')}::`;
};

/** The networks of size /64 one after the other. */
function listSubnets(prefix: string, count: number, written: string) {
  const digits = written.trim().replace(/^0x/i, '');
  if (count > 0 && !/^[\da-f]{1,4}$/i.test(digits))
    throw new InputError('First Subnet is a hexadecimal number from 0 to ffff', { field: 'firstSubnet' });
  const first = Number.parseInt(digits, 16);
  const left = 0x10000 - first;
  if (count > left)
    throw new InputError(`From ${digits} on there ${left === 1 ? 'is only 1 subnet' : `are only ${left} subnets`}`, {
      field: 'subnets',
    });
  return Array.from({ length: count }, (_, at) => {
    const subnet = (first + at).toString(16).padStart(4, '0');
    return { label: `Subnet ${subnet}`, value: `${short(`${prefix}${subnet}${'0'.repeat(16)}`)}/64` };
  });
}

export default defineTool({
  input: text('MAC Address', {
    short: true,
    optional: { globalId: 'random' },
    initial: '20:37:06:12:34:56',
    placeholder: '20:37:06:12:34:56',
  }),
  options: {
    globalId: choice(
      'Global ID',
      { mac: 'From the MAC address', random: 'Random (RFC 4193)', sample: 'Time and MAC (RFC 4193, 3.2.2)' },
      'mac',
    ),
    subnets: integer('Subnets', 0, {
      min: 0,
      max: 256,
      commandMax: 65_536,
      hint: 'How many networks of size /64 to list',
    }),
    firstSubnet: line('First Subnet', '0', {
      placeholder: '0 to ffff',
      hint: 'Hexadecimal: the four digits behind the global ID',
    }),
  },
  output: fields({ hero: true, download: 'ipv6-ula.txt' }),
  each: 'line',
  action: 'Generate ULA',
  // A random Global ID needs no address.
  emptyInput: true,
  async run(input, { globalId, subnets, firstSubnet }, { random, now }) {
    if (globalId !== 'random' && input.trim() === '')
      throw new InputError('Enter a MAC address, or choose a random Global ID', { field: 'input' });
    const id =
      globalId === 'random'
        ? encodeHex(random.bytes(5))
        : globalId === 'mac'
          ? encodeHex(readMac(input, 'input')).slice(0, 10)
          : encodeHex(await (await import('./sample')).sampleGlobalId(readMac(input, 'input'), now()));
    const prefix = `fd${id}`;
    return result(
      [
        { label: 'IPv6 ULA', value: groups(`${prefix}${'0'.repeat(19)}1`) },
        { label: 'First Routable Block', value: groups(prefix + '0'.repeat(20)) },
        { label: 'Last Routable Block', value: groups(prefix + 'f'.repeat(20)) },
        ...listSubnets(prefix, subnets, firstSubnet),
      ],
      {
        facts: [
          { label: 'Prefix', value: `${short(prefix + '0'.repeat(20))}/48` },
          { label: 'Subnets', value: '65,536 of size /64' },
        ],
      },
    );
  },
  examples: [
    {
      title: 'From a MAC address',
      input: '20:37:06:12:34:56',
      output: [
        { label: 'IPv6 ULA', value: 'fd20:3706:1234:0000:0000:0000:0000:0001' },
        { label: 'First Routable Block', value: 'fd20:3706:1234:0000:0000:0000:0000:0000' },
        { label: 'Last Routable Block', value: 'fd20:3706:1234:ffff:ffff:ffff:ffff:ffff' },
      ],
    },
    {
      title: 'Another MAC address',
      input: '00-1B-63-84-45-E6',
      output: [
        { label: 'IPv6 ULA', value: 'fd00:1b63:8445:0000:0000:0000:0000:0001' },
        { label: 'First Routable Block', value: 'fd00:1b63:8445:0000:0000:0000:0000:0000' },
        { label: 'Last Routable Block', value: 'fd00:1b63:8445:ffff:ffff:ffff:ffff:ffff' },
      ],
    },
    {
      title: 'Subnets from 10',
      input: '20:37:06:12:34:56',
      options: { subnets: 2, firstSubnet: '10' },
      output: [
        { label: 'IPv6 ULA', value: 'fd20:3706:1234:0000:0000:0000:0000:0001' },
        { label: 'First Routable Block', value: 'fd20:3706:1234:0000:0000:0000:0000:0000' },
        { label: 'Last Routable Block', value: 'fd20:3706:1234:ffff:ffff:ffff:ffff:ffff' },
        { label: 'Subnet 0010', value: 'fd20:3706:1234:10::/64' },
        { label: 'Subnet 0011', value: 'fd20:3706:1234:11::/64' },
      ],
    },
  ],
});
