import { savedBytes } from '@/engines/bytes/saved';
import type { MinifyHtmlOptions } from '@/engines/markup/minify';
import { code as codeOutput, defineTool, InputError, result, text, toggle } from '@/kit';
import type { FieldRow } from '@/kit/output';

const options = {
  removeWhitespace: toggle('Remove Whitespace', true),
  removeComments: toggle('Remove Comments', true),
  collapseBooleanAttributes: toggle('Collapse Boolean Attributes', true, { hint: 'checked="checked" becomes checked' }),
  shortenDoctype: toggle('Shorten Doctype', true),
  removeOptionalTags: toggle('Remove Optional Tags', false, { hint: 'Such as </li>, </p> and <body>' }),
  minifyCss: toggle('Minify CSS', false, { hint: 'In style elements and attributes' }),
  minifyJs: toggle('Minify JavaScript', false, { hint: 'In script elements, and JSON there' }),
  removeQuotes: toggle('Remove Attribute Quotes', false, { hint: 'class="a" becomes class=a' }),
  removeRedundant: toggle('Remove Redundant Attributes', false, {
    hint: 'Such as type="text" of an input. Selectors that name them find nothing then',
    extra: true,
  }),
  removeEmpty: toggle('Remove Empty Attributes', false, { hint: 'class, id, style and handlers', extra: true }),
  sortAttributes: toggle('Sort Attributes', false, {
    hint: 'In one order everywhere, which compresses better',
    extra: true,
  }),
  compressedSizes: toggle('Compressed Sizes', false, { hint: 'What is left after gzip and Brotli', extra: true }),
};

/** What the visitor knows a step by that would have changed the page. */
const getLabel = (name: keyof MinifyHtmlOptions): string =>
  name === 'code' ? 'Minifying CSS and JavaScript' : options[name].label;

export default defineTool({
  input: text('Input', { language: 'html', accept: '.html,.htm', placeholder: 'Paste HTML, or drop a file' }),
  options,
  output: codeOutput('html', { download: 'minified.html', preview: 'page' }),
  action: 'Minify',
  heavy: true,
  async run(input, { minifyCss, minifyJs, compressedSizes, ...chosen }) {
    const { minifyHtml } = await import('@/engines/markup/minify');
    try {
      const code =
        minifyCss || minifyJs
          ? await (await import('@/engines/markup/inner-code')).minifyInnerCode(input, {
              css: minifyCss,
              scripts: minifyJs,
            })
          : undefined;
      const { html, doctypeKept, provided } = minifyHtml(input, { ...chosen, ...(code && { code }) });
      const facts: FieldRow[] = savedBytes(input, html);
      if (compressedSizes) {
        const { compressedFacts } = await import('@/engines/compress/sizes');
        facts.push(...(await compressedFacts(input, html)));
      }
      return result(html, {
        facts,
        notes: [
          ...(doctypeKept
            ? ['The doctype was kept: with the short one browsers would draw the page in a different mode.']
            : []),
          ...(code && code.unread > 0
            ? [
                `${code.unread === 1 ? 'One script or style sheet' : `${code.unread} scripts or style sheets`} couldn’t be read and stayed as written.`,
              ]
            : []),
          ...provided.map((name) => `${getLabel(name)} was skipped: it would have changed this page.`),
        ],
      });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      throw new InputError(error.message, { ...error.details, title: 'Minification error occurred' });
    }
  },
  examples: [
    {
      title: 'A page',
      input:
        '<!DOCTYPE html>\n<html>\n  <head>\n    <title>Hello</title>\n  </head>\n  <body>\n    <!-- greeting -->\n    <h1>Hello, <em>world</em>!</h1>\n    <input type="checkbox" checked="checked" />\n  </body>\n</html>\n',
      output:
        '<!doctype html><html><head><title>Hello</title></head><body><h1>Hello, <em>world</em>!</h1><input type="checkbox" checked></body></html>',
    },
    {
      title: 'A list without optional tags',
      input: '<ul>\n  <li>One</li>\n  <li>Two <b>bold</b> <i>words</i></li>\n</ul>\n',
      options: { removeOptionalTags: true },
      output: '<ul><li>One<li>Two <b>bold</b> <i>words</i></ul>',
    },
    {
      title: 'Styles, a script and quotes too',
      input:
        '<style>\n  h1 { color : #ff0000; margin: 0 }\n</style>\n<h1 class="title">Hi</h1>\n<script>\n  if (location.hash) { document.title = "Hi" }\n</script>\n',
      options: { minifyCss: true, minifyJs: true, removeQuotes: true },
      output:
        '<style>h1{color:red;margin:0}</style><h1 class=title>Hi</h1><script>if(location.hash)document.title="Hi";</script>',
    },
  ],
});
