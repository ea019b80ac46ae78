// npm run dev: every page rendered on request, with hot reloading.
import { installPackages } from './install.mjs';

installPackages();
// What is installed by now is loaded only now.
const { startDevServer } = await import('./dev-server.mjs');
const server = await startDevServer({ port: Number(process.env.PORT ?? 5173) });
server.printUrls();
