import minifier from '@csstools/postcss-minify';
import postcss, { type AtRule, type Root } from 'postcss';
import { parseCss, refuseDepth } from './parse';

export interface MinifyOptions {
  removeLineBreaks: boolean;
  keepImportantComments: boolean;
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

/** Each rule and statement of the sheet on a line of its own. */
const inLines = (root: Root) =>
  root.nodes
    .map((node) => node.toString() + (node.type === 'atrule' && node.nodes === undefined ? ';' : ''))
    .join('\n');

/** White space and comments go; names, values and their order stay as they are written. */
export function minifyCss(source: string, { removeLineBreaks, keepImportantComments }: MinifyOptions): string {
  const title = 'Minification error occurred';
  refuseDepth(source, title);
  const root = parseCss(source, title);
  if (!keepImportantComments) root.walkComments((comment) => void comment.remove());
  const { root: minified } = postcss([minifier()]).process(root, { from: undefined });
  tighten(minified as Root);
  return (removeLineBreaks ? minified.toString() : inLines(minified as Root)).trim();
}
