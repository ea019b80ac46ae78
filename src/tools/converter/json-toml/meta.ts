import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'JSON to TOML',
  description:
    'Convert JSON to TOML with tables, arrays of tables and exact numbers; errors name the path of null and integers beyond 64 bits.',
  keywords: [
    'json to toml converter',
    'json2toml',
    'package.json to toml',
    'cargo toml',
    'pyproject',
    'config converter',
    'json lines to toml',
  ],
  icon: 'file-cog',
  related: ['toml-converter', 'json-yaml', 'yaml-toml', 'json-formatter'],
  alsoIn: ['json'],
});
