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
  } finally {
    other.closeAllConnections();
    other.close();
  }
};
