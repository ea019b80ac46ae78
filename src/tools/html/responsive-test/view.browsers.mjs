import { createServer } from 'node:http';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
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
    await v.press('Add Screen');
    await v.press('md: 768–1023 px');
    await v.sees('Breakpoint: md');
    await v.press('Paste HTML');
    await v.fill('Pasted HTML', '<p>Mine</p>');
    await v.shows('Preview 2', 'Mine');
  } finally {
    other.closeAllConnections();
    other.close();
  }
};
