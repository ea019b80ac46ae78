import { InputError } from '@/engines/input-error';
import { getNodes } from './placed';
import { isElement, isHtml, isText, readHtml } from './read';
import { isScriptType } from './script-type';

/** What stands in style and script elements and in style attributes, and what is written in its place. */
export interface InnerCode {
  readonly styles: ReadonlyMap<string, string>;
  readonly scripts: ReadonlyMap<string, string>;
  readonly inline: ReadonlyMap<string, string>;
  /** How many pieces could not be read, and stay. */
  readonly unread: number;
}

type ScriptKind = 'script' | 'module' | 'json' | 'other';

function getScriptKind(type: string | undefined): ScriptKind {
  const known = (type ?? '').trim().toLowerCase();
  if (known === 'module') return known;
  if (known === '' || isScriptType(known)) return 'script';
  return /^(?:application\/(?:[\w.+-]+\+)?json|importmap|speculationrules)$/.test(known) ? 'json' : 'other';
}

async function minifyStyle(css: string): Promise<string> {
  const { minifyCss } = await import('@/engines/css/minify');
  // Old pages hide their styles from still older browsers; a style sheet has no such signs outside of them.
  const sheet = css.replace(/^\s*<!--/, '').replace(/-->\s*$/, '');
  return minifyCss(sheet, { removeLineBreaks: true, keepImportantComments: true, level: 'merge' });
}

const WRAP = ['a{', '}'] as const;

/** The declarations of an attribute, as those of a rule. */
async function minifyInline(css: string): Promise<string | undefined> {
  if (/[{}]|\/\*/.test(css)) return undefined;
  const written = await minifyStyle(WRAP[0] + css + WRAP[1]);
  return written.startsWith(WRAP[0]) && written.endsWith(WRAP[1])
    ? written.slice(WRAP[0].length, -WRAP[1].length)
    : undefined;
}

async function minifyScriptText(text: string, kind: ScriptKind): Promise<string | undefined> {
  // Old browsers needed the script in a comment; what reads scripts alone does not know these lines.
  if (kind === 'other' || text.includes('<!--')) return undefined;
  if (kind === 'json') {
    const { minifyJson } = await import('@/engines/json');
    return minifyJson(text).replace(/<(?=\/|!--)/g, '\\u003c');
  }
  const { minifyScript } = await import('@/engines/format/minify');
  // What exports is known to be a module, whose names are nobody else's.
  const source = kind === 'module' ? `${text}\nexport {};` : text;
  const { code } = await minifyScript(source, { removeComments: true, removeNewlines: true, shortenVariables: true });
  return kind === 'module' ? code.replace(/\s*export\s*\{\s*\};?\s*$/, '') : code;
}

/** Makes the code of a page shorter. A piece that cannot be read stays as it is. */
export async function minifyInnerCode(
  source: string,
  { css, scripts }: { css: boolean; scripts: boolean },
): Promise<InnerCode> {
  const styled = new Map<string, string>();
  const scripted = new Map<string, string>();
  const inline = new Map<string, string>();
  let unread = 0;
  const add = async (map: Map<string, string>, text: string, minify: () => Promise<string | undefined>) => {
    if (text.trim() === '' || map.has(text)) return;
    try {
      const written = await minify();
      if (written !== undefined && written.length < text.length) map.set(text, written);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      unread++;
    }
  };
  for (const { node } of getNodes(readHtml(source).document)) {
    if (!isElement(node)) continue;
    const attribute = (name: string) => node.attrs.find((one) => one.name === name)?.value;
    const style = attribute('style');
    if (css && style) await add(inline, style, () => minifyInline(style));
    if (!isHtml(node)) continue;
    const text = node.childNodes.length === 1 && isText(node.childNodes[0]!) ? node.childNodes[0].value : '';
    const type = attribute('type');
    if (css && node.tagName === 'style' && (!type || type.trim().toLowerCase() === 'text/css'))
      await add(styled, text, () => minifyStyle(text));
    // A variable of a script is one of the page: only a module has names of its own.
    if (scripts && node.tagName === 'script')
      await add(scripted, text, () => minifyScriptText(text, getScriptKind(type)));
  }
  return { styles: styled, scripts: scripted, inline, unread };
}
