import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Text Diff Checker',
  description:
    'Compare two texts line by line and word by word, merge them change by change, and export a patch or a PDF.',
  keywords: [
    'compare text',
    'text compare',
    'find differences',
    'diff online',
    'compare files',
    'side by side diff',
    'unified diff',
    'diff tool',
    'merge',
    'three way merge',
    'diff3',
    'resolve conflicts',
    'create patch',
    'git apply',
    'difference',
  ],
  icon: 'file-diff',
  popularity: 3,
  related: [
    'json-diff-checker',
    'text-formatter',
    'line-sorter',
    'remove-duplicate-lines',
    'word-counter',
    'text-editor',
  ],
  alsoIn: ['development'],
});
