import { coverRange, formatIp, formatNetwork, networkOf, parseIpv4 } from '@/engines/network/ip-address';
import { grouped } from '@/engines/number/grouped';
import { defineTool, InputError, result, table, text } from '@/kit';

/** The smallest single block around both ends. */
function enclosing(start: bigint, end: bigint): string {
  const prefix = 32 - (start ^ end).toString(2).replace(/^0$/, '').length;
  return formatNetwork(networkOf(start, prefix, 'ipv4'));
}

export default defineTool({
  input: {
    startAddress: text('Start Address', { short: true, placeholder: '192.168.1.10' }),
    endAddress: text('End Address', { short: true, placeholder: '192.168.1.20' }),
  },
  output: table({ label: 'CIDR Blocks' }),
  action: 'Expand Range',
  run({ startAddress, endAddress }) {
    const start = parseIpv4(startAddress);
    const end = parseIpv4(endAddress);
    if (start === undefined || end === undefined || start > end)
      throw new InputError('Invalid IP range or start address is greater than end address', {
        field: start === undefined ? 'startAddress' : 'endAddress',
      });
    const ip = (address: bigint) => formatIp(address, 'ipv4');
    const blocks = coverRange(start, end, 'ipv4');
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
          { label: 'Addresses in Range', value: grouped(end - start + 1n) },
          { label: 'CIDR Blocks', value: String(blocks.length) },
          { label: 'Smallest Enclosing Network', value: enclosing(start, end) },
        ],
      },
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
  ],
});
