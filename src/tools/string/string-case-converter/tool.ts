import { CASES, type CaseStyle, convertCase } from '@/engines/text/case';
import { choice, defineTool, plain, text, toggle } from '@/kit';

const STYLES = {
  uppercase: 'upper',
  lowercase: 'lower',
  titleCase: 'title',
  sentenceCase: 'sentence',
  camelCase: 'camel',
  pascalCase: 'pascal',
  snakeCase: 'snake',
  kebabCase: 'kebab',
  alternatingCase: 'alternating',
  inverseCase: 'inverse',
} as const satisfies Record<string, CaseStyle>;
const LABELS = Object.fromEntries(Object.entries(STYLES).map(([name, style]) => [name, CASES[style].label])) as Record<
  keyof typeof STYLES,
  string
>;
const MANUALS = { ap: 'AP', apa: 'APA', chicago: 'Chicago', mla: 'MLA', nyt: 'New York Times' };
/** They have no punctuation but their own. */
const NAMES: readonly CaseStyle[] = ['camel', 'pascal', 'snake', 'kebab'];
const SPACES = { none: '', underscore: '_', hyphen: '-' };

export default defineTool({
  input: text('Input', { accept: '.txt' }),
  options: {
    caseType: choice('Case Type', LABELS, 'uppercase'),
    titleStyle: choice('Title Style', { every: 'Every word', ...MANUALS }, 'every', {
      when: { caseType: 'titleCase' },
    }),
    trimWhitespace: toggle('Trim Whitespace', false),
    replaceSpaces: choice('Replace Spaces', { none: 'None', underscore: 'Underscore', hyphen: 'Hyphen' }, 'none'),
    removePunctuation: toggle('Remove Punctuation', false),
    ignoreSpecialChars: toggle('Ignore Special Chars', false, { hint: 'Symbols in names stay in place' }),
  },
  output: plain({ hero: true, download: 'converted-text.txt', copiedMessage: { title: 'Copied to clipboard' } }),
  action: 'Convert',
  run(input, { caseType, titleStyle, trimWhitespace, replaceSpaces, removePunctuation, ignoreSpecialChars }) {
    const style = STYLES[caseType];
    const trimmed = trimWhitespace ? input.trim().replace(/[^\r\n]+/g, (one) => one.trim()) : input;
    const finish = (out: string) => {
      const bare = removePunctuation && !NAMES.includes(style) ? out.replace(/[\p{P}$+<=>^`|~]/gu, '') : out;
      return replaceSpaces === 'none' ? bare : bare.replace(/[^\S\r\n]+/g, SPACES[replaceSpaces]);
    };
    // The manuals are fetched by those who ask for one.
    if (style === 'title' && titleStyle !== 'every')
      return import('@/engines/text/title-styles').then(({ toTitle }) => finish(toTitle(trimmed, titleStyle)));
    return finish(convertCase(trimmed, style, { keepSpecial: ignoreSpecialChars }));
  },
  examples: [
    { title: 'Capitals', input: 'straße und fluß', output: 'STRASSE UND FLUSS' },
    {
      title: 'Names',
      input: 'parse HTTP response\nuser-id',
      options: { caseType: 'camelCase' },
      output: 'parseHttpResponse\nuserId',
    },
    {
      title: 'A title by AP',
      input: 'the art of war: a guide with notes',
      options: { caseType: 'titleCase', titleStyle: 'ap' },
      output: 'The Art of War: A Guide With Notes',
    },
    {
      title: 'Clean up',
      input: '  Hello, World! ',
      options: { caseType: 'lowercase', trimWhitespace: true, removePunctuation: true, replaceSpaces: 'hyphen' },
      output: 'hello-world',
    },
  ],
});
