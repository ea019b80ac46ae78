import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random JSON',
  description:
    'Generate random JSON documents up to five levels deep, with realistic names, emails and prices or plain values.',
  keywords: [
    'json generator',
    'mock data',
    'mock data generator',
    'sql inserts',
    'fake json',
    'test data',
    'sample json',
    'json lines',
    'ndjson',
    'dummy data',
    'fake data',
  ],
  icon: 'braces',
  popularity: 1,
  generator: true,
  related: ['json-formatter', 'random-xml', 'random-csv', 'random-data-from-regex'],
  alsoIn: ['json'],
});
