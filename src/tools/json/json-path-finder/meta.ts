import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'JSON Path Finder',
  description: 'Query JSON with JSONPath (RFC 9535): filters, slices, functions, values and their paths.',
  keywords: [
    'jsonpath',
    'jsonpath tester',
    'jsonpath evaluator',
    'json query',
    'rfc 9535',
    'extract from json',
    'jq',
    'query json lines',
  ],
  icon: 'text-search',
  related: ['json-viewer', 'json-formatter', 'json-to-csv', 'json-diff-checker', 'json-validator', 'regex-tester'],
});
