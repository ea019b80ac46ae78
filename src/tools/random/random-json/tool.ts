import { randomObject } from '@/engines/random/data-tree';
import { code, defineTool, integer, resultAs, toggle } from '@/kit';
import { COPIED_MESSAGE, count, getSource, seed } from '@/kit/generator';
import { documents, getIndent, spacesTabOrNone } from '@/kit/json';
import { drawMock, forUsual, isMock, mockFile, mockOptions } from '../mock';

const { data, ...own } = mockOptions('json');

export default defineTool({
  options: {
    data,
    ...forUsual({
      maxDepth: integer('Max Depth', 2, { min: 1, max: 5, slider: true, hint: '1 is a flat object' }),
      realistic: toggle('Realistic Values', true, { hint: 'Names, email addresses, dates and prices' }),
      count: { ...count(1), hint: 'Several are written one per line, as JSON Lines' },
      documents: {
        ...documents,
        choices: { each: 'One is indented, several are one per line', array: 'As one array', lines: 'As JSON Lines' },
        hint: undefined,
      },
      indentSize: spacesTabOrNone,
    }),
    ...own,
    seed: seed(),
  },
  output: code(
    ({ data, format }) => (data !== 'fields' || format === 'json' ? 'json' : format === 'xml' ? 'xml' : undefined),
    {
      label: 'JSON',
      copiedMessage: COPIED_MESSAGE,
      download: mockFile('records', ({ documents, count }) =>
        documents === 'lines' || (documents === 'each' && Number(count) > 1) ? 'random-json.jsonl' : 'random-json.json',
      ),
    },
  ),
  also: ['list'],
  action: 'Generate',
  run: async (_, options, context) => {
    if (isMock(options)) return drawMock(options, context);
    const { maxDepth, realistic, count, documents, indentSize } = options;
    const random = await getSource(options, context);
    const all = Array.from({ length: count }, () => randomObject(random, maxDepth, realistic));
    const indent = getIndent(indentSize);
    if (documents === 'array') return JSON.stringify(all, null, indent);
    if (count === 1) return JSON.stringify(all[0], null, documents === 'lines' ? '' : indent);
    return resultAs(
      'list',
      all.map((one) => JSON.stringify(one)),
    );
  },
  examples: [
    {
      title: 'Realistic',
      input: undefined,
      output: `{
  "active": false,
  "city": "Buenos Aires",
  "email": "chloe.ivanova@example.com",
  "price": 79.95,
  "employer": {
    "company": "Northwind, Ltd.",
    "city": "Osaka",
    "country": "CA"
  },
  "owner": {
    "name": "Liam Chen",
    "email": "liam.chen@example.com",
    "phone": "+1 555 0130"
  }
}`,
    },
    {
      title: 'Flat, without meaning',
      input: undefined,
      options: { maxDepth: 1, realistic: false },
      output: `{
  "key1": -835,
  "key2": -24,
  "key3": null
}`,
    },
    {
      title: 'An array of two',
      input: undefined,
      options: { maxDepth: 1, realistic: false, count: 2, documents: 'array', indentSize: 'none' },
      output: '[{"key1":-835,"key2":-24,"key3":null},{"key1":"forest","key2":"forest","key3":"delta","key4":"island"}]',
    },
    {
      title: 'Your own nested schema, as JSON Lines',
      input: undefined,
      options: {
        data: 'fields',
        records: 3,
        fields:
          'id: uuid\nowner:\n  name: full name\n  email: email(name)\nitems[1-2]:\n  product: product\n  price: price',
        format: 'jsonl',
      },
      output: `{"id":"fa8b420a-19e2-414a-9273-baa03d92b517","owner":{"name":"Zola Smith","email":"zola.smith@example.net"},"items":[{"product":"Table","price":161.58},{"product":"Wallet","price":198.89}]}
{"id":"17267cca-0eab-44b3-8424-8c1d135d3c90","owner":{"name":"Katya Olsen","email":"katya.olsen@example.com"},"items":[{"product":"Headphones","price":15.38},{"product":"Camera","price":7.14}]}
{"id":"7e7c2ab9-d6a4-459b-a908-25bcaeb03b7e","owner":{"name":"Noah Silva","email":"noah.silva@example.net"},"items":[{"product":"Blanket","price":29.53}]}`,
    },
    {
      title: 'SQL inserts from a JSON Schema',
      input: undefined,
      options: {
        data: 'fields',
        records: 3,
        fields:
          '{"properties":{"sku":{"type":"string","pattern":"^[A-Z]{3}-[0-9]{4}$"},"stock":{"type":"integer","minimum":0,"maximum":50},"color":{"enum":["red","blue"]}}}',
        format: 'sql',
        table: 'stock',
      },
      output: `INSERT INTO "stock" ("sku", "stock", "color") VALUES
  ('CRB-6536', 41, 'red'),
  ('KXA-9992', 8, 'blue'),
  ('VUU-6629', 13, 'blue');`,
    },
  ],
});
