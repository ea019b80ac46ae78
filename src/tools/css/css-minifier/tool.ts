import { savedBytes } from '@/engines/bytes/saved';
import { choice, code, defineTool, result, text, toggle } from '@/kit';
import type { FieldRow } from '@/kit/output';

export default defineTool({
  input: text('Input', { language: 'css', accept: '.css', placeholder: 'a { color: red }' }),
  options: {
    removeLineBreaks: toggle('Remove Line Breaks', true),
    keepImportantComments: toggle('Keep Important Comments', true),
    level: choice('Level', { safe: 'Safe', values: 'Values', merge: 'Merge' }, 'safe', {
      hint: 'Safe removes white space and comments. Values also shortens colors, numbers and shorthands. Merge also joins equal neighbors.',
    }),
    compressedSizes: toggle('Compressed Sizes', false, { hint: 'What is left after gzip and Brotli.' }),
  },
  output: code('css', { download: 'minified.css', preview: 'style' }),
  action: 'Minify CSS',
  // The best of Brotli takes a second for what is typed in no time.
  heavy: { compressedSizes: true },
  prepare: () => import('@/engines/css/minify'),
  async run(input, { compressedSizes, ...options }) {
    const { minifyUnclosed } = await import('@/engines/css/minify');
    const { css: minified, notes } = minifyUnclosed(input, options);
    const facts: FieldRow[] = savedBytes(input, minified);
    if (compressedSizes) {
      const { compressedFacts } = await import('@/engines/compress/sizes');
      facts.push(...(await compressedFacts(input, minified)));
    }
    return result(minified, { notes, facts });
  },
  examples: [
    {
      title: 'A card',
      input: '/* Card */\n.card > .title,\n.card:hover {\n  margin: 0 auto;\n  color: red;\n}\n',
      output: '.card>.title,.card:hover{margin:0 auto;color:red}',
    },
    {
      title: 'Shorter values, equal neighbors as one',
      input:
        '.a { color: #ffffff; margin: 0px 0px 0px 0px; opacity: 0.50 }\n.b { margin: 0; color: white; opacity: .5 }\n.a,.b { margin: 0; width: calc(0px + 1%); --gap: 0px; flex: 1 1 0px }',
      options: { level: 'values' },
      output:
        '.a{color:#fff;margin:0;opacity:.5}.b{margin:0;color:#fff;opacity:.5}.a,.b{margin:0;width:calc(0px + 1%);--gap:0px;flex:1 1 0px}',
    },
    {
      title: 'Colors and zeros',
      input: 'a {\n  color: #ffffff;\n  margin: 0px 0px;\n}',
      output: 'a{color:#ffffff;margin:0px 0px}',
    },
    {
      title: 'And what a server sends of it',
      input: '.card {\n  margin: 0 auto;\n}\n.card {\n  color: red;\n}\n',
      options: { compressedSizes: true, level: 'merge' },
      output: '.card{margin:0 auto;color:red}',
    },
  ],
});
