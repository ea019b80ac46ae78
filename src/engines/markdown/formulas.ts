import type { MarkdownIt } from 'markdown-it';
import { escapeHtml } from './escape';

// Pandoc's rule, so that prices stay text: nothing blank inside next to the signs, and no digit after the closing one.
// And GitHub's: outside stands a blank or what may stand beside a word. Chinese, Japanese and Korean have no blanks.
const isBlank = (sign: string | undefined): boolean => sign === undefined || /\s/.test(sign);
const BESIDE =
  /^[\s()[\]{}'"“”‘’«».,:;!?…\-–—*_|/~<>\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}。、，：；！？（）「」]$/u;
const mayStandBeside = (sign: string | undefined): boolean => sign === undefined || BESIDE.test(sign);

/** Where the closing sign of a formula starts; a sign after a backslash closes nothing. */
function findEnd(text: string, from: number, to: number, sign: string): number {
  for (let at = from; at < to; at++) {
    if (text[at] === '\\') at++;
    else if (text.startsWith(sign, at)) return at;
  }
  return -1;
}

/** Reads `$…$`, `` $`…`$ `` and `$$…$$` among words, and `$$` and ```` ```math ```` on lines of their own. */
export function readFormulas(markdown: MarkdownIt): void {
  markdown.inline.ruler.before('escape', 'formula', (state, silent) => {
    const { src, pos, posMax } = state;
    if (src[pos] !== '$') return false;
    const tooMany = src[pos + 1] === '$' && src[pos + 2] === '$';
    if (tooMany || !mayStandBeside(src[pos - 1])) return false;
    const [open, close] =
      src[pos + 1] === '$' ? ['$$', '$$'] : src[pos + 1] === '`' ? (['$`', '`$'] as const) : ['$', '$'];
    const start = pos + open.length;
    // A text of many signs that never close is looked through once.
    const none = (state.env as { unclosed?: Map<string, string> }).unclosed;
    if (none?.get(open) === src) return false;
    const end = findEnd(src, start, posMax, close);
    if (end === -1) {
      const seen = none ?? new Map<string, string>();
      seen.set(open, src);
      (state.env as { unclosed?: Map<string, string> }).unclosed = seen;
      return false;
    }
    const content = src.slice(start, end);
    const next = src[end + close.length];
    if (content.trim() === '') return false;
    if (open === '$' && (isBlank(content[0]) || isBlank(content.at(-1)))) return false;
    if (!mayStandBeside(next)) return false;
    if (!silent) {
      const token = state.push('formula', 'math', 0);
      token.content = content.trim();
      token.meta = { block: open === '$$' };
    }
    state.pos = end + close.length;
    return true;
  });
  markdown.block.ruler.before(
    'fence',
    'formula',
    (state, startLine, endLine, silent) => {
      const line = (at: number) => state.src.slice(state.bMarks[at]! + state.tShift[at]!, state.eMarks[at]);
      if (state.sCount[startLine]! - state.blkIndent >= 4) return false;
      const first = line(startLine);
      if (!first.startsWith('$$') || first.startsWith('$$$')) return false;
      const parts: string[] = [];
      let at = startLine;
      let text = first.slice(2);
      for (;;) {
        const trimmed = text.trimEnd();
        if (trimmed.endsWith('$$') && !trimmed.endsWith('\\$$')) {
          parts.push(trimmed.slice(0, -2));
          break;
        }
        // Words after the closing signs: then it stands in a paragraph.
        if (text.includes('$$')) return false;
        parts.push(text);
        at++;
        if (at >= endLine || state.sCount[at]! < state.blkIndent) return false;
        text = line(at);
      }
      const content = parts.join('\n').trim();
      if (content === '') return false;
      if (silent) return true;
      const token = state.push('formula', 'math', 0);
      token.block = true;
      token.content = content;
      token.meta = { block: true };
      token.map = [startLine, at + 1];
      state.line = at + 1;
      return true;
    },
    { alt: ['paragraph', 'reference', 'blockquote', 'list'] },
  );
}

/** Longer than any formula that people write. */
const LONGEST = 20_000;

/** What KaTeX knows beside what Temml does, for texts that were written for it. Identifiers and styles of HTML are left out. */
const FROM_KATEX: Readonly<Record<string, string>> = {
  '\\KaTeX': '\\textrm{KaTeX}',
  '\\blue': '\\textcolor{##6495ed}{#1}',
  '\\orange': '\\textcolor{##ffa500}{#1}',
  '\\pink': '\\textcolor{##ff00af}{#1}',
  '\\red': '\\textcolor{##df0030}{#1}',
  '\\green': '\\textcolor{##28ae7b}{#1}',
  '\\gray': '\\textcolor{gray}{#1}',
  '\\purple': '\\textcolor{##9d38bd}{#1}',
  '\\minuso': '\\mathbin{⦵}',
  '\\overlinesegment': '\\overline{#1}',
  '\\underlinesegment': '\\underline{#1}',
  '\\xrightleftarrows': '\\xtofrom{#1}',
  '\\xrightequilibrium': '\\xrightleftharpoons{#1}',
  '\\xleftequilibrium': '\\xleftrightharpoons{#1}',
  '\\htmlClass': '\\@secondoftwo{#1}{#2}',
  '\\htmlData': '\\@secondoftwo{#1}{#2}',
  '\\htmlId': '\\@secondoftwo{#1}{#2}',
  '\\htmlStyle': '\\@secondoftwo{#1}{#2}',
};

/** Writes TeX as MathML; what cannot be read is shown as it is, with what is wrong with it. */
export async function loadFormulas(): Promise<(tex: string, block: boolean) => string> {
  const { default: temml } = await import('temml');
  // What one formula defines, the next ones know.
  const macros = { ...FROM_KATEX };
  return (tex, block) => {
    try {
      if (tex.length > LONGEST) throw new Error('This formula is too long');
      const options = { displayMode: block, throwOnError: true, macros, maxSize: [50, 500] as [number, number] };
      return temml.renderToString(tex, options);
    } catch (error) {
      const message = (error as Error).message.replace(/\u0332/g, '').replace(/^\s+|\s+$/g, '');
      return `<span class="math-error"><code>${escapeHtml(tex)}</code> ${escapeHtml(message)}</span>`;
    }
  };
}
