import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'YAML to TOML',
  description:
    'Convert YAML to TOML: dates stay dates, lists of mappings become [[tables]], and errors name the path of anything TOML can’t store.',
  keywords: [
    'yml to toml',
    'yaml to toml converter',
    'config converter',
    'cargo toml',
    'pyproject',
    'hugo front matter',
  ],
  icon: 'file-cog',
  related: ['toml-converter', 'yaml-json', 'json-toml', 'json-yaml'],
});
