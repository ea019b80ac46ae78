// npm run dev: every page rendered on request, with hot reloading.
import { createServer } from 'vite';
import { installPackages } from './install.mjs';

installPackages();
const { writeIcons } = await import('./icons.mjs');
const { writeOui } = await import('./oui.mjs');
writeIcons();
writeOui();

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

const server = await createServer({
  appType: 'custom',
  plugins: [pages],
  server: { port: Number(process.env.PORT ?? 5173) },
});
await server.listen();
server.printUrls();
