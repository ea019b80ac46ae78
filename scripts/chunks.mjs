import { minify } from 'terser';

// Which modules come in one script. The bundler alone would make a script of every module that two pages share.

/**
 * What runs tools, on pages and in workers alike: nothing of it may need a document.
 * @param {string} id
 */
const isKit = (id) =>
  id === '\0vite/preload-helper.js' ||
  /src\/kit\/(?!json|worker|catalogue|search|definitions|generator|flags|read-named|nearest|option-words|piped-value|chain|detect|summary|synonyms|run\/(runner|call|named|work|lines|each-line|try-worker))/.test(
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
  /src\/ui\/(hooks\/(?!useIsDark|useLinked|useResult|useStarted)|pages\/page\.ts|history\/saved-history\.ts)/.test(
    id,
  ) ||
  /src\/ui\/controls\/(?!CurveEditor|EditActions|Examples|HelpGuide|OptionStrip|ResetButton|ShareMenu|UseInButton)\w+\.tsx$/.test(
    id,
  ) ||
  /src\/ui\/input\/(?!CodeEditor|InputBox|LargeInput|read-file|count-characters)[\w-]+\.tsx?$/.test(id) ||
  /src\/ui\/output\/(?!EmptySample|MatchSample|HeroValue|marks|OutputForms|OutputPanel|ResultPanel|ResultPreview|RunStatus|SandboxFrame|table-text|TextRows|TimeSpan|VirtualRows)[\w-]+\.tsx?$/.test(
    id,
  ) ||
  /src\/ui\/storage\/(?!saved-|packed)/.test(id) ||
  /src\/site\/(route|storage\/visits|batch\/BatchPanel|shell\/(navigation|theme|start|App|Header|early-input|main-input|StylesBelowTitle))\.tsx?$/.test(
    id,
  );

/** What nearly every tool's page is made of; the home page and the texts have none of it. */
const TOOL_PAGE =
  /src\/ui\/(controls\/(EditActions|Examples|HelpGuide|OptionStrip|ResetButton|ShareMenu)|input\/InputBox|output\/(OutputPanel|ResultPanel|RunStatus)|history\/HistoryList|pages\/(TransformLayout|useTransform|useActionSteps))\.tsx?$/;
/** Small parts of the tools that style something: alone, each is a script. */
const STYLED = /src\/families\/styled\/(Fields|StyledStage|readable)\.tsx?$/;
/** A script takes along what its modules import, unless a group of higher priority has it. */
export const groups = [
  { name: 'kit', test: isKit, priority: 3 },
  { name: 'core', test: isCore, priority: 2 },
  { name: 'tool-page', test: (/** @type {string} */ id) => TOOL_PAGE.test(id), priority: 1 },
  { name: 'styled', test: (/** @type {string} */ id) => STYLED.test(id), priority: 0 },
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
const COMMON = new Set(['kit', 'core', 'tool-page']);

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
