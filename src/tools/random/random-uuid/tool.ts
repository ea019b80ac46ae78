import { uuidsV1, uuidV4 } from '@/engines/random/uuids';
import { choice, toggle } from '@/kit';
import { count, defineGenerator } from '@/kit/generator';

export default defineGenerator({
  label: 'UUIDs',
  options: {
    version: choice(
      'Version',
      { v4: 'v4 (random)', v1: 'v1 (time)', v6: 'v6 (time, sortable)', v7: 'v7 (time, sortable, random)' },
      'v4',
    ),
    removeDashes: toggle('Remove Dashes', false),
    count: count(5),
  },
  async prepare({ version, removeDashes }, { now }) {
    const time = now();
    const others = version === 'v6' || version === 'v7' ? await import('@/engines/random/uuid-versions') : undefined;
    return {
      all: (random, count) => {
        const next =
          version === 'v4'
            ? () => uuidV4(random)
            : (version === 'v7' ? others!.uuidsV7 : version === 'v6' ? others!.uuidsV6 : uuidsV1)(random, time);
        return Array.from({ length: count }, () => (removeDashes ? next().replaceAll('-', '') : next()));
      },
      facts:
        version === 'v4'
          ? [{ label: 'Random bits', value: '122 each' }]
          : [{ label: 'Time', value: new Date(time).toISOString() }],
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
    {
      title: 'Version 7, which sorts by time',
      options: { version: 'v7', count: 2 },
      output: ['019b7ca9-8c88-7223-8439-f4cbca82cf0c', '019b7ca9-8c88-7223-8439-f4cc710ae8af'],
    },
  ],
});
