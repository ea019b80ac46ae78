import assert from 'node:assert/strict';
import { saves, savesPng } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Width', '320');
  await v.fill('Custom Text', 'Tea & <日本> 🍵');
  await v.sees('Tea &amp; &lt;日本&gt; 🍵');
  const svg = await v.copied('Copy SVG');
  assert.equal((await saves(v, 'Download SVG', 'placeholder.svg')).text, svg);
  // Without a size of its own how large it is by nature differs between browsers.
  await v.until('It is not drawn', () =>
    v.page.run(() => /** @type {any} */ (document.querySelector('img[alt^="Placeholder"]'))?.naturalWidth > 0),
  );
  await savesPng(v, 'Download PNG', 'placeholder-320x350.png', [320, 350]);
};
