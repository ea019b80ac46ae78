import { type CompareOptions, diffLines, similarity } from '@/engines/diff';
import { grouped } from '@/engines/number/grouped';
import { readability, topKeywords } from '@/engines/text/text-stats';
import { area, choice, defineTool, diff, integer, line, result, resultAs, tabs, text, toggle } from '@/kit';
import type { FieldRow } from '@/kit/output';
import type { Merged } from './merge-run';
import { formatReadability, formatSimilarity } from './scores';

/** Cutting Chinese or Thai into words takes a second for every 400,000 characters. */
const STATISTICS_LIMIT = 200_000;
const KEYWORDS_SHOWN = 5;

const compared = (left: string, right: string, options?: CompareOptions) => ({
  left,
  right,
  diff: diffLines(left, right, options),
});

const recipe = {
  left: 'Pancakes\n\n200 g flour\n2 eggs\n300 ml milk\n1 pinch of salt\n\nMix, rest for 10 minutes, fry.\n',
  right:
    'Pancakes\n\n250 g flour\n3 eggs\n300 ml milk\n1 tbsp sugar\n1 pinch of salt\n\nMix, rest for 30 minutes, fry.\n',
};
const letter = {
  left: 'Dear Anna,\nThank you for your letter.\nSee you soon',
  right: 'DEAR ANNA,\nthank you  for your letter!\nSee you in May',
};

const config = {
  left: 'host = example.org\nport = 80\nproxy = no\ntimeout = 30\nretries = 5\n',
  right: 'host = example.org\nport = 8080\nproxy = no\ntimeout = 60\n',
};
const ANCESTOR = 'host = example.org\nport = 80\nproxy = no\ntimeout = 10\n';

/** What is shown instead of the differences. */
const isMerged = ({ view, threeWay }: { view: string; threeWay: boolean }) => threeWay || view === 'merge';

export default defineTool({
  input: {
    left: text('Original Text', { placeholder: 'Type or paste the original, or drop a file' }),
    right: text('Changed Text', { placeholder: 'Type or paste the changed text, or drop a file' }),
  },
  options: {
    view: tabs('View', { split: 'Split', unified: 'Unified', merge: 'Merge', patch: 'Patch' }, 'split'),
    ignoreCase: toggle('Ignore Case', false),
    ignorePunctuation: toggle('Ignore Punctuation', false),
    ignoreWhitespace: toggle('Ignore Whitespace', false),
    whitespace: choice(
      'Whitespace',
      { all: 'All of it', amount: 'How much there is', trailing: 'At line ends' },
      'all',
      { when: { ignoreWhitespace: true } },
    ),
    ignoreBlankLines: toggle('Ignore Blank Lines', false),
    marks: choice('Mark', { words: 'Words', characters: 'Characters' }, 'words', {
      when: { view: ['split', 'unified'] },
    }),
    wrapLines: toggle('Wrap Lines', true, { when: { view: ['split', 'unified'] } }),
    threeWay: toggle('Three-Way Merge', false, {
      when: { view: 'merge' },
      hint: 'Compares every character, whatever is ignored',
    }),
    commonAncestor: area('Common Ancestor', '', { hidden: true }),
    showAncestor: toggle('Show Ancestor in Conflicts', false, { when: { view: 'merge', threeWay: true } }),
    patch: toggle('Patch', false, { hidden: true }),
    fileName: line('File Name', 'text.txt', { when: { view: 'patch' } }),
    contextLines: integer('Context Lines', 3, { min: 0, max: 1000, when: { view: 'patch' } }),
    emptyText: choice('Empty Text', { absent: 'No file', file: 'An empty file' }, 'absent', {
      when: { view: 'patch' },
    }),
  },
  output: diff({
    label: 'Differences',
    download: ({ view, patch, threeWay, fileName }) =>
      threeWay === true || view === 'merge'
        ? 'merged.txt'
        : patch === true || view === 'patch'
          ? `${String(fileName).split('/').at(-1) || 'text.txt'}.patch`
          : 'text-diff.txt',
  }),
  also: ['text'],
  action: 'Compare',
  // The edit distance of two texts of 50 kB takes half a second.
  heavy: true,
  async run({ left, right }, options, { signal, progress }) {
    const { ignoreCase, ignorePunctuation, ignoreWhitespace, whitespace, ignoreBlankLines } = options;
    const compare = { ignoreCase, ignorePunctuation, ignoreWhitespace, whitespace, ignoreBlankLines };
    if (isMerged(options)) {
      const { mergeTexts } = await import('./merge-run');
      const base = options.threeWay ? options.commonAncestor : undefined;
      const { value, notes, merge } = mergeTexts({ left, right, base }, compare, options.showAncestor);
      return resultAs('text', value, { notes, data: { merge } satisfies Merged });
    }
    if (options.patch || options.view === 'patch') {
      const { gitPatch } = await import('@/engines/diff/git-patch');
      const { fileName, contextLines, emptyText } = options;
      const value = gitPatch(left, right, { name: fileName, context: contextLines, empty: emptyText, compare });
      const isLess = ignoreCase || ignorePunctuation || ignoreWhitespace || ignoreBlankLines;
      const notes = isLess && left !== right ? ['Ignored changes aren’t in the patch.'] : [];
      return resultAs('text', value, { notes });
    }
    const lines = diffLines(left, right, compare, { signal, onProgress: (share) => progress(share * 0.4) });
    const alike = similarity(left, right, compare, lines);
    progress(0.8);
    const [original, changed] = [left.slice(0, STATISTICS_LIMIT), right.slice(0, STATISTICS_LIMIT)];
    const scores = [readability(original), readability(changed)] as const;
    const keywords = topKeywords(`${original}\n\n${changed}`).slice(0, KEYWORDS_SHOWN);

    const notes = [...lines.notes];
    if (!alike.exact) notes.push('The texts are large and very different, so the true Similarity Score may be higher.');
    if (left.length > STATISTICS_LIMIT || right.length > STATISTICS_LIMIT)
      notes.push(
        `Readability Score and Top Keywords are based on the first ${grouped(STATISTICS_LIMIT)} characters of each text.`,
      );
    const facts: FieldRow[] = [
      { label: 'Similarity Score', value: formatSimilarity(alike), meter: alike.score },
      { label: 'Readability Score', ...formatReadability(...scores) },
      {
        label: 'Top Keywords',
        value: keywords.map(({ word, count }) => `${word} ×${grouped(count)}`).join(', ') || 'none',
      },
    ];
    const data = { similarity: alike, readability: { original: scores[0], changed: scores[1] }, keywords };
    return result({ left, right, diff: lines }, { notes, facts, data });
  },
  examples: [
    { title: 'A recipe', input: recipe, output: compared(recipe.left, recipe.right) },
    {
      title: 'Ignoring case, punctuation and white space',
      input: letter,
      options: { ignoreCase: true, ignorePunctuation: true, ignoreWhitespace: true },
      output: compared(letter.left, letter.right, {
        ignoreCase: true,
        ignorePunctuation: true,
        ignoreWhitespace: true,
      }),
    },
    {
      title: 'A patch for git apply',
      input: { left: 'one\ntwo\nthree\n', right: 'one\n2\nthree' },
      options: { view: 'patch', fileName: 'notes/list.txt' },
      output:
        'diff --git a/notes/list.txt b/notes/list.txt\n--- a/notes/list.txt\n+++ b/notes/list.txt\n@@ -1,3 +1,3 @@\n one\n-two\n-three\n+2\n+three\n\\ No newline at end of file\n',
    },
    {
      title: 'A three-way merge with a conflict',
      input: config,
      options: { view: 'merge', threeWay: true, commonAncestor: ANCESTOR },
      output:
        'host = example.org\nport = 8080\nproxy = no\n<<<<<<< Original Text\ntimeout = 30\nretries = 5\n=======\ntimeout = 60\n>>>>>>> Changed Text\n',
    },
  ],
});
