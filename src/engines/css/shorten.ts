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
  const kept = rule.nodes.toReversed().filter((node) => {
    if (!isDeclaration(node)) return true;
    const text = `${node.prop}:${node.value}${node.important ? '!' : ''}`;
    const isDouble = seen.has(text);
    seen.add(text);
    return !isDouble;
  });
  if (kept.length < rule.nodes.length) rule.nodes = kept.reverse();
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
const contentOf = (rule: Rule): string => rule.nodes.map((node) => node.toString()).join(';');

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

/** More selectors than this are not gathered in one rule. */
const LONGEST_LIST = 10_000;

/** What is asked of the same rules again and again, while others are joined to them. */
class Joiner {
  private readonly contents = new Map<Rule, string>();
  private readonly known = new Map<Rule, boolean>();
  /** Rules that took in others. */
  readonly joined = new Set<Rule>();

  private contentOf(rule: Rule): string {
    const content = this.contents.get(rule) ?? contentOf(rule);
    this.contents.set(rule, content);
    return content;
  }
  /** One that took in others was plain, and still is. */
  private isPlain(node: ChildNode | undefined): node is Rule {
    return this.joined.has(node as Rule) || isPlainRule(node);
  }
  private isKnown(rule: Rule): boolean {
    const known = this.known.get(rule) ?? isKnown(rule.selector);
    this.known.set(rule, known);
    return known;
  }

  /** Whether the later one went into the earlier. */
  join(before: ChildNode | undefined, node: ChildNode): boolean {
    if (isSameBlock(before, node)) {
      before.append((node as AtRule).nodes ?? []);
      return true;
    }
    if (!this.isPlain(before) || !isPlainRule(node)) return false;
    if (before.selector === node.selector) {
      before.append(node.nodes);
      this.contents.delete(before);
    } else {
      if (before.selector.length > LONGEST_LIST || this.contentOf(before) !== this.contentOf(node)) return false;
      if (!this.isKnown(before) || !this.isKnown(node)) return false;
      before.selector += `,${node.selector}`;
    }
    this.joined.add(before);
    return true;
  }
}

/** Without rules that come again as they are: only the later one decides. */
function dropRepeated(nodes: readonly ChildNode[]): ChildNode[] {
  const seen = new Set<string>();
  const kept = nodes.toReversed().filter((node) => {
    if (!isPlainRule(node)) return true;
    const text = `${node.selector}{${contentOf(node)}`;
    const isRepeated = seen.has(text);
    seen.add(text);
    return !isRepeated;
  });
  return kept.reverse();
}

/** Rules that were joined may be equal to their neighbors only then; more than a few times in a row that does not happen. */
const MOST_PASSES = 4;

/** Equal rules one behind the other become one, and equal conditions; from the inside out. */
export function merge(container: Container): void {
  if (!container.nodes || isFrames(container)) return;
  let nodes = dropRepeated(container.nodes);
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const joiner = new Joiner();
    const kept: ChildNode[] = [];
    for (const node of nodes) if (!joiner.join(kept.at(-1), node)) kept.push(node);
    for (const rule of joiner.joined) {
      rule.selector = [...new Set(rule.selectors)].join(',');
      dropDoubles(rule);
    }
    const isDone = kept.length === nodes.length;
    nodes = kept;
    if (isDone) break;
  }
  // All at once: taking nodes out one by one moves all behind them each time.
  container.nodes = nodes;
  for (const node of nodes) if (node.type === 'atrule') merge(node as unknown as Container);
}
