import minifier from '@csstools/postcss-minify';
import postcss, { type AtRule, type Comment, type Root } from 'postcss';
import { InputError, placeAt } from '@/engines/input-error';
import { parseCss, refuseDepth, replaceComments } from './parse';
import { merge, shorten } from './shorten';
import { missingEnd } from './text';

/** How far it goes: white space and comments; values as well; rules as well. */
export type MinifyLevel = 'safe' | 'values' | 'merge';

export interface MinifyOptions {
  removeLineBreaks: boolean;
  keepImportantComments: boolean;
  level?: MinifyLevel;
}

/** Where a quote, a bracket or an escape stands, white space may be part of a name or a string and is left alone. */
const isPlain = (text: string) => !/["'[\]\\]/.test(text);

/** At-rules whose prelude is a condition in which white space around `:` and `,` says nothing. */
const CONDITIONS = new Set(['media', 'container']);

function tighten(root: Root): void {
  root.walkRules((rule) => {
    if (isPlain(rule.selector)) rule.selector = rule.selector.replace(/\s*([>,])\s*/g, '$1');
  });
  root.walkAtRules((rule: AtRule) => {
    if (CONDITIONS.has(rule.name) && isPlain(rule.params)) rule.params = rule.params.replace(/\s*([:,])\s*/g, '$1');
  });
}

/** At-rules that do nothing when they are empty. Another may take the place of an earlier one of its name. */
const IDLE = new Set(['media', 'container', 'supports', 'scope', 'starting-style', 'document', '-moz-document']);

/** Holds open what the minifier would drop; the result is what is to be taken out again. */
function holdOpen(root: Root): Comment[] {
  const holders: Comment[] = [];
  root.walkAtRules((rule) => {
    if (rule.nodes === undefined || IDLE.has(rule.name.toLowerCase())) return;
    const holder = postcss.comment({ text: '!' });
    rule.prepend(holder);
    holders.push(holder);
  });
  return holders;
}

/** The minifier drops the comments within a statement; those to keep move in front of it. */
function liftComments(root: Root): void {
  root.walk((node) => {
    if (node.type === 'comment' || (node.type === 'decl' && node.variable)) return;
    const { between, afterName, important, selector, params, value } = node.raws as Record<string, unknown>;
    const clean = node.type === 'rule' ? node.selector : node.type === 'atrule' ? node.params : node.value;
    const written = ((selector ?? params ?? value) as { raw: string } | undefined)?.raw ?? clean;
    for (const text of [afterName, written, between, important])
      replaceComments(typeof text === 'string' ? text : '', (comment) => {
        if (comment.startsWith('/*!'))
          node.before({ text: comment.slice(2, -2), raws: { before: '', left: '', right: '' } });
        return comment;
      });
  });
}

/** Each rule and statement of the sheet on a line of its own. */
const inLines = (root: Root) =>
  root.nodes
    .map((node) => node.toString() + (node.type === 'atrule' && node.nodes === undefined ? ';' : ''))
    .join('\n');

/** White space and comments go; names, values and their order stay as they are written, unless more is wanted. */
export function minifyCss(source: string, options: MinifyOptions): string {
  const { removeLineBreaks, keepImportantComments, level = 'safe' } = options;
  const title = 'Minification error occurred';
  refuseDepth(source, title);
  const root = parseCss(source, title);
  if (!keepImportantComments) root.walkComments((comment) => void comment.remove());
  else liftComments(root);
  const holders = holdOpen(root);
  const { root: minified } = postcss([minifier()]).process(root, { from: undefined });
  for (const holder of holders) holder.remove();
  tighten(minified as Root);
  if (level !== 'safe') shorten(minified as Root);
  if (level === 'merge') merge(minified as Root);
  return (removeLineBreaks ? minified.toString() : inLines(minified as Root)).trim();
}

/** As a browser reads it: what the end of the sheet leaves open is closed there, and said. */
export function minifyUnclosed(source: string, options: MinifyOptions): { css: string; notes: string[] } {
  try {
    return { css: minifyCss(source, options), notes: [] };
  } catch (error) {
    const end = error instanceof InputError ? missingEnd(source) : undefined;
    if (end === undefined) throw error;
    try {
      const css = minifyCss(source + end.signs, options);
      const { line, column } = placeAt(source, end.opened);
      const missing = `What opens on line ${line}, column ${column} is never closed`;
      return { css, notes: [`${missing}: ${end.signs} was added at the end, as browsers do.`] };
    } catch {
      throw error;
    }
  }
}
