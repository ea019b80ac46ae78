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
};

const SIGNS: readonly (readonly [LanguageName, RegExp])[] = [
  ['html', /^\s*<(?:!doctype|html|head|body|div|p|ul|table|section|form|script|style)\b/i],
  ['json', /^\s*(?:\{\s*"(?:[^"\\\n]|\\.)*"\s*:|\[\s*[[{"\d])/],
  ['python', /^[ \t]*(?:def \w+\([^\n]*\)[^\n]*:|class \w+[^\n{]*:|from \w[\w.]* import |elif |import \w+$)/m],
  [
    'css',
    /^\s*(?:@(?:media|import|charset|font-face|keyframes)\b|[.#*a-z][\w\s.#,:>+~*[\]="'()-]*\{\s*(?:[\w-]+\s*:\s*[^;{}]+;?\s*)+\})/i,
  ],
  ['typescript', /^[ \t]*(?:export )?(?:interface \w+|type \w+ =|enum \w+|declare )|\b(?:const|let) \w+: \w/m],
  ['javascript', /^[ \t]*(?:(?:const|let|var|function|import|export|class) |\/\/)/m],
];

/** What a text looks like, for a hint where it is not what was chosen. Only its beginning is looked at. */
export function guessLanguage(source: string): LanguageName | undefined {
  const start = source.slice(0, 5000);
  return SIGNS.find(([, sign]) => sign.test(start))?.[0];
}
