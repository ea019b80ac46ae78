// The built site with one script more in every page: what goes wrong there, and how large a file is, is noted in the page itself, the
// same way in every browser. Not every driver tells what the console says, and none could be asked to before a page has loaded.
import { createServer, request } from 'node:http';
import { serve } from '../../scripts/serve.mjs';

const WATCH = '/watch-faults.js';

function watch() {
  /** @type {string[]} */
  const faults = [];
  Object.assign(window, { faults });
  // Some browsers write a file under its own name from the start: whole it is only at the size that the page gave it.
  const { createObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  /** @type {Map<string, number>} */
  const sizes = new Map();
  URL.createObjectURL = (/** @type {Blob} */ content) => {
    const address = createObjectURL.call(URL, content);
    sizes.set(address, content.size);
    return address;
  };
  HTMLAnchorElement.prototype.click = function () {
    if (this.download) Object.assign(window, { savedSize: sizes.get(this.href) });
    click.call(this);
  };
  for (const level of /** @type {const} */ (['error', 'warn'])) {
    const log = console[level];
    console[level] = (...values) => {
      faults.push(`console.${level}: ${values.join(' ')}`);
      log.apply(console, values);
    };
  }
  addEventListener(
    'error',
    ({ message, target }) => {
      const { src, href, rel } = /** @type {HTMLScriptElement & HTMLLinkElement} */ (target ?? {});
      // A hint. Firefox says that it failed where the page itself has asked for the module by then, which is there.
      if (rel === 'modulepreload') return;
      faults.push(message ? `exception: ${message}` : `not loaded: ${src ?? href}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`rejection: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(`refused by ${violatedDirective}: ${blockedURI}`),
  );
}

const getPort = (/** @type {import('node:net').Server} */ server) =>
  /** @type {import('node:net').AddressInfo} */ (server.address()).port;

/** @param {import('node:http').Server} server */
async function end(server) {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/**
 * What another server on this machine serves, with that script in every page.
 * @param {number} port of the other server
 * @returns {Promise<{ origin: string, close(): Promise<unknown> }>}
 */
export async function watchServer(port) {
  const server = createServer((asked, response) => {
    if (asked.url === WATCH) return response.setHeader('Content-Type', 'text/javascript').end(`(${watch})()`);
    request({ port, path: asked.url, headers: asked.headers }, (answer) => {
      const isPage = answer.headers['content-type']?.startsWith('text/html') && !/sandbox|frame/.test(asked.url ?? '');
      // A page is longer here than where it comes from.
      if (isPage) delete answer.headers['content-length'];
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      if (!isPage) return answer.pipe(response);
      let html = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => {
        html += part;
      });
      answer.on('end', () => response.end(html.replace('<head>', `<head><script src="${WATCH}"></script>`)));
    }).end();
  });
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
  return { origin: `http://localhost:${getPort(server)}`, close: () => end(server) };
}

/** The built site in a folder as it is: a page that was changed would not be kept for use without a network. @param {string} folder */
export async function serveUnchanged(folder) {
  const site = await serve({ folder, compress: false });
  return { origin: `http://localhost:${getPort(site)}`, port: getPort(site), close: () => end(site) };
}

/** The built site in a folder, with that script in every page. @param {string} folder */
export async function serveWatched(folder) {
  const site = await serveUnchanged(folder);
  const { origin, close } = await watchServer(site.port);
  return { origin, close: () => Promise.all([close(), site.close()]) };
}
