import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'JSON Validator',
  description: 'Check JSON against RFC 8259 or a JSON Schema, see every error in place, and repair almost-JSON.',
  keywords: [
    'json lint',
    'jsonlint',
    'validate json',
    'json checker',
    'json schema validator',
    'fix json',
    'repair json',
    'json parser',
    'check json',
    'validate jsonl',
    'ndjson validator',
  ],
  icon: 'circle-check-big',
  popularity: 2,
  related: ['json-formatter', 'json-viewer', 'json-diff-checker', 'json-minifier', 'json-path-finder', 'yaml-json'],
});
