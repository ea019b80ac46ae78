import { decodeHex } from '@/engines/bytes/hex';
import { isLocal, isMulticast, readMacDigits } from '@/engines/network/mac';
import { defineTool, fields, InputError, result, text } from '@/kit';

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

export default defineTool({
  input: text('MAC Address', { placeholder: '3C:22:FB:12:34:56, or several, one per line' }),
  output: fields({ hero: true, download: 'mac-vendors.txt' }),
  each: 'line',
  action: 'Lookup',
  async run(input) {
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
        { label: 'Prefix', value: found.prefix.match(/.{1,2}/g)!.join(':') },
        { label: 'Block', value: found.registry },
      ],
      { notes, facts },
    );
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
  ],
});
