// The response headers of the site, from which the files for hosts are written and which the local server sends.

const SANDBOX = 'sandbox allow-scripts allow-forms';

/**
 * Visitors' own markup and script: no origin, no network unless asked for.
 * @param {string} hosts
 */
const sandboxPolicy = (hosts) =>
  `${SANDBOX}; default-src 'none'; worker-src blob:; script-src 'unsafe-inline' 'unsafe-eval' ${hosts}; style-src 'unsafe-inline' ${hosts}; img-src data: blob: ${hosts}; font-src data: ${hosts}; media-src data: blob: ${hosts}; connect-src ${hosts || "'none'"}; form-action ${hosts || "'none'"}; frame-ancestors 'self'`.replaceAll(
    ' ;',
    ';',
  );

/** Holds whatever page Responsive Test is told to show, and the question whether it answers. No script of its own. */
const REMOTE_POLICY =
  "default-src 'none'; frame-src http: https:; object-src http: https:; connect-src http: https:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

/** Of all assets only workers have a policy of their own. The page's is several times as long, and would come with each. */
const ASSET_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

/** @typedef {Record<string, string>} Headers */
/** @typedef {[pattern: string, headers: Headers]} Rule */

/**
 * Rules by path pattern, the general one first.
 * @param {string} policy
 * @returns {[Rule, ...Rule[]]}
 */
export const headerRules = (policy) => [
  [
    '/*',
    {
      'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
      'Cache-Control': 'no-cache',
    },
  ],
  // The second names every host that may be reached, by whatever way: none. It also covers what no policy of content
  // does: WebRTC, and the look-up of a host's name when the page is told to go there. Only Chromium knows it so far.
  ['/sandbox.html', { 'Content-Security-Policy': sandboxPolicy(''), 'Connection-Allowlist': '()' }],
  ['/sandbox-remote.html', { 'Content-Security-Policy': sandboxPolicy('https: http:') }],
  ['/frame-remote.html', { 'Content-Security-Policy': REMOTE_POLICY }],
  ['/assets/*', { 'Content-Security-Policy': ASSET_POLICY, 'Cache-Control': 'public, max-age=31536000, immutable' }],
];

/**
 * @param {string} pattern
 * @param {string} path
 */
const matches = (pattern, path) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern);

/**
 * @param {string} policy
 * @param {string} path
 * @returns {Headers}
 */
export const headersFor = (policy, path) =>
  Object.assign({}, ...headerRules(policy).flatMap(([pattern, headers]) => (matches(pattern, path) ? [headers] : [])));

/**
 * Netlify and Cloudflare Pages read the same format. Where several rules match, Netlify lets the last one win and ignores
 * the lines with `!`; Cloudflare joins their values unless `!` drops the earlier ones. Both may show `/x.html` as `/x`.
 * @param {string} policy
 * @param {string} base
 */
export function writeHeadersFile(policy, base) {
  const [[, general], ...special] = headerRules(policy);
  /**
   * @param {string} path
   * @param {Headers} headers
   */
  const block = (path, headers, drop = false) =>
    [
      base + path.slice(1),
      ...(drop ? Object.keys(headers).map((name) => `  ! ${name}`) : []),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n');
  const blocks = special.flatMap(([path, headers]) =>
    [...new Set([path, path.replace(/\.html$/, '')])].map((form) => block(form, headers, true)),
  );
  return `${[block('/*', general), ...blocks].join('\n\n')}\n`;
}

/**
 * One location that holds all others, so that nothing of it reaches the rest of a server it is included in.
 * @param {string} policy
 * @param {string} base
 */
export function writeNginxFile(policy, base) {
  const [[, general], ...special] = headerRules(policy);
  const add = (/** @type {Headers} */ headers) =>
    Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  const nested = (/** @type {string} */ match, /** @type {string[]} */ ...lines) => [
    `location ${match} {`,
    ...lines.map((line) => `  ${line}`),
    '}',
  ];
  // What is added in a location replaces all that is added around it.
  const specials = special.map(([path, headers]) => {
    const full = base + path.slice(1);
    const match = full.endsWith('*') ? full.slice(0, -1) : `= ${full}`;
    return nested(match, ...add({ ...general, ...headers }), 'try_files $uri =404;');
  });
  const lines = [
    ...(base === '/' ? [] : nested(`= ${base.slice(0, -1)}`, 'absolute_redirect off;', `return 301 ${base};`)),
    ...nested(
      base,
      'charset utf-8;',
      'charset_types text/css text/plain text/xml application/javascript application/json application/manifest+json;',
      '# Files that were compressed beforehand (npm run build -- --compress); the others on the way.',
      'gzip_static on;',
      'gzip on;',
      'gzip_vary on;',
      'gzip_proxied any;',
      'gzip_types text/css text/plain text/xml application/javascript application/json application/manifest+json application/wasm image/svg+xml;',
      ...add(general),
      `error_page 404 ${base}404.html;`,
      'try_files $uri $uri/index.html =404;',
      // Written for other hosts.
      ...nested(`= ${base}_headers`, 'return 404;'),
      ...specials.flat(),
      ...nested(
        `= ${base}site.webmanifest`,
        ...add(general),
        'types {}',
        'default_type application/manifest+json;',
        'try_files $uri =404;',
      ),
    ),
  ];
  return `# Include in a server block. The files of the site are in ${base === '/' ? 'its root' : `the folder ${base.slice(1)} of its root`}.\n${lines.join('\n')}\n`;
}
