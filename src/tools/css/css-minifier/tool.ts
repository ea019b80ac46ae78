import { savedBytes } from '@/engines/bytes/saved';
import { code, defineTool, result, text, toggle } from '@/kit';

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
    return result(minified, { notes, facts: savedBytes(input, minified) });
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
