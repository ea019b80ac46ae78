import { decodeHex, encodeHex } from '@/engines/bytes/hex';
import { readMacDigits } from '@/engines/network/mac';
import { choice, InputError, line, toggle } from '@/kit';
import { count, defineGenerator, possible } from '@/kit/generator';

const SEPARATORS = { colon: ':', dash: '-', dot: '.', none: '' } as const;
const LOCAL = 0b10;
const MULTICAST = 0b01;

export default defineGenerator({
  label: 'MAC Addresses',
  options: {
    count: { ...count(1, 1000), label: 'Quantity' },
    prefix: line('Prefix', '64:16:7F', { placeholder: 'None', hint: 'The first bytes, such as a vendor’s OUI' }),
    letters: choice('Case', { upper: 'Uppercase', lower: 'Lowercase' }, 'upper', { control: 'radio' }),
    separator: choice('Separator', { colon: 'Colon (:)', dash: 'Dash (-)', dot: 'Dot (.)', none: 'None' }, 'colon'),
    unicast: toggle('Unicast', false, { hint: 'Clears the multicast bit of the first byte' }),
    local: toggle('Locally Administered', false, { hint: 'Marks it as not assigned by a vendor' }),
  },
  prepare({ prefix, letters, separator, unicast, local }) {
    const digits = readMacDigits(prefix, 'prefix');
    if (digits.length > 12) throw new InputError('The prefix is longer than a MAC address', { field: 'prefix' });
    if (digits.length % 2 === 1)
      throw new InputError('The prefix ends inside a byte: each byte is two hexadecimal digits', { field: 'prefix' });
    const fixed = decodeHex(digits);
    const space =
      256n ** BigInt(6 - fixed.length) / (fixed.length === 0 ? 2n ** BigInt(Number(unicast) + Number(local)) : 1n);
    return {
      facts: [possible(space, 'Possible addresses')],
      all(random, wanted) {
        if (BigInt(wanted) > space)
          throw new InputError(`With this prefix, only ${space} different addresses are possible are possible`, {
            field: 'prefix',
          });
        const found = new Set<string>();
        while (found.size < wanted) {
          const bytes = Uint8Array.of(...fixed, ...random.bytes(6 - fixed.length));
          if (unicast) bytes[0]! &= ~MULTICAST;
          if (local) bytes[0]! |= LOCAL;
          found.add(encodeHex(bytes).match(/../g)!.join(SEPARATORS[separator]));
        }
        return [...found].map((address) => (letters === 'upper' ? address.toUpperCase() : address));
      },
    };
  },
  examples: [
    { title: 'With the usual prefix', options: { count: 2 }, output: ['64:16:7F:96:AE:85', '64:16:7F:26:F6:21'] },
  ],
});
