import { type CombinedPage, elementsOf, parsePage } from './page';
import reporter from './reporter.js?raw';

/** What a previewed page tells about itself. It comes from the page and may be anything: read it with `readReport`. */
export interface Report {
  level: 'log' | 'info' | 'debug' | 'warn' | 'error' | 'clear' | 'blocked';
  text: string;
  /** `JavaScript` for the script tab, `HTML-script-2` for the second script of the HTML. */
  file?: string;
  /** Line in that file, from 1. */
  line?: number;
  /** What of the policy refused it. */
  directive?: string;
}

const LEVELS = ['log', 'info', 'debug', 'warn', 'error', 'clear', 'blocked'];
const LONGEST = 2000;

export function readReport(message: unknown): Report | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const { kind, level, text, file, line, directive } = message as Record<string, unknown>;
  if (kind !== 'report' || typeof text !== 'string' || !LEVELS.includes(level as string)) return undefined;
  return {
    level: level as Report['level'],
    text: text.slice(0, LONGEST),
    ...(typeof file === 'string' && typeof line === 'number' && { file: file.slice(0, 100), line }),
    ...(typeof directive === 'string' && { directive }),
  };
}

/** On one line, so that the lines of the page can be told. */
const REPORTER = `<script>${reporter.replace(/^\s*\/\/.*\n/gm, '').replace(/\s*\n\s*/g, ' ')}</script>`;
const NO_SCRIPTS = `<meta http-equiv="Content-Security-Policy" content="script-src 'none'">`;

/** Rewrites the text of every inline script, in place. */
function rewriteScripts(document: string, rewrite: (code: string, offset: number) => string): string {
  let rewritten = '';
  let at = 0;
  for (const element of elementsOf(parsePage(document))) {
    const type =
      element.attrs
        .find(({ name }) => name === 'type')
        ?.value.trim()
        .toLowerCase() ?? '';
    if (element.tagName !== 'script' || !/^$|^module$|(java|ecma)script$/.test(type)) continue;
    const place = element.childNodes[0]?.sourceCodeLocation;
    if (!place) continue;
    const { startOffset, endOffset } = place;
    rewritten += document.slice(at, startOffset) + rewrite(document.slice(startOffset, endOffset), startOffset);
    at = endOffset;
  }
  return rewritten + document.slice(at);
}

const countLines = (text: string) => text.split('\n').length;

/**
 * A document as it is shown in the sandbox: with the reporter before everything else, a guard in every loop and a name for every
 * script; or with a policy that keeps its scripts from running.
 */
export async function preparePreview(
  { document, scriptLine }: CombinedPage,
  { scripts }: { scripts: boolean },
): Promise<string> {
  const doctype = /^\s*(?:<!--[\s\S]*?-->\s*)*<!doctype[^>]*>/i.exec(document)?.[0] ?? '';
  const { guardLoops } = await import('./loop-guard');
  let count = 0;
  const prepare = (code: string, offset: number) => {
    const line = countLines(document.slice(0, offset));
    const isTab = scriptLine !== undefined && line === scriptLine - 1;
    // The tab's first line stands below its tag; every line of the document one lower because of what is put before.
    const name = isTab ? `JavaScript@${line + 1}` : `HTML-script-${++count}@${line}`;
    return `${guardLoops(code, '__guard();')}${code.endsWith('\n') ? '' : '\n'}//# sourceURL=${name}\n`;
  };
  const body = scripts ? rewriteScripts(document, prepare) : document;
  return `${body.slice(0, doctype.length)}\n${REPORTER}${scripts ? '' : NO_SCRIPTS}${body.slice(doctype.length)}`;
}
