import { type CombinedPage, type Element, getElements, parsePage } from './page';
import reporter from './reporter.js?raw';

/** What a previewed page tells about itself. It comes from the page and may be anything: read it with `readReport`. */
export interface Report {
  level: 'log' | 'info' | 'debug' | 'warn' | 'error' | 'clear' | 'blocked';
  text: string;
  /** `JavaScript` for the script tab, `HTML-script-2` for the second script of the HTML, `Library-x.js` for a library. */
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

/** Runs in the sandbox before the page. */
export const REPORTER = reporter;

const getAttribute = (element: Element, name: string) =>
  element.attrs.find((one) => one.name === name)?.value.trim() ?? '';

const isScript = (element: Element) =>
  element.tagName === 'script' && /^$|^module$|(java|ecma)script$/i.test(getAttribute(element, 'type'));

/** The address on another host that a frame names. */
function remoteFrame(element: Element): string | undefined {
  if (element.tagName !== 'iframe' && element.tagName !== 'frame') return undefined;
  const placeholder = 'http://here.invalid';
  const source = getAttribute(element, 'src');
  const address = URL.canParse(source, placeholder) ? new URL(source, placeholder) : undefined;
  return address && /^https?:$/.test(address.protocol) && address.origin !== placeholder ? address.href : undefined;
}

const countLines = (text: string) => text.split('\n').length;

export interface Prepared {
  html: string;
  /** Addresses that were taken out. */
  blocked: readonly string[];
}

/**
 * A document as it is shown in the sandbox: with a guard in every loop and a name for every script. Without a network it
 * loses what would make browsers look up the name of a host before the policy refuses to go there.
 */
export async function preparePreview(
  { document, scriptLine }: CombinedPage,
  { remote }: { remote: boolean },
): Promise<Prepared> {
  const { guardLoops } = await import('./loop-guard');
  const blocked: string[] = [];
  let html = '';
  let at = 0;
  let count = 0;
  const put = (from: number, to: number, text: string) => {
    html += document.slice(at, from) + text;
    at = to;
  };
  const rename = ({ sourceCodeLocation }: Element, name: string) => {
    const place = sourceCodeLocation?.attrs?.[name];
    if (place) put(place.startOffset, place.startOffset, 'data-');
  };
  const guard = (code: string, offset: number, library: string) => {
    const line = countLines(document.slice(0, offset));
    const isTab = scriptLine !== undefined && line === scriptLine - 1;
    const own = library === '' ? `HTML-script-${++count}` : `Library-${library.replace(/[\s@]+/g, '-')}`;
    const name = isTab ? `JavaScript@${line}` : `${own}@${line}`;
    return `${guardLoops(code, '__guard();')}${code.endsWith('\n') ? '' : '\n'}//# sourceURL=${name}\n`;
  };
  for (const element of getElements(parsePage(document))) {
    const text = isScript(element) ? element.childNodes[0]?.sourceCodeLocation : undefined;
    if (text)
      put(
        text.startOffset,
        text.endOffset,
        guard(
          document.slice(text.startOffset, text.endOffset),
          text.startOffset,
          getAttribute(element, 'data-library'),
        ),
      );
    if (remote) continue;
    const frame = remoteFrame(element);
    if (frame) {
      rename(element, 'src');
      blocked.push(frame);
    } else if (element.tagName === 'meta' && /^refresh$/i.test(getAttribute(element, 'http-equiv'))) {
      rename(element, 'http-equiv');
    }
  }
  return { html: html + document.slice(at), blocked };
}
