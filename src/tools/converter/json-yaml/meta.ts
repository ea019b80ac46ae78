import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'JSON to YAML',
  description:
    'Convert JSON to clean block YAML that old and new parsers read alike: NO, 1.10 and 2024-01-01 stay strings, and numbers stay exact.',
  keywords: [
    'json to yml',
    'json yaml converter',
    'json2yaml',
    'openapi json to yaml',
    'norway problem',
    'yaml generator',
    'json lines to yaml',
  ],
  icon: 'file-text',
  popularity: 1,
  related: ['yaml-json', 'json-toml', 'json-formatter', 'xml-converter', 'json-to-csv'],
  alsoIn: ['json'],
});
