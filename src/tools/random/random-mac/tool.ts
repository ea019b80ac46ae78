import { drawMac, formatMac } from '@/engines/random/mac';
import { choice, toggle } from '@/kit';
import { count, defineGenerator, possible } from '@/kit/generator';

export default defineGenerator({
  label: 'MAC Addresses',
  options: {
    format: choice(
      'Format',
      {
        colon: 'Colon (00:1a:2b:3c:4d:5e)',
        hyphen: 'Hyphen (00-1a-2b-3c-4d-5e)',
        dot: 'Dot (001a.2b3c.4d5e)',
        plain: 'Plain (001a2b3c4d5e)',
      },
      'colon',
    ),
    unicast: toggle('Unicast', true, { hint: 'For a single card; if off, multicast addresses too' }),
    local: toggle('Locally Administered', false, { hint: 'Never the address of a real card' }),
    uppercase: toggle('Uppercase', false),
    count: count(5),
  },
  prepare: ({ format, unicast, local, uppercase }) => ({
    one: (random) => {
      const address = formatMac(drawMac(random, { unicast, local }), format);
      return uppercase ? address.toUpperCase() : address;
    },
    facts: [possible(2 ** (48 - Number(unicast) - Number(local)), 'Possible addresses')],
  }),
  examples: [
    {
      title: 'For a virtual machine',
      options: { local: true, count: 3 },
      output: ['76:c8:4b:f1:35:b8', '1e:94:bc:3c:94:67', '32:32:a8:49:11:f3'],
    },
    {
      title: 'As switches write it',
      options: { format: 'dot', count: 2 },
      output: ['74c8.4bf1.35b8', '1c94.bc3c.9467'],
    },
  ],
});
