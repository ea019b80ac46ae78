import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'JSON Viewer',
  description:
    'Explore JSON as a tree, table, columns or graph: search keys and values, copy paths, bookmark, exact numbers, up to 20 MB.',
  keywords: [
    'json tree',
    'json explorer',
    'json tree viewer',
    'view json online',
    'json navigator',
    'large json viewer',
    'json table',
    'json graph',
    'json to diagram',
  ],
  icon: 'list-tree',
  popularity: 2,
  related: [
    'json-formatter',
    'json-path-finder',
    'json-validator',
    'json-diff-checker',
    'json-minifier',
    'code-beautifier',
  ],
  alsoIn: ['json'],
});
