import { parse } from 'postcss';
import { firmEscapes } from '@/engines/css/text';
import { MeaningError } from './meaning-error';
import { type FormatOptions, print } from './print';
import { isSameSheet, type StyleLanguage, splitStatements } from './same-styles';

export type { StyleLanguage };

/** What the formatter is told about the statement behind it. */
const IGNORE = '/* prettier-ignore */';

/** A custom property that may hold a block. */
const BLOCK = /--[^:;{}]+:[^;}]*\{/;

/** The formatter does not read every value a custom property may have; those that hold blocks pass it by. */
function withoutBlocks(sheet: string): [sheet: string, putBack: (written: string) => string] {
  const blocks: string[] = [];
  if (BLOCK.test(sheet)) {
    try {
      const root = parse(sheet);
      root.walkDecls(/^--/, (declaration) => {
        if (/[{}]/.test(declaration.value)) declaration.value = `kept-value-${blocks.push(declaration.value) - 1}`;
      });
      if (blocks.length > 0) sheet = root.toString();
    } catch {
      // The formatter says what is wrong with it.
    }
  }
  return [sheet, (written) => written.replace(/kept-value-(\d+)/g, (same, at) => blocks[at] ?? same)];
}

/**
 * A style sheet laid out anew and read again. A statement that came out as another one stays as it is written.
 * Throws `MeaningError` where that is not enough.
 */
export async function formatStyles(language: StyleLanguage, source: string, options?: FormatOptions): Promise<string> {
  if (language !== 'css') return formatSheet(language, source, options);
  const [sheet, putBack] = withoutBlocks(firmEscapes(source));
  const onKept = options?.onKept && ((parts: readonly string[]) => options.onKept!(parts.map(putBack)));
  return putBack(await formatSheet(language, sheet, { ...options, onKept }));
}

async function formatSheet(language: StyleLanguage, firm: string, options?: FormatOptions): Promise<string> {
  const format = (text: string) => print(language, [import('prettier/plugins/postcss')], text, options);
  const wanted = splitStatements(firm, language);
  const formatted = await format(firm);
  const found = splitStatements(formatted, language);
  if (isSameSheet(wanted, found)) return formatted;
  if (firm.includes('prettier-ignore')) throw new MeaningError();
  const kept = new Set<number>();
  // One that changed how many there are hides those behind it: the first of these, and then again.
  for (let turn = 0, seen = found; turn < 20; turn++) {
    const changed = wanted.flatMap(({ meaning, at }, n) => (meaning === seen[n]?.meaning ? [] : [at]));
    for (const at of seen.length === wanted.length ? changed : changed.slice(0, 1)) kept.add(at);
    let marked = '';
    let from = 0;
    const places = [...kept].sort((a, b) => a - b);
    for (const at of places) {
      marked += `${firm.slice(from, at)}${IGNORE}\n`;
      from = at;
    }
    const written = (await format(marked + firm.slice(from))).replace(/\/\* prettier-ignore \*\/\s*/g, '');
    seen = splitStatements(written, language);
    if (!isSameSheet(wanted, seen)) continue;
    const upToNext = (at: number) => firm.slice(at, wanted.find((next) => next.at > at)?.at);
    options?.onKept?.(places.map(upToNext));
    return written;
  }
  throw new MeaningError();
}
