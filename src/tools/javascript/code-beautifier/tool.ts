import { choice, code, defineTool, InputError, integer, result, text, toggle } from '@/kit';
import type { Language } from '@/kit/input';
import { EXTENSIONS, guessLanguage, LANGUAGES, type LanguageName } from './languages';
import type { Minified } from './minify';

const MINIFIED: readonly Minified[] = ['javascript', 'typescript', 'html', 'css', 'json', 'python'];
const isMinified = (language: LanguageName): language is Minified & LanguageName =>
  (MINIFIED as readonly string[]).includes(language);

async function beautify(language: LanguageName, source: string, indent: number): Promise<string> {
  // Its style guide leaves no choice.
  if (language === 'python') return (await import('@/engines/format/python')).formatPython(source, { indent: 4 });
  const { formatWith } = await import('@/engines/format/format');
  const parser = language === 'javascript' ? 'babel' : language === 'typescript' ? 'babel-ts' : language;
  return formatWith(parser, source, { indent });
}

/** What each language is coloured as. */
const COLOURS: Readonly<Record<string, Language>> = {
  javascript: 'javascript',
  typescript: 'javascript',
  html: 'html',
  css: 'css',
  scss: 'css',
  less: 'css',
  json: 'json',
  markdown: 'markdown',
  python: 'python',
};

export default defineTool({
  input: text('Input', {
    language: 'javascript',
    accept: '.js,.html,.css,.json,.py,.ts,.tsx,.jsx,.mjs,.htm,.scss,.less,.md',
    placeholder: 'Paste code, or drop a file',
  }),
  options: {
    language: choice('Language', LANGUAGES, 'javascript'),
    indentSize: integer('Indent Size', 2, {
      min: 1,
      max: 8,
      slider: true,
      when: {
        language: ['javascript', 'typescript', 'html', 'css', 'scss', 'less', 'json', 'markdown'],
        minifyCode: false,
      },
    }),
    minifyCode: toggle('Minify Code', false, { when: { language: MINIFIED } }),
  },
  output: code(({ language }) => COLOURS[String(language)], {
    download: ({ language }) => `beautified_code.${EXTENSIONS[language as LanguageName]}`,
  }),
  action: 'Format',
  heavy: true,
  async run(input, { language, indentSize, minifyCode }) {
    try {
      if (!minifyCode || !isMinified(language)) return await beautify(language, input, indentSize);
      const minified = await (await import('./minify')).minifyCode(language, input);
      return result(minified, {
        notes:
          language === 'typescript' || language === 'python'
            ? [`${LANGUAGES[language]} keeps its lines: comments, blank lines and indentation were shortened.`]
            : [],
      });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const guess = guessLanguage(input);
      const hint = guess && guess !== language ? `. It looks like ${LANGUAGES[guess]}: choose it in Language` : '';
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
  ],
});
