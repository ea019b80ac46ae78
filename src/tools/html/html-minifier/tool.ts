import { savedBytes } from '@/engines/bytes/saved';
import type { MinifyHtmlOptions } from '@/engines/markup/minify';
import { code, defineTool, InputError, result, text, toggle } from '@/kit';

const options = {
  removeWhitespace: toggle('Remove Whitespace', true),
  removeComments: toggle('Remove Comments', true),
  collapseBooleanAttributes: toggle('Collapse Boolean Attributes', true, { hint: 'checked="checked" becomes checked' }),
  shortenDoctype: toggle('Shorten Doctype', true),
  removeOptionalTags: toggle('Remove Optional Tags', false, { hint: 'Such as </li>, </p> and <body>' }),
} satisfies Record<keyof MinifyHtmlOptions, unknown>;

export default defineTool({
  input: text('Input', { language: 'html', accept: '.html,.htm', placeholder: 'Paste HTML, or drop a file' }),
  options,
  output: code('html', { download: 'minified.html', preview: 'page' }),
  action: 'Minify',
  heavy: true,
  async run(input, chosen) {
    const { minifyHtml } = await import('@/engines/markup/minify');
    try {
      const { html, doctypeKept, provided } = minifyHtml(input, chosen);
      return result(html, {
        facts: savedBytes(input, html),
        notes: [
          ...(doctypeKept
            ? ['The doctype was kept: with the short one browsers would draw the page in a different mode.']
            : []),
          ...provided.map((name) => `${options[name].label} was skipped: it would have changed this page.`),
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
  ],
});
