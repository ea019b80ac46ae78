import { isMeaningError, noteUnchangedParts } from '@/engines/format/meaning-error';
import { DIALECTS } from '@/engines/sql/dialects';
import { choice, code, defineTool, InputError, integer, result, text, toggle } from '@/kit';
import { COLOURS, EXTENSIONS, guessLanguage, LANGUAGES, type LanguageName, readsAlso } from './languages';
import type { Minified } from './minify';

const MINIFIED = [
  'javascript',
  'typescript',
  'html',
  'css',
  'json',
  'python',
  'jsx',
  'tsx',
  'xml',
] satisfies readonly Minified[];
const isMinified = (language: LanguageName): language is Minified => MINIFIED.some((one) => one === language);
/** These break at their own lines, and would be another program without them. */
const LINED: readonly LanguageName[] = ['typescript', 'jsx', 'tsx', 'python'];

const INDENTED = (Object.keys(LANGUAGES) as LanguageName[]).filter(
  (language) => language !== 'python' && language !== 'go',
);

const SCRIPTS = ['javascript', 'typescript', 'jsx', 'tsx'] as const;
const WRAPPED = [...SCRIPTS, 'html', 'css', 'scss', 'less', 'graphql', 'php'] as const;

export default defineTool({
  input: text('Input', {
    language: 'javascript',
    accept:
      '.js,.html,.css,.json,.py,.ts,.tsx,.jsx,.mjs,.htm,.scss,.less,.md,.xml,.svg,.yaml,.yml,.sql,.graphql,.gql,.php,.go',
    placeholder: 'Paste code, or drop a file',
  }),
  options: {
    language: choice('Language', LANGUAGES, 'javascript'),
    indentSize: integer('Indent Size', 2, {
      min: 1,
      max: 8,
      slider: true,
      when: { language: INDENTED, minifyCode: false },
    }),
    minifyCode: toggle('Minify Code', false, { when: { language: MINIFIED } }),
    dialect: choice('Dialect', DIALECTS, 'sql', { when: { language: 'sql' } }),
    keywordCase: choice('Keyword Case', { upper: 'Upper', lower: 'Lower', preserve: 'Preserve' }, 'upper', {
      when: { language: 'sql' },
    }),
    indentWith: choice('Indent With', { spaces: 'Spaces', tabs: 'Tabs' }, 'spaces', {
      when: { language: [...WRAPPED, 'sql'], minifyCode: false },
      extra: true,
    }),
    lineWidth: integer('Line Width', 80, {
      min: 20,
      max: 400,
      when: { language: WRAPPED, minifyCode: false },
      extra: true,
    }),
    singleQuotes: toggle('Use Single Quotes', false, {
      when: { language: [...SCRIPTS, 'css', 'scss', 'less', 'php'], minifyCode: false },
      extra: true,
    }),
    semicolons: toggle('Semicolons', true, { when: { language: SCRIPTS, minifyCode: false }, extra: true }),
    attributePerLine: toggle('One Attribute per Line', false, {
      when: { language: ['html', 'jsx', 'tsx'], minifyCode: false },
      extra: true,
    }),
  },
  output: code(({ language }) => COLOURS[String(language)], {
    download: ({ language }) => `beautified_code.${EXTENSIONS[language as LanguageName]}`,
  }),
  action: 'Format',
  heavy: true,
  async run(input, { language, indentSize, minifyCode, indentWith, ...options }) {
    try {
      if (!minifyCode || !isMinified(language)) {
        const { beautify } = await import('./beautify');
        const notes = minifyCode ? [`${LANGUAGES[language]} can’t be minified here, so it was formatted.`] : [];
        const laidOut = await beautify(language, input, {
          ...options,
          indent: indentSize,
          tabs: indentWith === 'tabs',
          onKept: (parts) => notes.push(noteUnchangedParts(parts)),
        });
        return result(laidOut, { notes });
      }
      const minified = await (await import('./minify')).minifyCode(language, input);
      return result(minified, {
        notes: LINED.includes(language)
          ? [`${LANGUAGES[language]} needs its lines: only comments, blank lines and indentation were shortened.`]
          : [],
      });
    } catch (error) {
      if (isMeaningError(error)) return result(input, { notes: [error.message] });
      if (!(error instanceof InputError)) throw error;
      const guess = guessLanguage(input);
      const hint =
        guess && !readsAlso(language, guess) ? `. It looks like ${LANGUAGES[guess]}: choose it in Language` : '';
      throw new InputError(`Error formatting code: ${error.message.replace(/\.$/, '')}${hint}.`, error.details);
    }
  },
  examples: [
    {
      title: 'JavaScript',
      input: 'const list=[1,2,3];list.forEach(n=>{if(n>1){console.log(n)}})',
      output: 'const list = [1, 2, 3];\nlist.forEach((n) => {\n  if (n > 1) {\n    console.log(n);\n  }\n});\n',
    },
    {
      title: 'Python',
      input: 'def total(prices,tax = 0.2):\n  return sum( prices )*(1+tax)\nprint( total([1,2]) )',
      options: { language: 'python' },
      output: 'def total(prices, tax=0.2):\n    return sum(prices) * (1 + tax)\n\n\nprint(total([1, 2]))\n',
    },
    {
      title: 'CSS, minified',
      input: 'a:hover {\n  color: red; /* warm */\n}\n',
      options: { language: 'css', minifyCode: true },
      output: 'a:hover{color:red}',
    },
    {
      title: 'YAML',
      input: 'steps:\n- run:   npm test\n  env: { CI: 1.10 }',
      options: { language: 'yaml' },
      output: 'steps:\n  - run: npm test\n    env: { CI: 1.10 }\n',
    },
    {
      title: 'XML',
      input: '<feed><title>One  &amp; two</title><p>Kept <b>as</b> it is.</p><link href="a"/></feed>',
      options: { language: 'xml' },
      output: '<feed>\n  <title>One  &amp; two</title>\n  <p>Kept <b>as</b> it is.</p>\n  <link href="a" />\n</feed>\n',
    },
    {
      title: 'SQL of ClickHouse',
      input: 'select time, toUInt64(value) from events final where type = 1',
      options: { language: 'sql', dialect: 'clickhouse' },
      output: 'SELECT\n  time,\n  toUInt64(value)\nFROM\n  events FINAL\nWHERE\n  type = 1\n',
    },
    {
      title: 'GraphQL',
      input: 'query($id:ID!){user(id:$id){name,posts(first:5){title}}}',
      options: { language: 'graphql' },
      output: 'query ($id: ID!) {\n  user(id: $id) {\n    name\n    posts(first: 5) {\n      title\n    }\n  }\n}\n',
    },
    {
      title: 'PHP',
      input: '<?php function total(array $prices,float $tax=0.20){return array_sum($prices)*(1+$tax);}',
      options: { language: 'php' },
      output:
        '<?php function total(array $prices, float $tax = 0.2)\n{\n  return array_sum($prices) * (1 + $tax);\n}\n',
    },
    {
      title: 'Go',
      input: 'package main\nimport "fmt"\nfunc main(){for i:=range 3{fmt.Println(i)}}',
      options: { language: 'go' },
      output: 'package main\n\nimport "fmt"\n\nfunc main() {\n\tfor i := range 3 {\n\t\tfmt.Println(i)\n\t}\n}\n',
    },
  ],
});
