// Which modules come in one script. The bundler alone would make a script of every module that two pages share.

/**
 * What every page needs stands in one script; without this the bundler cuts it into a dozen.
 * @param {string} id
 */
const isCore = (id) =>
  /node_modules\/(react|react-dom|scheduler)\//.test(id) ||
  /src\/kit\/(?!catalogue|search|definitions|generator|flags|chain|detect|run\/(work|lines|each-line))/.test(id) ||
  /src\/ui\/(?!CodeEditor|sounds|SandboxFrame|table-text|packed|read-file|TextRows|VirtualRows)[^/]+\.tsx?$/.test(id) ||
  /src\/ui\/pages\/page\.ts$/.test(id) ||
  /src\/engines\/(input-error|random\/source|bytes\/size|number\/grouped)\.ts$/.test(id) ||
  /src\/engines\/(diff\/(lines|model)|text\/segment)\.ts$/.test(id) ||
  /src\/site\/(route|navigation|visits|theme|icons|start|App|Header|early-input|main-input|StylesBelowTitle|SeveralBox)\.tsx?$/.test(
    id,
  );

/** Small parts that the same pages need come as one script: each more is a request more, and a slow start. */
const TOGETHER = {
  transform: /src\/ui\/pages\/(TransformLayout|useTransform|useActionSteps)\.tsx?$/,
  rows: /src\/ui\/(TextRows|VirtualRows)\.tsx$/,
  generator: /src\/(kit\/generator|engines\/random\/draw)\.ts$/,
  hmac: /@noble\/hashes\/(hmac|legacy|utils|_md|_u64)\.js$/,
  'random-data': /src\/engines\/random\/(dates|field-values|data-table|data-tree)\.ts$/,
  exact: /src\/engines\/(number\/exact|random\/lattice)\.ts$/,
  bytes: /src\/engines\/bytes\/(base64|hex|index|text-encoding|utf8)\.ts$/,
  json: /src\/engines\/json\/(scan|lexemes|nodes|strings|index|format|relay|document)\.ts$/,
  calculate: /src\/engines\/calculate\/(keypad|tokens|digits)\.ts$/,
  // A script of its own, or whoever reads CSS brings the formatters.
  'css-text': /src\/engines\/css\/text\.ts$/,
  'code-format': /src\/engines\/format\/(print|script|styles|markup|format)\.ts$/,
  csv: /src\/engines\/csv\/(parse|write)\.ts$/,
  'color-fields':
    /src\/(ui\/color\/(?!use(Entered|ColorText))|ui\/gradient\/(useColorReader|ColorRemarks)\.|engines\/(color\/(rgb8|hex-alpha)|gradient\/model|palette\/css)\.ts$)/,
  srgb: /src\/engines\/color\/(srgb|srgb-format)\.ts$|culori\/src\/(hsl|lrgb|oklab)\/convert/,
  'color-entry': /src\/(engines\/color\/(contrast|entered|mix|series)|ui\/color\/useEntered)\.ts$/,
  color: /src\/engines\/color\/(parse|format|spaces|listing|names)\.ts$|node_modules\/culori\//,
  gradient: /src\/(ui\/gradient\/(StopEditor|Gradient\w+|useStops)\.tsx?|engines\/gradient\/(css|geometry|edit)\.ts)$/,
  styled: /src\/(ui\/styled|engines\/css-value)\//,
  clock: /src\/(ui\/clock\/(?!alarm)|engines\/time\/(duration|time-of-day|zone-names)|ui\/sounds)/,
  digest: /src\/(ui\/digest\/|engines\/hash\/(algorithms|hashers|stream|written-digests)\.ts$)/,
  editing: /src\/ui\/editing\/(?!picture-chips|inline-data)[^.]*\.tsx?$/,
  qr: /src\/engines\/qr\/(encode|draw)\.ts$/,
  'qr-stage': /src\/(engines\/qr\/(index|paint|pixels)|ui\/qr\/[\w-]+)\.tsx?$/,
};

export const groups = [
  { name: 'core', test: isCore, priority: 1 },
  ...Object.entries(TOGETHER).map(([name, pattern]) => ({
    name,
    test: (/** @type {string} */ id) => pattern.test(id),
  })),
];

/**
 * Fails the build where a group has no module: what it named was renamed or is gone, and comes in pieces again.
 * @returns {import('vite').Plugin}
 */
export const fullGroups = () => ({
  name: 'localkit-full-groups',
  generateBundle(_, bundle) {
    const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
    const empty = groups.filter(
      ({ name, test }) => !scripts.some((script) => script.name === name && script.moduleIds.some(test)),
    );
    if (empty.length > 0)
      this.error(
        `No module belongs to these groups of scripts/chunks.mjs: ${empty.map(({ name }) => name).join(', ')}`,
      );
  },
});
