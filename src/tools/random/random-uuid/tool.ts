import { uuidsV1, uuidV4 } from '@/engines/random/uuids';
import { choice, toggle } from '@/kit';
import { count, defineGenerator } from '@/kit/generator';

export default defineGenerator({
  label: 'UUIDs',
  options: {
    version: choice('Version', { v4: 'v4 (random)', v1: 'v1 (time)' }, 'v4'),
    removeDashes: toggle('Remove Dashes', false),
    count: count(5),
  },
  prepare: ({ version, removeDashes }, { now }) => {
    const time = now();
    return {
      all: (random, count) => {
        const next = version === 'v1' ? uuidsV1(random, time) : () => uuidV4(random);
        return Array.from({ length: count }, () => (removeDashes ? next().replaceAll('-', '') : next()));
      },
      facts:
        version === 'v1'
          ? [{ label: 'Time', value: new Date(time).toISOString() }]
          : [{ label: 'Random bits', value: '122 each' }],
    };
  },
  examples: [
    {
      title: 'Version 4',
      options: { count: 2 },
      output: ['6088c439-f4cb-4a82-8f0c-42b2a21988a6', '747229a8-524b-404d-9501-5e6a87b75b33'],
    },
    {
      title: 'Version 1 without dashes',
      options: { version: 'v1', removeDashes: true, count: 2 },
      output: ['b282c080e78711f0a088c539f4cbca82', 'b282c081e78711f0a088c539f4cbca82'],
    },
  ],
});
