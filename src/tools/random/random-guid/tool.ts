import { uuidV4 } from '@/engines/random/uuids';
import { toggle } from '@/kit';
import { count, defineGenerator } from '@/kit/generator';

export default defineGenerator({
  label: 'GUIDs',
  options: {
    uppercase: toggle('Uppercase', false),
    removeBraces: toggle('Remove Braces', false, { hint: 'If off, writes {…} as in the Windows registry' }),
    count: count(5),
  },
  prepare: ({ uppercase, removeBraces }) => ({
    one: (random) => {
      const guid = uppercase ? uuidV4(random).toUpperCase() : uuidV4(random);
      return removeBraces ? guid : `{${guid}}`;
    },
    facts: [{ label: 'Random bits', value: '122 each' }],
  }),
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
  ],
});
