import type { Language } from '@/kit/input';

export const LANGUAGES = {
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  html: 'HTML',
  css: 'CSS',
  scss: 'SCSS',
  less: 'Less',
  json: 'JSON',
  markdown: 'Markdown',
  python: 'Python',
  jsx: 'JSX',
  tsx: 'TSX',
  xml: 'XML',
  yaml: 'YAML',
  sql: 'SQL',
  graphql: 'GraphQL',
  php: 'PHP',
  go: 'Go',
} as const;
export type LanguageName = keyof typeof LANGUAGES;

export const EXTENSIONS: Readonly<Record<LanguageName, string>> = {
  javascript: 'js',
  typescript: 'ts',
  html: 'html',
  css: 'css',
  scss: 'scss',
  less: 'less',
  json: 'json',
  markdown: 'md',
  python: 'py',
  jsx: 'jsx',
  tsx: 'tsx',
  xml: 'xml',
  yaml: 'yaml',
  sql: 'sql',
  graphql: 'graphql',
  php: 'php',
  go: 'go',
};

/** What each is coloured as; of GraphQL and PHP there is no grammar here. */
export const COLOURS: Readonly<Partial<Record<string, Language>>> = {
  javascript: 'javascript',
  typescript: 'javascript',
  html: 'html',
  css: 'css',
  scss: 'css',
  less: 'css',
  json: 'json',
  markdown: 'markdown',
  python: 'python',
  jsx: 'javascript',
  tsx: 'javascript',
  xml: 'xml',
  yaml: 'yaml',
  sql: 'sql',
  go: 'go',
};

const SIGNS: readonly (readonly [LanguageName, RegExp])[] = [
  ['php', /^\s*<\?php\b/],
  ['html', /^\s*<(?:!doctype|html|head|body|div|p|ul|table|section|form|script|style)\b/i],
  ['xml', /^\s*<(?:\?xml\b|!--|[a-z][\w.:-]*(?:\s+[\w.:-]+=(?:"[^"]*"|'[^']*'))*\s*\/?>)/i],
  ['json', /^\s*(?:\{\s*"(?:[^"\\\n]|\\.)*"\s*:|\[\s*[[{"\d])/],
  ['go', /^\s*(?:\/\/[^\n]*\n\s*)*package [a-z_]\w*\s*(?:\n|$)|^func (?:\(\w+ \*?\w+\) )?\w+\(/m],
  ['python', /^[ \t]*(?:def \w+\([^\n]*\)[^\n]*:|class \w+[^\n{]*:|from \w[\w.]* import |elif |import \w+$)/m],
  ['sql', /^\s*(?:select\s[\s\S]+?\sfrom\s|insert\s+into\s|update\s+\S+\s+set\s|create\s+table\s|delete\s+from\s)/i],
  [
    'graphql',
    /^\s*(?:(?:query|mutation|subscription)\b[^={}]*\{|fragment \w+ on \w+|(?:type|input|enum|union|scalar|directive) @?\w+[^=;]*(?:\{\s*(?:"[^"]*"\s*)?\w+(?:\([^)]*\))?\s*(?::\s*\[?\w+[\]!]*\s*(?:\n|\})|\n)|$))/,
  ],
  [
    'css',
    /^\s*(?:@(?:media|import|charset|font-face|keyframes)\b|(?!(?:const|let|var|class|interface|type|enum|function|return|export|declare)\s)[.#*a-z][\w\s.#,:>+~*[\]="'()-]*\{\s*(?:[\w-]+\s*:\s*[^;{}]+;?\s*)+\})/i,
  ],
  ['typescript', /^[ \t]*(?:export )?(?:interface \w+|type \w+ =|enum \w+|declare )|\b(?:const|let) \w+: \w/m],
  ['javascript', /^[ \t]*(?:(?:const|let|var|function|import|export|class) |\/\/)/m],
  ['yaml', /^(?:---[ \t]*\n|[\w-]+:(?:[ \t]+[^\s{][^\n;]*)?\n(?:[ \t]*(?:-[ \t]|[\w-]+:(?:[ \t]|\n)))+)/],
];

/** Languages that hold the whole of another: what is wrong in them is not put right by choosing that. */
const WIDER: Readonly<Partial<Record<LanguageName, readonly LanguageName[]>>> = {
  typescript: ['javascript'],
  jsx: ['javascript', 'html', 'xml'],
  tsx: ['javascript', 'typescript', 'html', 'xml'],
  scss: ['css'],
  less: ['css'],
};
export const readsAlso = (language: LanguageName, other: LanguageName): boolean =>
  language === other || (WIDER[language]?.includes(other) ?? false);

/** What a text looks like, for a hint where it is not what was chosen. Only its beginning is looked at. */
export function guessLanguage(source: string): LanguageName | undefined {
  const start = source.slice(0, 5000);
  return SIGNS.find(([, sign]) => sign.test(start))?.[0];
}
