import { encodeHex } from '@/engines/bytes/hex';
import { readMac } from '@/engines/network/mac';
import { choice, defineTool, fields, InputError, result, text } from '@/kit';

const groups = (digits: string) => digits.match(/.{4}/g)!.join(':');

/** Without leading zeros, and `::` for the zeros at the end. */
const short = (digits: string) => {
  const written = digits.match(/.{4}/g)!.map((group) => group.replace(/^0{1,3}/, ''));
  const last = written.findLastIndex((group) => group !== '0');
  return last === 7 ? written.join(':') : `${written.slice(0, last + 1).join(':')}::`;
};

export default defineTool({
  input: text('MAC Address', {
    short: true,
    optional: { globalId: 'random' },
    initial: '20:37:06:12:34:56',
    placeholder: '20:37:06:12:34:56',
  }),
  options: {
    globalId: choice('Global ID', { mac: 'From the MAC address', random: 'Random (RFC 4193)' }, 'mac'),
  },
  output: fields({ hero: true, download: 'ipv6-ula.txt' }),
  each: 'line',
  action: 'Generate ULA',
  // A random Global ID needs no address.
  emptyInput: true,
  run(input, { globalId }, { random }) {
    if (globalId === 'mac' && input.trim() === '')
      throw new InputError('Enter a MAC address, or choose a random Global ID', { field: 'input' });
    const id = globalId === 'random' ? encodeHex(random.bytes(5)) : encodeHex(readMac(input, 'input')).slice(0, 10);
    const prefix = `fd${id}`;
    return result(
      [
        { label: 'IPv6 ULA', value: groups(`${prefix}${'0'.repeat(19)}1`) },
        { label: 'First Routable Block', value: groups(prefix + '0'.repeat(20)) },
        { label: 'Last Routable Block', value: groups(prefix + 'f'.repeat(20)) },
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
  ],
});
