import { randomObject } from '@/engines/random/data-tree';
import { code, defineTool, integer, resultAs, toggle } from '@/kit';
import { COPIED_MESSAGE, count, getSource, seed } from '@/kit/generator';
import { documents, getIndent, spacesTabOrNone } from '@/kit/json';

export default defineTool({
  options: {
    maxDepth: integer('Max Depth', 2, { min: 1, max: 5, slider: true, hint: '1 is a flat object' }),
    realistic: toggle('Realistic Values', true, { hint: 'Names, email addresses, dates and prices' }),
    count: { ...count(1), hint: 'Several are written one per line, as JSON Lines' },
    documents: {
      ...documents,
      choices: { each: 'One is indented, several are one per line', array: 'As one array', lines: 'As JSON Lines' },
      hint: undefined,
    },
    indentSize: spacesTabOrNone,
    seed: seed(),
  },
  output: code('json', {
    label: 'JSON',
    copiedMessage: COPIED_MESSAGE,
    download: ({ documents, count }) =>
      documents === 'lines' || (documents === 'each' && Number(count) > 1) ? 'random-json.jsonl' : 'random-json.json',
  }),
  also: ['list'],
  action: 'Generate',
  run: async (_, { maxDepth, realistic, count, documents, indentSize, seed }, context) => {
    const random = await getSource({ seed }, context);
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
  ],
});
