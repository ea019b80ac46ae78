import { type CompareOptions, diffLines, readability, similarity, topKeywords } from '@/engines/diff';
import { grouped } from '@/engines/number/grouped';
import { defineTool, diff, result, tabs, text, toggle } from '@/kit';
import type { FieldRow } from '@/kit/output';
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

export default defineTool({
  input: {
    left: text('Original Text', { placeholder: 'Type or paste the original, or drop a file' }),
    right: text('Changed Text', { placeholder: 'Type or paste the changed text, or drop a file' }),
  },
  options: {
    view: tabs('View', { split: 'Split', unified: 'Unified' }, 'split'),
    ignoreCase: toggle('Ignore Case', false),
    ignorePunctuation: toggle('Ignore Punctuation', false),
    ignoreWhitespace: toggle('Ignore Whitespace', false),
    wrapLines: toggle('Wrap Lines', true),
  },
  output: diff({ label: 'Differences', download: 'text-diff.txt' }),
  action: 'Compare',
  // The edit distance of two texts of 50 kB takes half a second.
  heavy: true,
  run({ left, right }, { ignoreCase, ignorePunctuation, ignoreWhitespace }, { signal, progress }) {
    const options = { ignoreCase, ignorePunctuation, ignoreWhitespace };
    const lines = diffLines(left, right, options, { signal, onProgress: (share) => progress(share * 0.4) });
    const alike = similarity(left, right, options, lines);
    progress(0.8);
    const [original, changed] = [left.slice(0, STATISTICS_LIMIT), right.slice(0, STATISTICS_LIMIT)];
    const scores = [readability(original), readability(changed)] as const;
    const keywords = topKeywords(`${original}\n\n${changed}`).slice(0, KEYWORDS_SHOWN);

    const notes = [...lines.notes];
    if (!alike.exact)
      notes.push(
        'The texts are large and differ much: the Similarity Score is a lower bound, the true one may be higher.',
      );
    if (left.length > STATISTICS_LIMIT || right.length > STATISTICS_LIMIT)
      notes.push(
        `Readability Score and Top Keywords are of the first ${grouped(STATISTICS_LIMIT)} characters of each text.`,
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
  ],
});
