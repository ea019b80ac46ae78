// The response headers of the site, from which the files for hosts are written and which the local server sends.

const SANDBOX = 'sandbox allow-scripts allow-forms allow-modals';

/** Visitors' own markup and script: no origin, no network unless asked for. */
const sandboxPolicy = (hosts) =>
  `${SANDBOX}; default-src 'none'; worker-src blob:; script-src 'unsafe-inline' 'unsafe-eval' ${hosts}; style-src 'unsafe-inline' ${hosts}; img-src data: blob: ${hosts}; font-src data: ${hosts}; media-src data: blob: ${hosts}; connect-src ${hosts || "'none'"}; form-action ${hosts || "'none'"}; frame-ancestors 'self'`.replaceAll(
    ' ;',
    ';',
  );

/** Rules by path pattern, the general one first. */
export const headerRules = (policy) => [
  [
    '/*',
    {
      'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy':
        'camera=(self), microphone=(self), geolocation=(), payment=(), usb=(), interest-cohort=(), browsing-topics=()',
      'Cache-Control': 'no-cache',
    },
  ],
  ['/sandbox.html', { 'Content-Security-Policy': sandboxPolicy('') }],
  ['/sandbox-remote.html', { 'Content-Security-Policy': sandboxPolicy('https: http:') }],
  ['/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
];

const matches = (pattern, path) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern);

export const headersFor = (policy, path) =>
  Object.assign({}, ...headerRules(policy).flatMap(([pattern, headers]) => (matches(pattern, path) ? [headers] : [])));

/** Netlify and Cloudflare Pages read the same format. A later rule of the same name replaces the one before with `!`. */
export function writeHeadersFile(policy, base) {
  const [[, general], ...special] = headerRules(policy);
  const block = (path, headers, drop) =>
    [
      path,
      ...(drop ? Object.keys(headers).map((name) => `  ! ${name}`) : []),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n');
  return `${[block(`${base}*`, general), ...special.map(([path, headers]) => block(base + path.slice(1), headers, true))].join('\n\n')}\n`;
}

export function writeNginxFile(policy, base) {
  const add = (headers) =>
    Object.entries(headers)
      .map(([name, value]) => `  add_header ${name} "${value}" always;`)
      .join('\n');
  const [[, general], ...special] = headerRules(policy);
  const locations = special.map(([path, headers]) => {
    const full = base + path.slice(1);
    const match = full.endsWith('*') ? full.slice(0, -1) : `= ${full}`;
    return `location ${match} {\n${add({ ...general, ...headers })}\n}`;
  });
  return `# Include inside a server block whose root is the dist folder.\n${locations.join('\n')}\nlocation ${base} {\n${add(general)}\n  try_files $uri $uri/index.html =404;\n}\nerror_page 404 ${base}404.html;\n`;
}
