// Builds the deployable site: client, server renderer, then every page as whole HTML.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build as bundle } from 'vite';
import { fullGroups, groups, minifyCommon } from './chunks.mjs';
import { compress } from './compress.mjs';
import { loneEntries, workersWithoutPages } from './entries.mjs';
import { firstRunScripts, noteScripts, scriptFrom, viewerScripts } from './first-run.mjs';
import { writeHeadersFile, writeNginxFile } from './headers.mjs';
import { writeIcons } from './icons.mjs';
import { openSearch, webManifest } from './manifest.mjs';
import { writeOui } from './oui.mjs';
import { collectPackages } from './packages.mjs';
import { preloadHelper } from './preload.mjs';
import { workerEntries } from './worker-entries.mjs';

const ENTRY = 'src/site/main.ts';
/** What every run in a worker begins with. */
const WORKER = ['src/kit/worker.ts', 'src/kit/run/work.ts'];

/**
 * For scripts that a page starts with, of which nearly all is called then: Chromium compiles them on another thread, while
 * they are being fetched, instead of function by function when the page should already answer. Must be the first line.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n';

/**
 * A base path as Vite wants it: with a slash at both ends.
 * @param {string} base
 */
const normalBase = (base) => `/${base}/`.replace(/\/+/g, '/');

/**
 * Follows the client manifest from a source file to the scripts and style sheets it needs.
 * @param {import('vite').Manifest} manifest
 * @param {string} base
 */
function locator(manifest, base) {
  /**
   * @param {string} key
   * @param {Set<string>} seen
   */
  const collect = (key, seen = new Set()) => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) collect(next, seen);
    return seen;
  };
  /** @param {string} file */
  const address = (file) => base + file;
  /** @param {string} key */
  const getScript = (key) => {
    const file = manifest[key]?.file;
    if (!file) throw new Error(`No script was made of ${key}`);
    return address(file);
  };
  /** @param {Record<string, string>} files the source files of a page's parts */
  const locate = (files) => {
    const wanted = [ENTRY, ...Object.values(files)];
    const keys = new Set(wanted.flatMap((key) => [...collect(key)]));
    const entry = getScript(ENTRY);
    return {
      entry,
      modules: Object.fromEntries(Object.entries(files).map(([part, key]) => [part, getScript(key)])),
      preload: [...keys].map(getScript).filter((file) => file !== entry),
      styles: [...keys].flatMap((key) => manifest[key]?.css ?? []).map(address),
    };
  };
  return locate;
}

/** Parts that are large, or one of very many, wait until they are used; whoever wants them offline fetches them by a button. */
const HEAVY_BYTES = 500_000;
/** How the scripts of the fonts of FIGlet are named. */
const FONT = 'assets/figlet-';
/**
 * @param {string} file
 * @param {Buffer} content
 */
const isHeavy = (file, content) =>
  content.length > HEAVY_BYTES || file.startsWith('assets/oui-') || file.startsWith(FONT);
const NOT_SERVED = /^(_headers|\.nojekyll|robots\.txt|sitemap\.xml|opensearch\.xml|sw\.js)$|\.map$/;

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listFiles(folder, inside = '') {
  return readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    const path = inside ? `${inside}/${entry.name}` : entry.name;
    return entry.isDirectory() ? listFiles(folder, path) : [path];
  });
}

/** How scripts, styles and pages name a file of the site: as the end of an address, in quotes. */
const NAMED_FILE = /["'`/]([\w.-]{3,100}\.(?:js|css|wasm|json|svg|woff2))(?=["'`)])/g;

/**
 * Last of all, for it knows every file of the site.
 * @param {{ outDir: string, base: string, mode: string }} site
 */
async function buildServiceWorker({ outDir, base, mode }) {
  const paths = listFiles(outDir).filter((path) => !NOT_SERVED.test(path));
  const places = new Map(paths.map((path, at) => [basename(path), at]));
  const files = paths.map((path, index) => {
    const content = readFileSync(join(outDir, path));
    const revision = path.startsWith('assets/') ? '' : createHash('sha256').update(content).digest('hex').slice(0, 12);
    const named = /\.(?:html|js|css)$/.test(path)
      ? Array.from(content.toString('latin1').matchAll(NAMED_FILE), ([, name]) => places.get(String(name)) ?? index)
      : [];
    const references = [...new Set(named)].filter((at) => at !== index && paths[at]?.startsWith('assets/'));
    return [
      path,
      [revision, content.length, isHeavy(path, content) ? 1 : 0, ...(references.length ? [references] : [])],
    ];
  });
  await bundle({
    base,
    mode,
    logLevel: 'warn',
    define: { SITE_FILES: JSON.stringify(Object.fromEntries(files)) },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: mode === 'production',
      rolldownOptions: {
        input: 'src/site/offline/service-worker.ts',
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  });
}

/**
 * Finds the scripts of a page, and those that its first run will ask for.
 * @param {{ manifest: Parameters<typeof locator>[0], base: string, outDir: string, scripts: ReturnType<typeof noteScripts>['scripts'] }} built
 */
function scriptLocator({ manifest, base, outDir, scripts }) {
  const locateFiles = locator(manifest, base);
  const workerScripts = WORKER.map((source) => scriptFrom(scripts, source));
  /** @type {Set<string>} */
  const startScripts = new Set();
  /** @type {import('../src/site/render.tsx').Locate} */
  const locate = (files, { inWorker, viewer }) => {
    const located = locateFiles(files);
    const without = (/** @type {string} */ address) => address.slice(base.length);
    const loaded = [located.entry, ...located.preload].map(without);
    const { tool = '' } = files;
    // Scripts of nothing but styles are taken out of a bundle after all others have seen it.
    const findAddresses = (/** @type {string[]} */ wanted) =>
      [...new Set(wanted)].filter((file) => existsSync(join(outDir, file))).map((file) => base + file);
    const firstRun = findAddresses([
      ...viewerScripts(scripts, viewer, loaded),
      ...(inWorker ? [] : firstRunScripts(scripts, { tool, common: loaded.slice(0, 1), loaded, where: 'onPage' })),
    ]);
    const [worker = ''] = workerScripts;
    const ofWorker = inWorker
      ? findAddresses(firstRunScripts(scripts, { tool, common: workerScripts, loaded: [worker], where: 'inWorker' }))
      : [];
    for (const address of [located.entry, ...located.preload])
      startScripts.add(join(outDir, address.slice(base.length)));
    return {
      ...located,
      modules: {
        ...located.modules,
        ...(inWorker && { inWorker: ofWorker }),
      },
      firstRun,
    };
  };
  return { locate, startScripts };
}

/**
 * What search engines, browsers and hosts look for beside the pages.
 * @param {{ pages: readonly string[], entries: Parameters<typeof webManifest>[1], policy: string, base: string, origin: string }} site
 * @returns {readonly (readonly [file: string, text: string])[]}
 */
const siteFiles = ({ pages, entries, policy, base, origin }) => [
  [
    'sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('\n')}\n</urlset>\n`,
  ],
  ['robots.txt', `User-agent: *\nAllow: /\nSitemap: ${origin}${base}sitemap.xml\n`],
  ['site.webmanifest', JSON.stringify(webManifest(base, entries))],
  ['opensearch.xml', openSearch(origin + base)],
  ['_headers', writeHeadersFile(policy, base)],
  // GitHub Pages would leave out what its own generator does not know.
  ['.nojekyll', ''],
];

export async function build({
  outDir = process.env.OUT_DIR ?? 'dist',
  base = normalBase(process.env.BASE_PATH ?? '/'),
  origin = process.env.SITE_URL ?? 'https://localkit.example',
  mode = process.env.BUILD_MODE ?? 'production',
  compressed = process.argv.includes('--compress'),
} = {}) {
  const started = Date.now();
  process.env.NODE_ENV = mode;
  writeIcons();
  writeOui();
  const ssrDir = join('.cache', `ssr-${outDir}`);
  /** @type {import('vite').InlineConfig} */
  const shared = { base, mode, logLevel: 'warn' };
  /** @type {Set<string>} */
  const packages = new Set();
  const onPage = noteScripts();
  await bundle({
    ...shared,
    plugins: [
      workerEntries(),
      preloadHelper(),
      collectPackages(packages),
      loneEntries(),
      workersWithoutPages(),
      fullGroups(),
      ...(mode === 'production' ? [minifyCommon()] : []),
      onPage.plugin,
    ],
    build: {
      outDir,
      emptyOutDir: true,
      manifest: 'manifest.json',
      minify: mode === 'production',
      assetsInlineLimit: 0,
      // Browsers that lack it also lack what the style sheet is written with.
      // Of what a script brings only its styles are named where it is asked for: names are what compresses worst.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
      },
      rolldownOptions: {
        input: ENTRY,
        output: {
          codeSplitting: { groups },
          chunkFileNames: ({ facadeModuleId }) =>
            `${facadeModuleId?.endsWith('.flf') ? FONT : 'assets/'}[name]-[hash].js`,
        },
      },
    },
  });
  await bundle({
    ...shared,
    build: {
      outDir: ssrDir,
      emptyOutDir: true,
      ssr: 'src/site/render.tsx',
      assetsInlineLimit: 0,
      copyPublicDir: false,
    },
  });

  const manifest = JSON.parse(readFileSync(join(outDir, 'manifest.json'), 'utf8'));
  rmSync(join(outDir, 'manifest.json'));
  /** @type {typeof import('../src/site/render.tsx')} */
  const { entries, paths, render, POLICY } = await import(
    `${pathToFileURL(join(ssrDir, 'render.js')).href}?${started}`
  );
  const { locate, startScripts } = scriptLocator({ manifest, base, outDir, scripts: onPage.scripts });
  /**
   * @param {string} file
   * @param {string} text
   */
  const write = (file, text) => {
    const path = join(outDir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  for (const path of paths()) {
    const html = await render(path, { origin, locate, packages: [...packages] });
    const inside = path.slice(base.length);
    write(inside === '404' ? '404.html' : join(inside, 'index.html'), html);
  }
  for (const script of startScripts) writeFileSync(script, COMPILE_AHEAD + readFileSync(script, 'utf8'));

  const pages = paths().filter((path) => !path.endsWith('/404'));
  for (const [file, text] of siteFiles({ pages, entries, policy: POLICY, base, origin })) write(file, text);
  mkdirSync(`${outDir}-hosting`, { recursive: true });
  writeFileSync(join(`${outDir}-hosting`, 'nginx-locations.conf'), writeNginxFile(POLICY, base));
  await buildServiceWorker({ outDir, base, mode });
  if (compressed) await compress(outDir);
  return { pages: pages.length, seconds: (Date.now() - started) / 1000 };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { pages, seconds } = await build();
  console.log(`Built ${pages} pages into ${process.env.OUT_DIR ?? 'dist'} in ${seconds.toFixed(1)} s.`);
}
