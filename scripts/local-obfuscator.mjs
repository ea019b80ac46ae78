// The obfuscator's package is one bundle that also holds a client for a paid service, which uploads code. This takes
// the call to it out, and then every module that only the client needed, so that nothing in the site can upload.

const BUNDLE = /javascript-obfuscator\/dist\/index\.browser\.js$/;

/**
 * A node of a syntax tree; of what, its type says.
 * @typedef {{ type: string, start: number, end: number } & Record<string, any>} Node
 */

/**
 * Calls `see` for every node; where it gives back true, what is inside is left out.
 * @param {any} node
 * @param {(node: Node) => boolean} see
 */
function visit(node, see) {
  if (Array.isArray(node)) for (const item of node) visit(item, see);
  else if (typeof node?.type === 'string' && !see(node))
    for (const value of Object.values(node)) if (typeof value === 'object') visit(value, see);
}

const unexpected = () => new Error('The obfuscator has changed: look at what it can upload now');

/**
 * @param {string} code
 * @param {(code: string) => unknown} parse
 */
export function withoutUploads(code, parse) {
  // The modules by number, as they were bundled: `__webpack_modules__ = { 17: function (e, t, r) {…}, … }`.
  /** @type {Map<string, Node>} */
  const modules = new Map();
  /** @type {Node[]} */
  const uploads = [];
  visit(parse(code), (node) => {
    if (node.type === 'VariableDeclarator' && node.id.name === '__webpack_modules__')
      for (const { key, value } of node.init.properties) modules.set(String(key.value), value);
    // Only one of the modules is of interest inside.
    if (node.type === 'Property' && modules.has(String(node.key.value)))
      return !code.slice(node.start, node.end).includes('async obfuscatePro(');
    if (node.type === 'MethodDefinition' && node.key.name === 'obfuscatePro') uploads.push(node);
    return false;
  });
  const [upload] = uploads;
  const [, entry = ''] = /__webpack_exports__=__webpack_require__\((\d+)\)/.exec(code) ?? [];
  if (!upload || !modules.has(entry)) throw unexpected();

  const needed = new Set([entry]);
  for (const number of needed) {
    const module = modules.get(number);
    const ask = module?.params[2]?.name;
    if (!ask) continue;
    const before = Math.max(module.start, Math.min(module.end, upload.start));
    const after = Math.max(module.start, Math.min(module.end, upload.end));
    const text = code.slice(module.start, before) + code.slice(after, module.end);
    for (const [, other] of text.matchAll(
      new RegExp(`(?<![\\w$])${ask.replace('$', '\\$')}\\((\\d+(?:e\\d)?)\\)`, 'g'),
    ))
      needed.add(String(Number(other)));
  }

  const cuts = [{ ...upload, instead: '' }];
  for (const [number, module] of modules) if (!needed.has(number)) cuts.push({ ...module, instead: '0' });
  let kept = '';
  let at = 0;
  for (const { start, end, instead } of cuts.sort((a, b) => a.start - b.start)) {
    kept += code.slice(at, start) + instead;
    at = end;
  }
  // Looks for Node's own modules, of which there are none here.
  return (kept + code.slice(at)).replace('return eval("require")', 'return undefined');
}

/**
 * Client, worker and server are built one after another of the same bundle.
 * @type {{ from: string, to: string } | undefined}
 */
let last;

/**
 * For Vite.
 * @returns {import('vite').Plugin}
 */
export const localObfuscator = () => ({
  name: 'local-obfuscator',
  transform: {
    filter: { id: BUNDLE },
    handler(code) {
      if (last?.from !== code) last = { from: code, to: withoutUploads(code, (text) => this.parse(text)) };
      return { code: last.to, map: null };
    },
  },
});
