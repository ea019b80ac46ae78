/** How art is written into a program: each form keeps every character of it. */
export const COMMENTS = {
  none: 'None',
  slashes: '// C, Java, JavaScript',
  block: '/* Block */',
  stars: '/** Block with stars */',
  hash: '# Shell, Python, YAML',
  dashes: '-- SQL, Lua, Haskell',
  semicolon: '; INI, Lisp, assembly',
  percent: '% LaTeX, MATLAB',
  apostrophe: '’ Visual Basic',
  rem: 'REM Batch',
  html: '<!-- HTML, XML -->',
  echo: 'echo for shells',
  print: 'print for Python',
  console: 'console.log for JavaScript',
  markdown: 'Code block for Markdown',
} as const;
export type CommentStyle = keyof typeof COMMENTS;

const SIGNS: Partial<Record<CommentStyle, string>> = {
  slashes: '//',
  hash: '#',
  dashes: '--',
  semicolon: ';',
  percent: '%',
  apostrophe: "'",
  rem: 'REM',
};

const before = (art: string, sign: string): string =>
  art
    .split('\n')
    .map((line) => (line === '' ? sign : `${sign} ${line}`))
    .join('\n');

const inShell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** What would end the comment within the art is parted by a space, which shifts one letter rather than losing the rest. */
const parted = (art: string, end: RegExp): string => art.replace(end, (found) => [...found].join(' '));

export function asComment(art: string, style: CommentStyle): string {
  const sign = SIGNS[style];
  if (sign !== undefined) {
    const lines = before(art, sign);
    // A backslash at the very end would take the next line of the program into the comment.
    return style === 'slashes' && lines.endsWith('\\') ? `${lines}\n//` : lines;
  }
  switch (style) {
    case 'block':
      return `/*\n${parted(art, /\*\//g)}\n*/`;
    case 'stars':
      return `/**\n${before(parted(art, /\*\//g), ' *')}\n */`;
    case 'html':
      return `<!--\n${parted(art, /-->|--!>|<!--|-{2,}/g)}\n-->`;
    case 'echo':
      return art
        .split('\n')
        .map((line) => `printf '%s\\n' ${inShell(line)}`)
        .join('\n');
    case 'print':
    case 'console': {
      const call = style === 'print' ? 'print' : 'console.log';
      return art
        .split('\n')
        .map((line) => `${call}(${JSON.stringify(line)})${style === 'print' ? '' : ';'}`)
        .join('\n');
    }
    case 'markdown': {
      const longest = Math.max(2, ...[...art.matchAll(/`+/g)].map(([ticks]) => ticks.length));
      const fence = '`'.repeat(longest + 1);
      return `${fence}text\n${art}\n${fence}`;
    }
    default:
      return art;
  }
}
