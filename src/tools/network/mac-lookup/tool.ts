import { decodeHex } from '@/engines/bytes/hex';
import { isLocal, isMulticast, readMacDigits } from '@/engines/network/mac';
import { defineTool, fields, InputError, result, resultAs, text } from '@/kit';

const MOST = 1000;

function readDigits(written: string): string {
  const digits = readMacDigits(written, 'input');
  if (digits.length < 6)
    throw new InputError('At least the first six hexadecimal digits are needed', { field: 'input' });
  if (digits.length > 12)
    throw new InputError(`A MAC address has 12 hexadecimal digits; this has ${digits.length}`, { field: 'input' });
  return digits;
}

/** What the two lowest bits of the first byte say (IEEE 802): the name of it, and what that means. */
function natureOf(digits: string): (readonly [name: string, meaning: string])[] {
  const first = decodeHex(digits.slice(0, 2));
  return [
    ...(/^f{12}$/.test(digits) ? [['Broadcast', 'every station receives it'] as const] : []),
    ...(isMulticast(first) ? [['Multicast', 'it stands for a group of stations, not for a card'] as const] : []),
    ...(isLocal(first) ? [['Locally administered', 'chosen by software, not assigned by a maker'] as const] : []),
  ];
}

export default defineTool({
  input: text('MAC Address', { placeholder: '3C:22:FB:12:34:56, or several, one per line' }),
  output: fields({ download: 'mac-vendors.txt' }),
  also: ['table'],
  action: 'Lookup',
  async run(input) {
    const { findAssignment, REGISTRY_DATE } = await import('@/engines/network/oui');
    const written = input.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
    const facts = [{ label: 'Registry of', value: REGISTRY_DATE }];
    if (written.length > MOST) throw new InputError(`At most ${MOST} addresses at once; there are ${written.length}`);

    if (written.length > 1) {
      const rows: string[][] = [];
      let unread = 0;
      for (const line of written) {
        try {
          const digits = readDigits(line);
          const found = await findAssignment(digits);
          const nature = natureOf(digits).map(([name]) => name);
          const { name = 'Not assigned', country = '', prefix = '' } = found ?? {};
          rows.push([line.trim(), name, country, prefix, nature.join(', ')]);
        } catch (error) {
          if (!(error instanceof InputError)) throw error;
          unread++;
          rows.push([line.trim(), '', '', '', error.message]);
        }
      }
      const notes = unread === 0 ? [] : [`${unread} of ${written.length} lines could not be read; Note says why.`];
      const columns = ['MAC Address', 'Vendor', 'Country', 'Prefix', 'Note'];
      return resultAs('table', { columns, rows }, { facts, notes });
    }

    const digits = readDigits(written[0] ?? '');
    const found = await findAssignment(digits);
    const notes = natureOf(digits).map((nature) => nature.join(': '));
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
      notes: ['Locally administered: chosen by software, not assigned by a maker'],
    },
  ],
});
