import type { RandomSource } from '@/engines/random/source';
import { choice, defineTool, integer, line, plain, toggle } from '@/kit';
import { COPIED_MESSAGE, getSource, seed } from '@/kit/generator';
import { type Block, compose, composeBytes, layOut, type Unit } from './compose';
import { THEMES } from './words';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const toText = (block: Block) =>
  block.kind === 'list' ? block.items.map((item) => `- ${item}`).join('\n') : block.text;

function toHtml(block: Block): string {
  if (block.kind === 'heading') return `<h2>${escapeHtml(block.text)}</h2>`;
  if (block.kind === 'paragraph') {
    const words = block.text.split(' ').map(escapeHtml);
    if (block.link) {
      const [from, to] = block.link;
      const linked = words.slice(from, to).join(' ');
      const [, inside, sign] = /^(.*?)([,.]?)$/s.exec(linked)!;
      words.splice(from, to - from, `<a href="#">${inside}</a>${sign}`);
    }
    return `<p>${words.join(' ')}</p>`;
  }
  return `<ul>\n${block.items.map((item) => `  <li>${escapeHtml(item)}</li>`).join('\n')}\n</ul>`;
}

interface LoremOptions {
  readonly type: Unit | 'bytes';
  readonly count: number;
  readonly amount: number;
  readonly bytes: number;
  readonly theme: keyof typeof THEMES;
  readonly startWithLorem: boolean;
  readonly headings: boolean;
  readonly lists: boolean;
  readonly links: boolean;
  readonly htmlMarkup: boolean;
  readonly customWords: string;
}

function write(wanted: LoremOptions, random: RandomSource): string {
  const custom = wanted.customWords.split(/[\s,;]+/).filter(Boolean);
  const words = custom.length > 0 ? custom : THEMES[wanted.theme];
  const { type, startWithLorem } = wanted;
  const paragraphs =
    type === 'bytes'
      ? [composeBytes(words, wanted.bytes, random, startWithLorem)]
      : compose(words, type, wanted.amount || wanted.count, random, startWithLorem);
  const inParagraphs = type === 'paragraphs';
  const parts = {
    headings: inParagraphs && wanted.headings,
    lists: inParagraphs && wanted.lists,
    links: inParagraphs && wanted.htmlMarkup && wanted.links,
  };
  const blocks = layOut(paragraphs, words, parts, random);
  return wanted.htmlMarkup ? blocks.map(toHtml).join('\n') : blocks.map(toText).join('\n\n');
}

const UNITS = ['words', 'sentences', 'paragraphs'] as const;

export default defineTool({
  options: {
    type: choice(
      'Type',
      { words: 'Words', sentences: 'Sentences', paragraphs: 'Paragraphs', bytes: 'Bytes' },
      'paragraphs',
    ),
    count: integer('Count', 3, { min: 1, max: 10, slider: true, commandMax: 10_000, when: { type: UNITS } }),
    bytes: integer('Length in Bytes', 500, { min: 1, max: 100_000, when: { type: 'bytes' } }),
    theme: choice('Theme', { default: 'Default', nature: 'Nature', tech: 'Tech', food: 'Food' }, 'default'),
    startWithLorem: toggle('Start with “Lorem ipsum dolor sit amet”', false),
    headings: toggle('Headings', false, { when: { type: 'paragraphs' } }),
    lists: toggle('Lists', false, { when: { type: 'paragraphs' }, hint: 'Behind every second paragraph' }),
    htmlMarkup: toggle('HTML Markup', false),
    links: toggle('Links', false, {
      when: { type: 'paragraphs', htmlMarkup: true },
      hint: 'One in every paragraph, to #',
    }),
    customWords: line('Custom Words', '', { placeholder: 'Instead of the theme’s words', maxLength: 2000 }),
    amount: integer('Exact Amount', 0, {
      min: 0,
      max: 1000,
      commandMax: 10_000,
      when: { type: UNITS },
      hint: 'Up to 1,000, in place of the slider; 0 leaves it to the slider',
      extra: true,
    }),
    seed: seed(),
  },
  output: plain({ label: 'Generated text', prose: true, download: 'lorem-ipsum.txt', copiedMessage: COPIED_MESSAGE }),
  action: 'Generate',
  run(_, options, context) {
    // At once without a seed, as ever.
    return options.seed
      ? getSource(options, context).then((random) => write(options, random))
      : write(options, context.random);
  },
  examples: [
    {
      title: 'Five words',
      input: undefined,
      options: { type: 'words', count: 5, theme: 'food' },
      output: 'pickle strawberry potato tender syrup',
    },
    {
      title: 'Exactly sixty bytes',
      input: undefined,
      options: { type: 'bytes', bytes: 60, startWithLorem: true, seed: 'draft' },
      output: 'Lorem ipsum dolor sit amet, labore sunt. Incididunt dolores.',
    },
    {
      title: 'The words everybody knows, the same each time',
      input: undefined,
      options: { type: 'sentences', count: 1, startWithLorem: true, seed: 'draft' },
      output: 'Lorem ipsum dolor sit amet, labore sunt.',
    },
  ],
});
