// A tool with a view: its main path, which is what one comes for, done once, with whatever the page needs most of the browser. It is
// the default export of view.browsers.mjs in the tool's folder.
import { attackPreview } from './attacks.mjs';

/**
 * @param {import('./visitor.mjs').Visitor} visitor
 * @param {import('./definitions.mjs').Folder} folder
 * @param {import('./shared-pages.mjs').Check} check
 * @param {boolean} isQuick
 */
export async function visitView(visitor, { category, slug }, check, isQuick) {
  if (!(await check('opens', () => visitor.open(`/tool/${slug}`)))) return;
  await check('main path', async () => {
    const file = new URL(`../../src/tools/${category}/${slug}/view.browsers.mjs`, import.meta.url);
    const { default: takeMainPath } = /** @type {{ default: import('./visitor.mjs').MainPath }} */ (
      await import(file.href)
    );
    await takeMainPath(visitor);
  });
  await check('phone', () => visitor.expectToFit());
  if (slug === 'html-viewer') await attackPreview(visitor, check, isQuick);
}
