import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'JSON Diff Checker',
  description:
    'Compare two JSON documents by value: added, removed and changed, with arrays aligned and exact numbers.',
  keywords: [
    'json compare',
    'compare json',
    'json difference',
    'json diff online',
    'semantic json diff',
    'deep compare',
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
