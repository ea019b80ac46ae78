import { randomObject } from '@/engines/random/data-tree';
import { code, defineTool, integer, resultAs, toggle } from '@/kit';
import { COPY_SAYS, count, seed, sourceOf } from '@/kit/generator';

export default defineTool({
  options: {
    maxDepth: integer('Max Depth', 2, { min: 1, max: 5, slider: true, hint: '1 is a flat object' }),
    realistic: toggle('Realistic Values', true, { hint: 'Names, e-mail addresses, dates and prices' }),
    count: { ...count(1), hint: 'Several are written one a line, as JSON Lines' },
    seed: seed(),
  },
  output: code('json', { label: 'JSON', copySays: COPY_SAYS }),
  also: ['list'],
  action: 'Generate',
  run: async (_, { maxDepth, realistic, count, seed }, context) => {
    const random = await sourceOf({ seed }, context);
    const draw = () => randomObject(random, maxDepth, realistic);
    if (count === 1) return JSON.stringify(draw(), null, 2);
    return resultAs(
      'list',
      Array.from({ length: count }, () => JSON.stringify(draw())),
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
  ],
});
