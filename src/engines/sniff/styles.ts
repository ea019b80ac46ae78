import { once } from './once';

export interface SniffedStyles {
  readonly language: 'css' | 'scss' | 'less';
  readonly rules: number;
}

const DECLARATION = /(?:^|[;{])\s*(-{0,2}[a-zA-Z][\w-]*)\s*:\s*[^;{}]+/;
/** What stands before a block in style sheets alone. */
const SELECTOR = /^\s*(?:@[\w-]+[^;{}]*|[&>+~]?\s*(?:[.#]?[\w-]+|\*|:{1,2}[\w-]+|\[[^\]]*\])[^;{}=]*)$/;
const KNOWN =
  /^\s*(?:(?:color|background(?:-\w+)?|margin(?:-\w+)?|padding(?:-\w+)?|border(?:-\w+)*|font(?:-\w+)*|display|position|width|height|(?:min|max)-(?:width|height)|top|left|right|bottom|flex(?:-\w+)*|grid(?:-\w+)*|(?:align|justify|place|text|object|list|user|white|word|box|row|column)-[\w-]+|line-height|opacity|overflow(?:-\w)?|transform|transition|animation|z-index|cursor|gap|inset|float|outline|visibility|filter|aspect-ratio|--[\w-]+)\s*:\s*[^;:{}\n]+(?:;|$)\s*){2,}$/i;

/** One line of a rule: only a known property that ends as in a style sheet. */
const SINGLE =
  /^(?:margin(?:-\w+)?|padding(?:-\w+)?|border(?:-\w+)*|font(?:-\w+)*|display|position|width|height|(?:min|max)-(?:width|height)|flex(?:-\w+)*|grid(?:-\w+)*|align-\w+|justify-\w+|text-\w+|line-height|letter-spacing|opacity|overflow(?:-\w)?|transform|transition|animation|z-index|cursor|gap|float|outline|--[\w-]+)\s*:\s*[^;:{}\n]+;$/i;
/** Sheets that only bring others. */
const IMPORTS =
  /^(?:@(?:import\s+(?:url\([^()\n]*\)|"[^"\n]+"|'[^'\n]+')[^;{}\n]*|charset\s+"[^"\n]*"|(?:use|forward)\s+(?:"[^"\n]+"|'[^'\n]+')[^;{}\n]*)(?:;\s*|$))+$/;
/** Declarations of programs, which have blocks too. */
const PROGRAM =
  /^\s*(?:export\s+|declare\s+|public\s+|pub\s+|abstract\s+)*(?:interface|enum|class|struct|namespace|module|type|trait|impl|func|fn|def|package)\s+[\w<]/m;

/** More than anything that stands before a block, or is needed to see what stands in it. */
const LONGEST = 600;
const isSelector = (text: string) => SELECTOR.test(text.replace(/\/\/[^\n]*|\[[^\]]*\]/g, '')) && !/:\s*$/.test(text);

/** Whether a text is a style sheet, or the inside of one of its rules. */
export const sniffStyles = once((whole): SniffedStyles | undefined => {
  const text = whole.slice(0, 20_000).replace(/\/\*[\s\S]*?\*\//g, '');
  if (
    /^[[{<"']/.test(text) ||
    /=>|(?<!@)\bfunction\b|(?<!@)\breturn\b|\bconst\b|\blet\b|(?<!@)\bimport\s+[\w{]|\$\{/.test(text)
  )
    return undefined;
  if (PROGRAM.test(text)) return undefined;
  if (IMPORTS.test(text.trim())) {
    const isSass = /^@(?:use|forward)\b|\.s[ac]ss["']/m.test(text);
    return { language: isSass ? 'scss' : /\.less["']/.test(text) ? 'less' : 'css', rules: 1 };
  }
  if (SINGLE.test(text)) return { language: 'css', rules: 1 };
  if (KNOWN.test(text)) return { language: 'css', rules: 1 };
  let rules = 0;
  let declared = 0;
  const pieces = text.split('{');
  for (const [at, body] of pieces.slice(1).entries()) {
    const before = pieces[at]!;
    const selector = before.slice(Math.max(before.lastIndexOf(';'), before.lastIndexOf('}')) + 1);
    if (selector.length > LONGEST || !isSelector(selector)) return undefined;
    rules++;
    if (DECLARATION.test(`;${body.slice(0, LONGEST)}`)) declared++;
  }
  if (rules === 0 || declared === 0 || !/:/.test(text)) return undefined;
  const isScss = /^\s*\$[\w-]+\s*:|@(?:mixin|include|use|extend|if|each)\b|#\{|\{[^}]*&[:.\s-]/m.test(text);
  const isLess = /^\s*@[\w-]+\s*:\s|\.[\w-]+\(\)\s*;/m.test(text);
  return { language: isScss ? 'scss' : isLess ? 'less' : 'css', rules };
});
