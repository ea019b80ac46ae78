import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random XML',
  description:
    'Generate well-formed random XML up to five levels deep, with realistic values or plain ones, for tests and demos.',
  keywords: ['xml generator', 'sample xml', 'mock xml', 'test data', 'fake xml'],
  icon: 'code-xml',
  generator: true,
  related: ['xml-converter', 'random-json', 'random-csv'],
});
