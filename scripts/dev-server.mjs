// The sources served as they are, every page rendered on request.
import { createServer } from 'vite';
import { writeIcons } from './icons.mjs';
import { writeOui } from './oui.mjs';

/** @param {Record<string, string>} files the source files of a page's parts */
const locate = (files) => ({
  entry: '/src/site/main.ts',
  modules: Object.fromEntries(Object.entries(files).map(([part, file]) => [part, `/${file}`])),
  preload: [],
  styles: [],
});

/** @type {import('vite').Plugin} */
const pages = {
  name: 'localkit-pages',
  configureServer(server) {
    return () =>
      server.middlewares.use(async (request, response, next) => {
        try {
          const { render } = await server.ssrLoadModule('/src/site/render.tsx');
          const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
          const html = await render(path, { origin: 'http://localhost', locate, development: true });
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(path, html));
        } catch (error) {
          next(error);
        }
      });
  },
};

/** @param {import('vite').ServerOptions} options */
export async function startDevServer(options) {
  writeIcons();
  writeOui();
  const server = await createServer({
    appType: 'custom',
    cacheDir: '.cache/vite',
    plugins: [pages],
    // Packages are made ready before a page asks: one that is found later makes the page load anew.
    optimizeDeps: { entries: ['src/site/main.ts', 'src/kit/worker.ts', 'src/tools/*/*/{tool,view}.{ts,tsx}'] },
    server: options,
  });
  return server.listen();
}
