import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'YAML to JSON',
  description:
    'Convert YAML to JSON with anchors, merge keys and several documents; big numbers keep every digit, errors show their line.',
  keywords: [
    'yml to json',
    'yaml converter',
    'yaml parser',
    'yaml anchors',
    'yaml lint',
    'kubernetes yaml',
    'yaml2json',
    'yaml to json lines',
  ],
  icon: 'file-braces',
  popularity: 2,
  opens: ['.yaml', '.yml'],
  related: ['json-yaml', 'yaml-toml', 'toml-converter', 'json-formatter', 'xml-converter'],
  alsoIn: ['json'],
});
