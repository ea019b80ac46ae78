import { grouped } from '@/engines/number/grouped';
import { code, defineTool, result, text, toggle } from '@/kit';

const bytesOf = (css: string) => new TextEncoder().encode(css).length;

export default defineTool({
  input: text('Input', { language: 'css', accept: '.css', placeholder: 'a { color: red }' }),
  options: {
    removeLineBreaks: toggle('Remove Line Breaks', true),
    keepImportantComments: toggle('Keep Important Comments', true),
  },
  output: code('css', { download: 'minified.css', preview: 'style' }),
  action: 'Minify CSS',
  prepare: () => import('@/engines/css/minify'),
  async run(input, options) {
    const { minifyUnclosed } = await import('@/engines/css/minify');
    const { css: minified, notes } = minifyUnclosed(input, options);
    const [before, after] = [bytesOf(input), bytesOf(minified)];
    const saved = before === 0 ? 0 : 1 - after / before;
    return result(minified, {
      notes,
      facts: [
        { label: 'Original Size', value: `${grouped(before)} bytes` },
        { label: 'Minified Size', value: `${grouped(after)} bytes` },
        { label: 'Compression Ratio', value: `${(saved * 100).toFixed(2)}%`, meter: Math.max(0, saved) },
      ],
    });
  },
  examples: [
    {
      title: 'A card',
      input: '/* Card */\n.card > .title,\n.card:hover {\n  margin: 0 auto;\n  color: red;\n}\n',
      output: '.card>.title,.card:hover{margin:0 auto;color:red}',
    },
    {
      title: 'Colors and zeros',
      input: 'a {\n  color: #ffffff;\n  margin: 0px 0px;\n}',
      output: 'a{color:#ffffff;margin:0px 0px}',
    },
  ],
});
