import { MeaningError } from '@/engines/format/meaning-error';
import { minifyScript } from '@/engines/format/minify';
import { formatPython } from '@/engines/format/python';
import { isSamePython } from '@/engines/format/same-python';
import { formatScript, type ScriptLanguage, withoutComments } from '@/engines/format/script';
import { minifyJson } from '@/engines/json';

export type Minified = 'javascript' | 'typescript' | 'html' | 'css' | 'json' | 'python' | 'jsx' | 'tsx' | 'xml';

/** No line of a program is longer, so nothing is broken. */
const ENDLESS = 1_000_000;
/** The widest that the formatter of Python goes. */
const WIDEST = 320;

async function minifyLines(parser: ScriptLanguage, source: string): Promise<string> {
  const bare = await withoutComments(parser, source);
  const written = await formatScript(parser, bare, { indent: 0, width: ENDLESS, trailingCommas: false });
  // Between the ticks of a template a blank line is text.
  return (written.includes('`') ? written : written.replace(/\n{2,}/g, '\n')).trimEnd();
}

async function minifyStyles(source: string): Promise<string> {
  const { minifyCss } = await import('@/engines/css/minify');
  return minifyCss(source, { removeLineBreaks: true, keepImportantComments: true });
}

/** Lines that hold only a comment or nothing go; what stands in strings is left alone. */
async function minifyPython(source: string): Promise<string> {
  const [{ pythonLanguage }, written] = await Promise.all([
    import('@codemirror/lang-python'),
    formatPython(source, { indent: 1, width: WIDEST }),
  ]);
  const keep: { from: number; to: number }[] = [];
  const cuts: { from: number; to: number }[] = [];
  pythonLanguage.parser.parse(written).iterate({
    enter({ name, from, to }) {
      if (/String$/.test(name)) keep.push({ from, to });
      // The first two lines can tell the shell and the interpreter how to read the file.
      const tells = name === 'Comment' && /^#(?:!|.*coding[:=])/.test(written.slice(from, to)) && from < 200;
      if (name === 'Comment' && !tells) cuts.push({ from, to });
    },
  });
  let bare = '';
  let at = 0;
  /** Where strings are afterwards. */
  const strings: { from: number; to: number }[] = [];
  let nextKeep = 0;
  const take = (to: number) => {
    for (; nextKeep < keep.length && keep[nextKeep]!.to <= to; nextKeep++) {
      const { from, to: end } = keep[nextKeep]!;
      strings.push({ from: bare.length + from - at, to: bare.length + end - at });
    }
    bare += written.slice(at, to);
  };
  for (const { from, to } of cuts) {
    take(from);
    at = to;
  }
  take(written.length);
  const lines: string[] = [];
  let start = 0;
  let string = 0;
  for (const line of bare.split('\n')) {
    const end = start + line.length;
    while (string < strings.length && strings[string]!.to <= start) string++;
    const inString = string < strings.length && strings[string]!.from < start;
    const endsInString = strings.slice(string, string + 50).some(({ from, to }) => from < end && to > end);
    if (inString || line.trim() !== '') lines.push(endsInString ? line : inString ? line : line.trimEnd());
    start = end + 1;
  }
  const minified = lines.join('\n');
  if (!isSamePython(source, minified, { mayLoseComments: true })) throw new MeaningError();
  return minified;
}

/** The code as short as is safe in its language. */
export function minifyCode(language: Minified, source: string): Promise<string> | string {
  switch (language) {
    case 'javascript':
      return minifyScript(source, { removeComments: true, removeNewlines: true, shortenVariables: false }).then(
        ({ code }) => code,
      );
    case 'typescript':
    case 'tsx':
      return minifyLines('babel-ts', source);
    case 'jsx':
      return minifyLines('babel', source);
    case 'xml':
      return import('@/engines/format/xml').then(({ minifyXml }) => minifyXml(source));
    case 'html':
      return import('./minify-html').then(({ minifyHtml }) => minifyHtml(source));
    case 'css':
      return minifyStyles(source);
    case 'json':
      return minifyJson(source, { allowComments: true, allowTrailingCommas: true });
    case 'python':
      return minifyPython(source);
  }
}
