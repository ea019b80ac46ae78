import { uuidV4 } from '@/engines/random/uuids';
import { choice, toggle } from '@/kit';
import { bulk, count, defineGenerator } from '@/kit/generator';

export default defineGenerator({
  label: 'GUIDs',
  options: {
    format: choice(
      'Format',
      {
        usual: 'Braces or none',
        d: 'D (hyphens)',
        n: 'N (digits only)',
        b: 'B (braces)',
        p: 'P (parentheses)',
        x: 'X (C structure)',
        base64: 'Base64',
        urn: 'URN',
        registry: 'Registry',
      },
      'usual',
    ),
    uppercase: toggle('Uppercase', false, { when: { format: ['usual', 'd', 'n', 'b', 'p', 'x'] } }),
    removeBraces: toggle('Remove Braces', false, {
      hint: 'If off, writes {…} as in the Windows registry',
      when: { format: 'usual' },
    }),
    count: count(5),
    bulkCount: bulk(),
  },
  async prepare({ format, uppercase, removeBraces }) {
    const other = format === 'usual' ? undefined : (await import('@/engines/random/guid-forms')).GUID_FORMS[format];
    return {
      one(random) {
        if (other) return other(uuidV4(random), uppercase);
        const guid = uppercase ? uuidV4(random).toUpperCase() : uuidV4(random);
        return removeBraces ? guid : `{${guid}}`;
      },
      facts: [{ label: 'Random bits', value: '122 each' }],
    };
  },
  examples: [
    {
      title: 'As the registry writes it',
      options: { uppercase: true, count: 2 },
      output: ['{2F778027-E127-4E09-8B08-688CE1779DA3}', '{A3420D99-C84C-4603-A2C4-00B5ECA468EE}'],
    },
    {
      title: 'Without braces',
      options: { removeBraces: true, count: 1 },
      output: ['2f778027-e127-4e09-8b08-688ce1779da3'],
    },
    {
      title: 'For a C or C# source',
      options: { format: 'x', count: 1 },
      output: ['{0x2f778027,0xe127,0x4e09,{0x8b,0x08,0x68,0x8c,0xe1,0x77,0x9d,0xa3}}'],
    },
    {
      title: 'As .NET keeps its bytes, in Base64',
      options: { format: 'base64', count: 1 },
      output: ['J4B3LyfhCU6LCGiM4Xedow=='],
    },
  ],
});
