import { type CSSToken, TokenType, tokenize } from '@csstools/css-tokenizer';
import type { AtRule, ChildNode, Container, Declaration, Root, Rule } from 'postcss';
import { shortenValue } from './shorten-value';

const isCombinator = (token: CSSToken | undefined): boolean =>
  token?.[0] === TokenType.Delim && /^[>+~]$/.test(token[1]);
const isOpen = (token: CSSToken | undefined): boolean =>
  token?.[0] === TokenType.Function || token?.[0] === TokenType.OpenParen || token?.[0] === TokenType.OpenSquare;
const isClosed = (token: CSSToken | undefined): boolean =>
  token?.[0] === TokenType.CloseParen || token?.[0] === TokenType.CloseSquare;
const isLoose = (token: CSSToken | undefined): boolean =>
  token === undefined || token[0] === TokenType.Comma || token[0] === TokenType.EOF || isCombinator(token);

/** Without an escape and not the word for another thing: what may stand in an attribute without quotes. */
const PLAIN_NAME = /^-?[a-z_][\w-]*$/i;

/** A selector without the white space and quotes that say nothing. */
function shortenSelector(selector: string): string {
  // White space may belong to an escape in digits.
  if (/\\[\da-f\s]|\/\*/i.test(selector)) return selector;
  const tokens = tokenize({ css: selector });
  // Behind another pseudo-element, old browsers know the new spelling alone.
  const hasNewElement = /::(?!(?:before|after|first-line|first-letter)(?![\w-]))/i.test(selector);
  let depth = 0;
  return tokens
    .map((token, at) => {
      if (token[0] === TokenType.OpenSquare) depth++;
      if (token[0] === TokenType.CloseSquare) depth--;
      const [before, after] = [tokens[at - 1], tokens[at + 1]];
      if (token[0] === TokenType.Whitespace)
        return isLoose(before) || isLoose(after) || isOpen(before) || isClosed(after) ? '' : ' ';
      const next = tokens[at + 2];
      const isDoubled =
        token[0] === TokenType.Colon && before?.[0] !== TokenType.Colon && after?.[0] === TokenType.Colon;
      if (isDoubled && !hasNewElement && next?.[0] === TokenType.Ident && OLD_ELEMENTS.test(next[4].value)) return '';
      const isValue = depth > 0 && before?.[0] === TokenType.Delim && before[1] === '=';
      return isValue && token[0] === TokenType.String && PLAIN_NAME.test(token[4].value)
        ? // A word behind it, as in [a="b" i], needs the space that the quotes made up for.
          token[4].value + (after?.[0] === TokenType.Ident ? ' ' : '')
        : token[1];
    })
    .join('');
}

/** The four pseudo-elements that were written with one colon first, and still may be. */
const OLD_ELEMENTS = /^(?:before|after|first-line|first-letter)$/i;

const FRAMES: Readonly<Record<string, string>> = { from: '0%', '100%': 'to' };
const isFrames = (node: Container | undefined): boolean =>
  node?.type === 'atrule' && /keyframes$/i.test((node as unknown as AtRule).name);

function shortenRule(rule: Rule): void {
  rule.selector = isFrames(rule.parent as Container)
    ? rule.selector
        .split(',')
        .map((frame) => FRAMES[frame.trim().toLowerCase()] ?? frame.trim())
        .join(',')
    : shortenSelector(rule.selector);
}

/** At-rules whose declarations are no properties. */
const DESCRIPTORS = /^(?:font-face|property|counter-style|font-palette-values|font-feature-values|view-transition)$/i;

function isDescriptor({ parent }: Declaration): boolean {
  return parent?.type === 'atrule' && DESCRIPTORS.test((parent as unknown as AtRule).name);
}

const isDeclaration = (node: ChildNode): node is Declaration => node.type === 'decl';

/** Of two equal declarations of a rule only the later one decides. */
function dropDoubles(rule: Rule): void {
  const seen = new Set<string>();
  for (const node of [...rule.nodes].reverse()) {
    if (!isDeclaration(node)) continue;
    const text = `${node.prop}:${node.value}${node.important ? '!' : ''}`;
    if (seen.has(text)) node.remove();
    seen.add(text);
  }
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
/** What has a value for each side, and how a side of it is called. */
const SIDED = ['margin', 'padding', 'scroll-margin', 'scroll-padding'];
/** Sizes that every browser takes in any of the four places: one that is wrong would take the others with it. */
const isKnownSide = (name: string, value: string): boolean =>
  /^(?:0|\d*\.?\d+(?:px|r?em|%))$/.test(value) ||
  (name === 'margin' && /^(?:auto|-\d*\.?\d+(?:px|r?em|%))$/.test(value));

/** Four sides one behind the other as one declaration. */
function joinSides(rule: Rule): void {
  for (const name of SIDED)
    for (let at = 0; at + SIDES.length <= rule.nodes.length; at++) {
      const four = rule.nodes.slice(at, at + SIDES.length).filter(isDeclaration);
      const values = SIDES.map((side) => four.find(({ prop }) => prop === `${name}-${side}`));
      const [first] = four;
      if (!first || values.some((one) => !one || !isKnownSide(name, one.value))) continue;
      if (four.some(({ important }) => Boolean(important) !== Boolean(first.important))) continue;
      first.value = shortenValue(name, values.map((one) => one!.value).join(' '));
      first.prop = name;
      for (const rest of four.slice(1)) rest.remove();
    }
}

/** White space around the value of a variable is no part of it; an empty one needs it in older browsers. */
function trimVariable(declaration: Declaration): void {
  const { between = '', value } = declaration.raws as { between?: string; value?: { raw: string } };
  if (declaration.value.trim() === '' || /\/\*/.test(between + (value?.raw ?? ''))) return;
  declaration.raws.between = ':';
  declaration.raws.value = undefined;
  declaration.value = declaration.value.trim();
  const { parent } = declaration;
  if (parent?.last === declaration) parent.raws.semicolon = false;
}

/** Values in their shortest form, shorthands, and no declaration twice; every rule stays where it is. */
export function shorten(root: Root): void {
  root.walkDecls((declaration) => {
    if (declaration.variable) trimVariable(declaration);
    else if (!isDescriptor(declaration)) declaration.value = shortenValue(declaration.prop, declaration.value);
  });
  root.walkAtRules((rule) => {
    if (rule.params === '') rule.raws.afterName = '';
  });
  root.walkRules((rule) => {
    shortenRule(rule);
    dropDoubles(rule);
    joinSides(rule);
  });
}

/** Of these every browser in use knows all: a selector that is unknown takes the others of its list with it. */
const KNOWN_PSEUDO =
  /:(?:hover|focus|active|visited|link|target|checked|disabled|enabled|root|empty|(?:first|last|only)-(?:child|of-type)|nth-(?:last-)?(?:child|of-type)\([^()]*\)|not\([.#]?[\w-]+\)|:?(?:before|after|first-line|first-letter))(?![\w-])/gi;
const isKnown = (selector: string): boolean => !/[:|\\&%]/.test(selector.replace(KNOWN_PSEUDO, ''));

const isPlainRule = (node: ChildNode | undefined): node is Rule =>
  node?.type === 'rule' && node.nodes.length > 0 && node.nodes.every(isDeclaration);
const content = (rule: Rule): string => rule.nodes.map((node) => node.toString()).join(';');

/** Blocks of conditions: two of the same one behind the other are one. */
const CONDITIONS = /^(?:media|supports|container)$/i;
const isSameBlock = (one: ChildNode | undefined, other: ChildNode): one is AtRule =>
  one?.type === 'atrule' &&
  other.type === 'atrule' &&
  CONDITIONS.test(one.name) &&
  one.name.toLowerCase() === other.name.toLowerCase() &&
  one.params === other.params &&
  one.nodes !== undefined &&
  other.nodes !== undefined;

/** Each new selector is compared with those there are. */
const LONGEST_LIST = 10_000;

/** Whether the later one went into the earlier. */
function mergeTwo(before: ChildNode | undefined, node: ChildNode, isInFrames: boolean): boolean {
  if (isSameBlock(before, node)) {
    before.append((node as AtRule).nodes ?? []);
    node.remove();
    return true;
  }
  if (!isPlainRule(before) || !isPlainRule(node) || isInFrames) return false;
  if (before.selector === node.selector) {
    before.append(node.nodes);
    node.remove();
    return true;
  }
  if (before.selector.length > LONGEST_LIST || content(before) !== content(node)) return false;
  if (!isKnown(before.selector) || !isKnown(node.selector)) return false;
  const selectors = new Set([...before.selectors, ...node.selectors]);
  before.selector = [...selectors].join(',');
  node.remove();
  return true;
}

/** A rule that comes again as it is: only the later one decides. */
function dropRepeated(container: Container): void {
  const seen = new Set<string>();
  for (const node of [...(container.nodes ?? [])].reverse()) {
    if (!isPlainRule(node)) continue;
    const text = `${node.selector}{${content(node)}`;
    if (seen.has(text)) node.remove();
    seen.add(text);
  }
}

/** Equal rules one behind the other become one, and equal conditions; from the inside out. */
export function merge(container: Container): void {
  const isInFrames = isFrames(container);
  if (!isInFrames) dropRepeated(container);
  let at = 1;
  while (container.nodes && at < container.nodes.length) {
    if (mergeTwo(container.nodes[at - 1], container.nodes[at]!, isInFrames)) at = Math.max(1, at - 1);
    else at++;
  }
  for (const node of container.nodes ?? []) {
    if (isPlainRule(node)) dropDoubles(node);
    if (node.type === 'atrule' && node.nodes !== undefined) merge(node as unknown as Container);
  }
}
