import { minify } from 'terser';

// Which modules come in one script. The bundler alone would make a script of every module that two pages share.

/**
 * What runs tools, on pages and in workers alike: nothing of it may need a document.
 * @param {string} id
 */
const isKit = (id) =>
  id === '\0vite/preload-helper.js' ||
  /src\/kit\/(?!worker|catalogue|search|definitions|generator|flags|read-named|nearest|option-words|piped-value|chain|detect|summary|synonyms|run\/(runner|call|named|work|lines|each-line|try-worker))/.test(
    id,
  ) ||
  /src\/engines\/(input-error|random\/source|bytes\/size|number\/grouped)\.ts$/.test(id) ||
  /src\/engines\/(diff\/layout|text\/space)\.ts$/.test(id);

/**
 * What every page needs besides stands in one script; without this the bundler cuts it into a dozen.
 * @param {string} id
 */
const isCore = (id) =>
  /node_modules\/(react|react-dom|scheduler)\//.test(id) ||
  /src\/kit\/run\/(runner|try-worker)\.ts$/.test(id) ||
  /src\/ui\/(hooks\/(?!useIsDark)|pages\/page\.ts|history\/saved-history\.ts)/.test(id) ||
  /src\/ui\/controls\/(?!CurveEditor|EditActions|Examples|HelpGuide|OptionStrip|ResetButton|ShareMenu)\w+\.tsx$/.test(
    id,
  ) ||
  /src\/ui\/input\/(?!CodeEditor|InputBox|LargeInput|read-file|count-characters)[\w-]+\.tsx?$/.test(id) ||
  /src\/ui\/output\/(?!EmptySample|HeroValue|marks|OutputForms|OutputPanel|ResultPanel|ResultPreview|RunStatus|SandboxFrame|table-text|TextRows|VirtualRows)[\w-]+\.tsx?$/.test(
    id,
  ) ||
  /src\/ui\/storage\/(?!saved-|packed)/.test(id) ||
  /src\/site\/(route|storage\/visits|batch\/BatchPanel|shell\/(navigation|theme|start|App|Header|early-input|main-input|StylesBelowTitle))\.tsx?$/.test(
    id,
  );

/** Small parts that the same pages need come as one script: each more is a request more, and a slow start. */
const ENGINES = {
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
  segment: /src\/engines\/text\/segment\.ts$/,
  csv: /src\/engines\/csv\/(parse|write)\.ts$/,
  'color-values': /src\/engines\/(color\/(rgb8|hex-alpha)|gradient\/model|palette\/css)\.ts$/,
  srgb: /src\/engines\/color\/(srgb|srgb-format|name-words)\.ts$|culori\/src\/(hsl|lrgb|oklab)\/convert/,
  'color-entry': /src\/engines\/color\/(contrast|entered|mix|series)\.ts$/,
  color: /src\/engines\/color\/(parse|format|spaces|listing|names)\.ts$|node_modules\/culori\//,
  gradient: /src\/engines\/gradient\/(css|geometry|edit)\.ts$/,
  'css-value': /src\/engines\/css-value\//,
  time: /src\/engines\/time\/(duration|time-of-day|zone-names)\.ts$/,
  hash: /src\/engines\/hash\/(algorithms|hashers|stream|written-digests)\.ts$/,
  qr: /src\/engines\/qr\/(encode|draw)\.ts$/,
  'qr-pixels': /src\/engines\/qr\/(index|paint|pixels)\.ts$/,
};
/** What nearly every tool's page is made of; the home page and the texts have none of it. */
const TOOL_PAGE =
  /src\/ui\/(controls\/(EditActions|Examples|HelpGuide|OptionStrip|ResetButton|ShareMenu)|input\/InputBox|output\/(OutputPanel|ResultPanel|RunStatus)|history\/HistoryList|pages\/(TransformLayout|useTransform|useActionSteps))\.tsx?$/;
const CONTROLS = {
  'generator-page': /src\/ui\/pages\/(GeneratorLayout|useGenerator)\.tsx?$/,
  rows: /src\/ui\/output\/(TextRows|VirtualRows)\.tsx$/,
  'color-fields':
    /src\/(ui\/input\/color\/(?!useColorText|SeenAs|seen-as)|families\/gradient\/(useColorReader|ColorRemarks)\.)/,
  'gradient-fields': /src\/families\/gradient\/(StopEditor|Gradient\w+|useStops)\.tsx?$/,
  styled: /src\/families\/styled\//,
  clock: /src\/families\/clock\/(?!alarm)/,
  digest: /src\/families\/digest\//,
  editing: /src\/families\/editing\/(?!picture-chips|inline-data)[^.]*\.tsx?$/,
  'qr-stage': /src\/families\/qr\/(?!read-back)[\w-]+\.tsx?$/,
};

/**
 * @param {Record<string, RegExp>} patterns
 * @param {number} priority a script takes along what its modules import, unless a group of higher priority has it
 */
const toGroups = (patterns, priority) =>
  Object.entries(patterns).map(([name, pattern]) => ({
    name,
    test: (/** @type {string} */ id) => pattern.test(id),
    priority,
  }));

export const groups = [
  { name: 'kit', test: isKit, priority: 4 },
  ...toGroups(ENGINES, 3),
  { name: 'core', test: isCore, priority: 2 },
  // Without a group of its own it would bring the scripts of whichever family imports it first.
  ...toGroups({ 'tool-page': TOOL_PAGE, stage: /src\/ui\/pages\/(stage\.css|StageLayout)/ }, 1),
  ...toGroups(CONTROLS, 0),
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

/** Scripts that most pages start with: worth a second, slower minifier, which finds another percent. */
const COMMON = new Set(['kit', 'core', 'tool-page', 'generator-page']);

/** @returns {import('vite').Plugin} */
export const minifyCommon = () => ({
  name: 'localkit-minify-common',
  async generateBundle(_, bundle) {
    for (const script of Object.values(bundle))
      if (script.type === 'chunk' && COMMON.has(script.name)) {
        const { code } = await minify(script.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 3, pure_getters: true },
        });
        if (code) script.code = code;
      }
  },
});
