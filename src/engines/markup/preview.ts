import { elementsOf, parsePage } from './page';
import reporter from './reporter.js?raw';

/** What a previewed page tells about itself. It comes from the page and may be anything: read it with `readReport`. */
export interface Report {
  level: 'log' | 'info' | 'debug' | 'warn' | 'error' | 'clear' | 'blocked';
  text: string;
  /** Line in the document, or for what was blocked the directive that did it. */
  line?: number | string;
}

const LEVELS = ['log', 'info', 'debug', 'warn', 'error', 'clear', 'blocked'];
const LONGEST = 2000;

export function readReport(message: unknown): Report | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const { kind, level, text, line } = message as Record<string, unknown>;
  if (kind !== 'report' || typeof text !== 'string' || !LEVELS.includes(level as string)) return undefined;
  return {
    level: level as Report['level'],
    text: text.slice(0, LONGEST),
    line: typeof line === 'number' || typeof line === 'string' ? line : undefined,
  };
}

const REPORTER = `<script>${reporter.replace(/^\s*\/\/.*\n/gm, '').replace(/\n\s*/g, '\n')}</script>`;
const NO_SCRIPTS = `<meta http-equiv="Content-Security-Policy" content="script-src 'none'">`;

/** Rewrites the text of every inline script, in place. */
function rewriteScripts(document: string, rewrite: (code: string) => string): string {
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
    rewritten += document.slice(at, place.startOffset) + rewrite(document.slice(place.startOffset, place.endOffset));
    at = place.endOffset;
  }
  return rewritten + document.slice(at);
}

/**
 * A document as it is shown in the sandbox: with the reporter before everything else and a guard in every loop, or with a policy
 * that keeps its scripts from running. Lines stay the lines they were.
 */
export async function preparePreview(document: string, { scripts }: { scripts: boolean }): Promise<string> {
  const doctype = /^\s*(?:<!--[\s\S]*?-->\s*)*<!doctype[^>]*>/i.exec(document)?.[0] ?? '';
  const { guardLoops } = await import('./loop-guard');
  const body = scripts ? rewriteScripts(document, (code) => guardLoops(code, '__guard();')) : document;
  const injected = REPORTER.replaceAll('\n', ' ') + (scripts ? '' : NO_SCRIPTS);
  return body.slice(0, doctype.length) + injected + body.slice(doctype.length);
}
