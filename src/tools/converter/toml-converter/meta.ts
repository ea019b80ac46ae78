import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'TOML Converter',
  description:
    'Convert TOML to JSON or YAML in the browser: dates, 64-bit integers and 1.0 stay exact, and errors show where they are.',
  keywords: [
    'toml to json',
    'toml to yaml',
    'toml parser',
    'toml validator',
    'cargo toml to json',
    'pyproject toml',
    'toml lint',
  ],
  icon: 'file-code',
  popularity: 1,
  opens: ['.toml'],
  related: ['json-toml', 'yaml-toml', 'yaml-json', 'json-yaml', 'xml-converter'],
  alsoIn: ['json'],
});
