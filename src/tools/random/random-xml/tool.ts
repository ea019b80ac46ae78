import { randomObject } from '@/engines/random/data-tree';
import { writeXml } from '@/engines/random/xml';
import { code, defineTool, integer, resultAs, toggle } from '@/kit';
import { COPIED_MESSAGE, count, getSource, seed } from '@/kit/generator';
import { drawMock, forUsual, isMock, mockFile, mockOptions } from '../mock';

const { data, ...own } = mockOptions('xml');

export default defineTool({
  options: {
    data,
    ...forUsual({
      maxDepth: integer('Max Depth', 2, { min: 1, max: 5, slider: true, hint: '1 is a root with plain elements' }),
      realistic: toggle('Realistic Values', true, { hint: 'Names, email addresses, dates and prices' }),
      count: { ...count(1), hint: 'Several are written one document per line' },
    }),
    ...own,
    seed: seed(),
  },
  output: code(
    ({ data, format }) => (data !== 'fields' || format === 'xml' ? 'xml' : format === 'json' ? 'json' : undefined),
    {
      label: 'XML',
      copiedMessage: COPIED_MESSAGE,
      download: mockFile('records', () => 'random-xml.txt'),
    },
  ),
  also: ['list'],
  action: 'Generate',
  run: async (_, options, context) => {
    if (isMock(options)) return drawMock(options, context);
    const { maxDepth, realistic, count } = options;
    const random = await getSource(options, context);
    const write = (indent: string) => writeXml(randomObject(random, maxDepth, realistic), { root: 'root', indent });
    if (count === 1) return write('  ');
    return resultAs(
      'list',
      Array.from({ length: count }, () => write('')),
    );
  },
  examples: [
    {
      title: 'Realistic',
      input: undefined,
      output: `<?xml version="1.0" encoding="UTF-8"?>
<root>
  <status>active</status>
  <rating>3.4</rating>
  <country>AR</country>
  <active>false</active>
  <product>Notebook, A5</product>
  <employer>
    <company>Acme, Inc.</company>
    <city>Chicago</city>
    <country>DE</country>
  </employer>
</root>`,
    },
    {
      title: 'Flat, without meaning',
      input: undefined,
      options: { maxDepth: 1, realistic: false },
      output: `<?xml version="1.0" encoding="UTF-8"?>
<root>
  <key1>amber, delta</key1>
  <key2/>
  <key3>true</key3>
</root>`,
    },
    {
      title: 'Your own fields',
      input: undefined,
      options: {
        data: 'fields',
        records: 3,
        fields: 'id: sequence\ncity: city\ntags[1-2]: color',
      },
      output: `<?xml version="1.0" encoding="UTF-8"?>
<root>
  <item>
    <id>1</id>
    <city>Chicago</city>
    <tags>
      <item>gray</item>
    </tags>
  </item>
  <item>
    <id>2</id>
    <city>Melbourne</city>
    <tags>
      <item>silver</item>
    </tags>
  </item>
  <item>
    <id>3</id>
    <city>Buenos Aires</city>
    <tags>
      <item>green</item>
    </tags>
  </item>
</root>`,
    },
  ],
});
