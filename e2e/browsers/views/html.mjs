import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { saves } from '../saves.mjs';

/** @type {import('../visitor.mjs').MainPaths} */
export const html = {
  'html-entity-encoder-decoder': async (v) => {
    await v.fill('Input', '<é ');
    await v.sees('&lt;&eacute;');
    await v.press(/^&copy;\s*Copyright$/);
    await v.holds('Output', '&lt;&eacute; &copy;');
    await v.tab('Decode');
    await v.fill('Input', '&lt;b&gt; &nope;');
    await v.sees('Not in HTML, left as it is: &nope;');
  },
  'html-table-generator': async (v) => {
    await v.choose('CSS Framework', 'Vanilla');
    await v.fill('Caption', 'Sales & more');
    await saves(v, 'Download HTML', 'table.html', 'Sales &amp; more');
    await saves(v, 'Download CSS', 'table.css', '{');
  },
  'html-viewer': async (v) => {
    await v.upload('HTML file', {
      'page.html':
        '<style>p{color:red}</style><p>Hi</p><script>document.querySelector("p").append("!"); console.log("ready", { n: [1] })</script>',
    });
    await v.press('Run Its Scripts');
    await v.shows('Preview', 'Hi!');
    await v.sees('ready {n: [1]}');
    await saves(v, 'Download', 'index.html', '<p>Hi</p>');
  },
  'markdown-viewer': async (v) => {
    await v.has({ css: '.cm-content' });
    await v.write('Markdown', 'one **two**');
    await v.shows('Preview', 'one two');
    await saves(v, 'Export', 'exported.html', '<strong>two</strong>');
  },
  'meta-tag-generator': async (v) => {
    await v.fill('Title', 'Fish & "chips"');
    await v.sees('<title>Fish &amp; &quot;chips&quot;</title>');
    assert.match(await v.copied('Copy to Clipboard'), /<title>Fish &amp; &quot;chips&quot;<\/title>/);
  },
  'responsive-test': async (v) => {
    const other = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('<p>A plain page'));
    await new Promise((resolve) => other.listen(0, '127.0.0.1', () => resolve(undefined)));
    const { port } = /** @type {import('node:net').AddressInfo} */ (other.address());
    try {
      await v.fill('URL', `http://127.0.0.1:${port}/plain`);
      await v.press('Load');
      await v.sees('Loaded.');
      await v.tab('Phones');
      await v.press('iPhone 14');
      await v.sees('Breakpoint: xs');
    } finally {
      other.closeAllConnections();
      other.close();
    }
  },
};
