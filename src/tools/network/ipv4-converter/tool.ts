import { formatIp, formatIpv6Full, wrongPart } from '@/engines/network/ip-address';
import { defineTool, fields, InputError, result, text } from '@/kit';
import { readAddress } from './read';

const MAPPED = 0xffffn << 32n;
export default defineTool({
  input: text('IPv4 Address', { short: true, placeholder: '192.168.1.1, 3232235777 or 0xC0A80101' }),
  output: fields({ hero: true, label: 'Conversions' }),
  each: 'line',
  action: 'Convert',
  run(input) {
    const read = readAddress(input);
    if (!read) throw new InputError('Invalid IPv4 address', { hint: wrongPart(input) });
    const { address, note } = read;
    const dotted = formatIp(address, 'ipv4');
    const rows = [
      { label: 'IPv4', value: dotted },
      { label: 'Decimal', value: String(address) },
      { label: 'Hexadecimal', value: `0x${address.toString(16).toUpperCase().padStart(8, '0')}` },
      { label: 'Binary', value: address.toString(2).padStart(32, '0').match(/.{8}/g)!.join('.') },
      { label: 'Octal', value: `0o${address.toString(8).padStart(11, '0')}` },
      { label: 'IPv6', value: formatIpv6Full(MAPPED + address) },
      { label: 'IPv6 Short', value: formatIp(MAPPED + address, 'ipv6') },
      { label: 'IPv6 Mixed', value: `::ffff:${dotted}` },
      { label: 'Reverse DNS', value: `${dotted.split('.').reverse().join('.')}.in-addr.arpa` },
    ];
    return result(rows, { notes: note ? [note] : [] });
  },
  examples: [
    {
      title: 'A router',
      input: '192.168.1.1',
      output: [
        { label: 'IPv4', value: '192.168.1.1' },
        { label: 'Decimal', value: '3232235777' },
        { label: 'Hexadecimal', value: '0xC0A80101' },
        { label: 'Binary', value: '11000000.10101000.00000001.00000001' },
        { label: 'Octal', value: '0o30052000401' },
        { label: 'IPv6', value: '0000:0000:0000:0000:0000:ffff:c0a8:0101' },
        { label: 'IPv6 Short', value: '::ffff:c0a8:101' },
        { label: 'IPv6 Mixed', value: '::ffff:192.168.1.1' },
        { label: 'Reverse DNS', value: '1.1.168.192.in-addr.arpa' },
      ],
    },
    {
      title: 'From a number',
      input: '134744072',
      output: [
        { label: 'IPv4', value: '8.8.8.8' },
        { label: 'Decimal', value: '134744072' },
        { label: 'Hexadecimal', value: '0x08080808' },
        { label: 'Binary', value: '00001000.00001000.00001000.00001000' },
        { label: 'Octal', value: '0o01002004010' },
        { label: 'IPv6', value: '0000:0000:0000:0000:0000:ffff:0808:0808' },
        { label: 'IPv6 Short', value: '::ffff:808:808' },
        { label: 'IPv6 Mixed', value: '::ffff:8.8.8.8' },
        { label: 'Reverse DNS', value: '8.8.8.8.in-addr.arpa' },
      ],
    },
    {
      title: 'From eight hexadecimal digits',
      input: 'c0a80101',
      output: [
        { label: 'IPv4', value: '192.168.1.1' },
        { label: 'Decimal', value: '3232235777' },
        { label: 'Hexadecimal', value: '0xC0A80101' },
        { label: 'Binary', value: '11000000.10101000.00000001.00000001' },
        { label: 'Octal', value: '0o30052000401' },
        { label: 'IPv6', value: '0000:0000:0000:0000:0000:ffff:c0a8:0101' },
        { label: 'IPv6 Short', value: '::ffff:c0a8:101' },
        { label: 'IPv6 Mixed', value: '::ffff:192.168.1.1' },
        { label: 'Reverse DNS', value: '1.1.168.192.in-addr.arpa' },
      ],
      notes: [],
    },
  ],
});
