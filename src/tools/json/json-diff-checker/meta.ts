import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'JSON Diff Checker',
  description:
    'Compare two JSON documents side by side: arrays matched by key, paths or order ignored, exact numbers, JSON Patch output.',
  keywords: [
    'json compare',
    'compare json',
    'json difference',
    'json diff online',
    'semantic json diff',
    'deep compare',
    'json patch',
    'rfc 6902',
    'json diff ignore order',
  ],
  icon: 'git-compare',
  popularity: 1,
  related: [
    'text-diff-checker',
    'json-formatter',
    'json-viewer',
    'json-validator',
    'json-path-finder',
    'json-minifier',
  ],
});
