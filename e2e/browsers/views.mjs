// The main path of every page of its own: what one comes for, done once, with whatever that page needs most of the browser.
// Each stands in views/, in the file of its category, as its tool does in src/tools.
import assert from 'node:assert/strict';
import { attackPreview } from './attacks.mjs';
import { ascii } from './views/ascii.mjs';
import { cameraQr } from './views/camera-qr.mjs';
import { clock } from './views/clock.mjs';
import { color } from './views/color.mjs';
import { converter } from './views/converter.mjs';
import { crypto } from './views/crypto.mjs';
import { css } from './views/css.mjs';
import { development } from './views/development.mjs';
import { html } from './views/html.mjs';
import { javascript } from './views/javascript.mjs';
import { json } from './views/json.mjs';
import { math } from './views/math.mjs';
import { network } from './views/network.mjs';
import { string } from './views/string.mjs';
import { text } from './views/text.mjs';
import { web } from './views/web.mjs';

/** @typedef {import('./visitor.mjs').Visitor} Visitor */

/** @type {import('./visitor.mjs').MainPaths} */
const views = {
  ...ascii,
  ...cameraQr,
  ...clock,
  ...color,
  ...converter,
  ...crypto,
  ...css,
  ...development,
  ...html,
  ...javascript,
  ...json,
  ...math,
  ...network,
  ...string,
  ...text,
  ...web,
};

/** @param {Visitor} visitor @param {string} slug @param {import('./shared-pages.mjs').Check} check @param {boolean} isQuick */
export async function visitView(visitor, slug, check, isQuick) {
  if (!(await check('opens', () => visitor.open(`/tool/${slug}`)))) return;
  await check('main path', async () => {
    const take = views[slug];
    assert.ok(take, 'No main path is written for it');
    await take(visitor);
  });
  await check('phone', () => visitor.expectToFit());
  if (slug === 'html-viewer') await attackPreview(visitor, check, isQuick);
}
