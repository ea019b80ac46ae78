import type { ChildNode, Container, Root } from 'postcss';
import { MeaningError } from '@/engines/format/meaning-error';
import { isSameSheet, splitStatements } from '@/engines/format/same-styles';
import { formatStyles } from '@/engines/format/styles';
import { InputError } from '@/engines/input-error';
import { oneLine, parseCss, refuseDepth, replaceComments } from '../css/parse';
import { sortProperties } from '../css/sort';

export interface FormatCssOptions {
  indentSize: number;
  compactOutput: boolean;
  removeComments: boolean;
  sortProperties: boolean;
  indentWith?: 'spaces' | 'tabs';
  lineWidth?: number;
  useSingleQuotes?: boolean;
  /** Told how each part begins that stays as it was. */
  onKept?(beginnings: readonly string[]): void;
}

const TITLE = 'Formatting error occurred';

const isOfName = (sign: string) => /[\w\\-]/.test(sign) || sign > '\x7f';
/** In a selector a space is a combinator, and without anything two names would be one. */
const withoutComments = (selector: string) =>
  replaceComments(selector, (_, before, after) => (isOfName(before) && isOfName(after) ? '/**/' : ''));
const spaced = (text: string) => replaceComments(text, () => ' ');

/** The parser keeps the comments within a statement beside it, as it was written. */
function removeComments(root: Root): void {
  root.walkComments((comment) => void comment.remove());
  root.walk((node) => {
    const raws = node.raws as Record<string, unknown>;
    const written = (name: string, clean: string) => (raws[name] as { raw: string } | undefined)?.raw ?? clean;
    if (node.type === 'rule') node.selector = withoutComments(written('selector', node.selector));
    else if (node.type === 'atrule') node.params = spaced(written('params', node.params)).trim();
    else if (node.type === 'decl') node.value = spaced(written('value', node.value));
    for (const name of ['between', 'afterName', 'important'])
      if (typeof raws[name] === 'string') raws[name] = spaced(raws[name]);
  });
}

/** One line per rule; what holds rules holds them indented. */
function writeCompact(nodes: readonly ChildNode[], indent: string, depth = 0): string {
  const pad = indent.repeat(depth);
  return nodes
    .map((node) => {
      if (node.type === 'comment' || node.type === 'decl')
        return `${pad}${node.toString()}${node.type === 'decl' ? ';' : ''}`;
      const head =
        node.type === 'rule'
          ? oneLine(node.selector.trimEnd())
          : oneLine(`@${node.name}${node.params ? ` ${node.params}` : ''}`);
      const inner = (node as Container).nodes;
      if (inner === undefined) return `${pad}${head};`;
      if (inner.length === 0) return `${pad}${head} {}`;
      if (inner.every(({ type }) => type === 'decl' || type === 'comment'))
        return `${pad}${head} { ${inner.map((one) => oneLine(one.toString()) + (one.type === 'decl' ? ';' : '')).join(' ')} }`;
      return `${pad}${head} {\n${writeCompact(inner as ChildNode[], indent, depth + 1)}\n${pad}}`;
    })
    .join('\n');
}

/** Lays a style sheet out anew; what it does stays the same. */
export async function formatCss(source: string, options: FormatCssOptions): Promise<string> {
  refuseDepth(source, TITLE);
  const root = parseCss(source, TITLE);
  if (options.removeComments) removeComments(root);
  if (options.sortProperties) sortProperties(root);
  let formatted: string;
  try {
    formatted = await formatStyles('css', root.toString(), {
      indent: options.indentSize,
      tabs: options.indentWith === 'tabs',
      // Lines that are joined again are never broken: `repeat(` and what follows would keep the space between them.
      width: options.compactOutput ? Number.POSITIVE_INFINITY : options.lineWidth,
      singleQuotes: options.useSingleQuotes,
      onKept: options.onKept,
    });
  } catch (error) {
    if (error instanceof InputError) throw new InputError(error.message, { ...error.details, title: TITLE });
    throw error;
  }
  if (!options.compactOutput) return formatted.trimEnd();
  const indent = options.indentWith === 'tabs' ? '\t' : ' '.repeat(options.indentSize);
  const compact = writeCompact(parseCss(formatted, TITLE).nodes, indent);
  if (isSameSheet(splitStatements(formatted, 'css'), splitStatements(compact, 'css'))) return compact;
  throw new MeaningError();
}
