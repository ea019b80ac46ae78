import { grouped } from '@/engines/number/grouped';
import { choice, code, defineTool, InputError, integer, result, text, toggle } from '@/kit';

const LAID_OUT = { minify: false } as const;

export default defineTool({
  input: text('Input', { language: 'html', accept: '.html,.htm', placeholder: 'Paste HTML, or drop a file' }),
  options: {
    indentSize: integer('Indent Size', 2, { min: 1, max: 8, slider: true, when: LAID_OUT }),
    minify: toggle('Minify', false, { hint: 'As short as is safe, instead of indented' }),
    removeComments: toggle('Remove Comments', false),
    removeEmptyLines: toggle('Remove Empty Lines', false, { when: LAID_OUT }),
    removeInlineStyles: toggle('Remove Inline Styles', false),
    attributes: choice('Attributes', { fit: 'In one line if they fit', each: 'One per line' }, 'fit', {
      when: LAID_OUT,
    }),
    indentWith: choice('Indent With', { spaces: 'Spaces', tabs: 'Tabs' }, 'spaces', { when: LAID_OUT, extra: true }),
    lineWidth: integer('Line Width', 80, { min: 20, max: 400, when: LAID_OUT, extra: true }),
    bracketSameLine: toggle('Closing Bracket on Last Line', false, { when: LAID_OUT, extra: true }),
    singleQuotes: toggle('Single Quotes in Scripts', false, { when: LAID_OUT, extra: true }),
    semicolons: toggle('Semicolons in Scripts', true, { when: LAID_OUT, extra: true }),
  },
  output: code('html', { download: 'formatted.html', preview: 'page' }),
  action: 'Format',
  heavy: true,
  // As good as nothing, laid out: whatever does that is there then, for styles and scripts too.
  prepare: () =>
    Promise.all([
      import('@/engines/markup/format-html'),
      import('@/engines/format/markup').then(({ formatMarkup }) => formatMarkup('<style></style><script></script>')),
    ]),
  async run(input, { minify, ...options }) {
    const { formatHtml, MOST_SIBLINGS, stripHtml } = await import('@/engines/markup/format-html');
    try {
      if (minify) {
        const { minifyHtml } = await import('@/engines/markup/minify');
        return minifyHtml(stripHtml(input, options), {
          removeWhitespace: true,
          removeComments: options.removeComments,
          collapseBooleanAttributes: true,
          shortenDoctype: true,
          removeOptionalTags: false,
        }).html;
      }
      const { html, isPlain, mended } = await formatHtml(input, options);
      const at = mended?.details.line === undefined ? '' : ` on line ${mended.details.line}`;
      const plain = `More than ${grouped(MOST_SIBLINGS)} elements share one parent, so only line breaks and indentation were added.`;
      return result(html, {
        notes: [
          ...(isPlain ? [plain] : []),
          ...(mended ? [`Fixed as a browser would${at}: ${mended.message.replace(/\.$/, '')}.`] : []),
        ],
      });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      throw new InputError(error.message, { ...error.details, title: 'Formatting error occurred' });
    }
  },
  examples: [
    {
      title: 'A page with a script',
      input:
        '<!DOCTYPE html><html><head><title>Hello</title><style>h1{color:teal}</style></head><body><h1>Hello, <em>world</em>!</h1><ul><li>One</li><li>Two</li></ul><script>let n=1;if(n){console.log(n)}</script></body></html>',
      output:
        '<!DOCTYPE html>\n<html>\n  <head>\n    <title>Hello</title>\n    <style>\n      h1 {\n        color: teal;\n      }\n    </style>\n  </head>\n  <body>\n    <h1>Hello, <em>world</em>!</h1>\n    <ul>\n      <li>One</li>\n      <li>Two</li>\n    </ul>\n    <script>\n      let n = 1;\n      if (n) {\n        console.log(n);\n      }\n    </script>\n  </body>\n</html>\n',
    },
    {
      title: 'Tags that are not closed',
      input: '<div><p>One <b>bold<p>Two</div>',
      options: { indentSize: 4 },
      output: '<div>\n    <p>One <b>bold</b></p>\n    <p><b>Two</b></p>\n</div>\n',
    },
  ],
});
