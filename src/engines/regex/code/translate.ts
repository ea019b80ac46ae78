import type { AST } from '@eslint-community/regexpp';
import { getCaptures, parsePattern } from '../cost/parse';
import { isHalf, type PointRange, setOfPairs, wholeCharacters, wholeParts } from './halves';
import type { Target } from './target';
import { getWidth } from './width';

export interface Translation {
  source: string;
  /** What the language does otherwise. */
  notes: string[];
  /** Why the language refuses the pattern. */
  refused: string[];
  names: readonly (string | null)[];
  /** It uses `\d`, `\w` or `\b`. */
  usesWords: boolean;
}

const ASCII_SETS = { digit: '0-9', word: 'A-Za-z0-9_' } as const;

/** Properties that tell upper from lower case, and how both are written. */
const EITHER_CASE = [
  { of: /^L[ult]$/, both: '\\p{Lu}\\p{Ll}\\p{Lt}' },
  { of: /^(?:Is)?(?:Upper|Lower)(?:case)?$/, both: '\\p{Uppercase}\\p{Lowercase}' },
] as const;

/** Writes a JavaScript pattern in the syntax of another language. */
export function translate(pattern: string, flags: string, target: Target): Translation | undefined {
  const tree = parsePattern(pattern, flags);
  return tree && new Translator(tree, flags, target).write();
}

class Translator {
  #notes = new Set<string>();
  #refused = new Set<string>();
  #names: (string | null)[];
  #numbers: Map<AST.CapturingGroup, number>;
  #usesWords = false;
  /** The greatest character in the pattern. */
  #greatest = 0;
  #tree: AST.Pattern;
  #flags: string;
  #target: Target;

  constructor(tree: AST.Pattern, flags: string, target: Target) {
    this.#tree = tree;
    this.#flags = flags;
    this.#target = target;
    const groups = getCaptures(tree);
    this.#numbers = new Map(groups.map((group, at) => [group, at + 1]));
    this.#names = groups.map(({ name }) => (name === null ? null : this.#getName(name)));
    const named = this.#names.filter((name) => name !== null);
    if (new Set(named).size < named.length) this.#refused.add('two groups have the same name');
    if (target.name === 'C#' && named.length > 0 && named.length < groups.length)
      this.#notes.add('C# numbers groups with a name after those without.');
  }

  write(): Translation {
    const { sticky } = this.#target;
    let source = this.#alternatives(this.#tree.alternatives);
    const { name, skipsEmpty, counts } = this.#target;
    const [least, most] = getWidth(this.#tree.alternatives);
    if (skipsEmpty && this.#flags.includes('g') && least === 0 && most > 0)
      this.#notes.add(`An empty match right after another is left out in ${name}.`);
    if (counts && this.#greatest > (counts === 'bytes' ? 127 : 0xffff))
      this.#notes.add(`Places are counted in ${counts} in ${name}; in JavaScript in units of UTF-16.`);
    if (this.#flags.includes('y')) {
      if (sticky) source = sticky + (this.#tree.alternatives.length > 1 ? `(?:${source})` : source);
      else this.#notes.add(`${this.#target.name} has no sticky flag, so matches after a gap are found too.`);
    }
    return {
      source,
      notes: [...this.#notes],
      refused: [...this.#refused],
      names: this.#names,
      usesWords: this.#usesWords,
    };
  }

  #getName(name: string): string {
    const plain = name.replace(this.#target.badName, this.#target.name === 'Java' ? '' : '_').replace(/^\d/, 'g$&');
    if (plain !== name)
      this.#notes.add(`The group ${name} is called ${plain}: ${this.#target.name} allows no other characters.`);
    return plain;
  }

  #alternatives(alternatives: readonly AST.Alternative[]): string {
    return alternatives.map(({ elements }) => this.#sequence(elements)).join('|');
  }

  #sequence(elements: readonly AST.Element[]): string {
    let written = '';
    for (let at = 0; at < elements.length; at++) {
      const element = elements[at]!;
      const next = elements[at + 1];
      const whole = this.#seesHalves && !this.#target.halves ? wholeCharacters(element, next) : undefined;
      if (whole) {
        written += this.#whole(whole);
        if (next?.type === 'Quantifier')
          this.#notes.add(
            `${next.raw.slice(next.element.raw.length)} repeats half a character without the u flag; here the character stands once.`,
          );
        at++;
        continue;
      }
      // A digit behind a reference would be read as a part of it.
      const isOpen = element.type === 'Backreference' && next?.type === 'Character' && /\d/.test(next.raw);
      written += isOpen ? `(?:${this.#element(element)})` : this.#element(element);
    }
    return written;
  }

  /** JavaScript sees a character beyond U+FFFF as two halves. */
  get #seesHalves(): boolean {
    return !/[uv]/.test(this.#flags);
  }

  #whole(ranges: readonly PointRange[]): string {
    const [first] = ranges;
    if (ranges.length === 1 && first![0] === first![1]) return this.#character(first![0], false);
    return `[${ranges.map(([from, to]) => this.#character(from, true) + (from === to ? '' : `-${this.#character(to, true)}`)).join('')}]`;
  }

  /** A set that also has characters which are not in it by name: of those a language may see the halves. */
  #tellHalves(): void {
    if (this.#seesHalves !== (this.#target.halves ?? false))
      this.#notes.add(
        this.#seesHalves
          ? `A character beyond U+FFFF is one in ${this.#target.name}, and two in JavaScript without the u flag.`
          : `A character beyond U+FFFF is two in ${this.#target.name}.`,
      );
  }

  #element(element: AST.Element): string {
    switch (element.type) {
      case 'Assertion':
        return this.#assertion(element);
      case 'Group': {
        const { raw = '' } = element.modifiers ?? {};
        return `(?${raw}:${this.#alternatives(element.alternatives)})`;
      }
      case 'CapturingGroup': {
        const name = this.#names[this.#numbers.get(element)! - 1];
        const opening = name ? `(?${this.#target.named}<${name}>` : '(';
        return `${opening}${this.#alternatives(element.alternatives)})`;
      }
      case 'Quantifier': {
        const { min, max, element: inner } = element;
        if (
          this.#target.lookaround === 'none' &&
          Math.max(min, Number.isFinite(max) ? max : 0) > 1000 &&
          this.#target.name === 'Go'
        )
          this.#refused.add('a repetition counts to more than 1000');
        const suffix = element.raw.slice(inner.raw.length);
        const written = this.#element(inner);
        // Where it sees two halves only the second one would be repeated.
        const isTwo = this.#target.halves && inner.type === 'Character' && inner.value > 0xffff;
        return (isTwo ? `(?:${written})` : written) + suffix;
      }
      case 'Backreference':
        return this.#reference(element);
      case 'Character':
        return this.#character(element.value, false);
      default:
        return this.#set(element, false);
    }
  }

  #assertion(element: AST.Assertion): string {
    const { name, lookaround } = this.#target;
    switch (element.kind) {
      case 'start':
        return '^';
      case 'end':
        return this.#flags.includes('m') ? '$' : this.#target.end;
      case 'word':
        this.#usesWords = true;
        if (name === 'Java') this.#notes.add('\\b uses the letters of all languages before Java 19.');
        if (!this.#target.ascii)
          this.#notes.add(`\\b uses the letters of all languages in ${name}, in JavaScript only A to Z.`);
        return element.negate ? '\\B' : '\\b';
      case 'lookahead':
        if (lookaround === 'none') this.#refused.add('it has no look-ahead');
        return `(?${element.negate ? '!' : '='}${this.#alternatives(element.alternatives)})`;
      case 'lookbehind': {
        const [least, most] = getWidth(element.alternatives);
        if (lookaround === 'none') this.#refused.add('it has no look-behind');
        else if (lookaround === 'fixed' && least !== most) this.#refused.add('look-behind must be of one length');
        else if (lookaround === 'bounded' && most === Number.POSITIVE_INFINITY)
          this.#refused.add('look-behind must have a greatest length');
        return `(?<${element.negate ? '!' : '='}${this.#alternatives(element.alternatives)})`;
      }
    }
  }

  #reference(element: AST.Backreference): string {
    const { again, references, name } = this.#target;
    if (!references) this.#refused.add('it has no back-references');
    this.#notes.add(
      `A reference to a group that didn’t match anything matches nothing in ${name}; in JavaScript it matches the empty text.`,
    );
    const [group] = [element.resolved].flat();
    const number = this.#numbers.get(group!)!;
    const called = this.#names[number - 1];
    return called && typeof element.ref === 'string' && again ? again(called) : `\\${number}`;
  }

  #character(value: number, isInClass: boolean): string {
    this.#greatest = Math.max(this.#greatest, value);
    if (isHalf(value) && !this.#target.halves) {
      if (this.#target.refusesHalves) this.#refused.add('it has no halves of characters beyond U+FFFF; set the u flag');
      else
        this.#notes.add(
          `Half of a character beyond U+FFFF is found in ${this.#target.name} only where the other half is missing.`,
        );
    }
    const char = String.fromCodePoint(value);
    const plain: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\f': '\\f' };
    if (plain[char]) return plain[char];
    if (isInClass ? /[\\\]^[&~-]/.test(char) : /[\\^$.*+?()[\]{}|]/.test(char)) return `\\${char}`;
    return value < 32 || value === 127 || (value > 127 && /[\p{C}\p{Z}\p{M}]/u.test(char))
      ? this.#target.number(value)
      : char;
  }

  #set(element: AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass, isInClass: boolean): string {
    if (element.type === 'CharacterSet') return this.#characterSet(element, isInClass);
    if (element.type === 'ExpressionCharacterClass') return this.#expression(element);
    const { elements, negate } = element;
    if (elements.length === 0) return negate ? '[\\s\\S]' : '[^\\s\\S]';
    if (negate) this.#tellHalves();
    if (this.#target.halves) {
      const set = setOfPairs(elements, negate, (part) => this.#part(part), this.#target.number);
      if (isInClass && set.hasPairs) this.#refused.add('a set inside another can’t contain a character beyond U+FFFF');
      return set.source;
    }
    const parts = this.#seesHalves ? wholeParts(elements) : elements;
    if (parts.length < elements.length)
      this.#notes.add(
        'Without the u flag a set of JavaScript takes a character beyond U+FFFF for its two halves; here it is whole.',
      );
    const inner = parts.map((part) => (typeof part === 'number' ? this.#character(part, true) : this.#part(part)));
    return `[${negate ? '^' : ''}${inner.join('')}]`;
  }

  #part(part: AST.CharacterClassElement): string {
    switch (part.type) {
      case 'Character':
        return this.#character(part.value, true);
      case 'CharacterClassRange':
        return `${this.#character(part.min.value, true)}-${this.#character(part.max.value, true)}`;
      case 'ClassStringDisjunction':
        this.#refused.add('a set can contain only characters, not strings');
        return '';
      default:
        if (part.type !== 'CharacterSet' && this.#target.sets !== 'rust' && this.#target.sets !== 'java')
          this.#refused.add('a set can’t contain another set');
        return this.#set(part, true);
    }
  }

  #expression({ expression, negate }: AST.ExpressionCharacterClass): string {
    const { sets } = this.#target;
    const operand = (part: AST.ClassIntersection['left'] | AST.ClassSubtraction['left']): string =>
      part.type === 'ClassIntersection' || part.type === 'ClassSubtraction'
        ? `[${join(part)}]`
        : part.type === 'CharacterClass' || part.type === 'ExpressionCharacterClass'
          ? this.#set(part, true)
          : `[${this.#part(part)}]`;
    const join = ({ type, left, right }: AST.ClassIntersection | AST.ClassSubtraction): string => {
      if (type === 'ClassIntersection') {
        if (sets === 'net' || !sets) this.#refused.add('sets can’t be intersected');
        return `${operand(left)}&&${operand(right)}`;
      }
      if (!sets) this.#refused.add('sets can’t be subtracted');
      if (sets === 'java') return `${operand(left)}&&[^${operand(right)}]`;
      return sets === 'net' ? `${operand(left).slice(1, -1)}-${operand(right)}` : `${operand(left)}--${operand(right)}`;
    };
    return `[${negate ? '^' : ''}${join(expression)}]`;
  }

  #characterSet(element: AST.CharacterSet, isInClass: boolean): string {
    const { name, ascii } = this.#target;
    switch (element.kind) {
      case 'any':
        this.#tellHalves();
        if (!this.#flags.includes('s'))
          this.#notes.add(
            name === 'Java'
              ? 'The dot also excludes U+0085, besides JavaScript’s line breaks.'
              : `The dot leaves out \\n only in ${name}; in JavaScript \\r, U+2028 and U+2029 too.`,
          );
        return '.';
      case 'space':
        if (element.negate) this.#tellHalves();
        this.#notes.add(
          name === 'Java' || name === 'Go' || (name === 'Python' && this.#willBeAscii)
            ? `\\s matches only ASCII spaces in ${name}; in JavaScript also U+00A0 and others.`
            : `\\s differs from JavaScript in a few rare characters, such as U+FEFF and U+0085.`,
        );
        return element.negate ? '\\S' : '\\s';
      case 'digit':
      case 'word': {
        this.#usesWords = true;
        if (element.negate) this.#tellHalves();
        const letter = element.kind === 'digit' ? 'd' : 'w';
        if (ascii) return `\\${element.negate ? letter.toUpperCase() : letter}`;
        if (!isInClass) return `[${element.negate ? '^' : ''}${ASCII_SETS[element.kind]}]`;
        if (!element.negate) return ASCII_SETS[element.kind];
        this.#notes.add(`\\${letter.toUpperCase()} in a set uses the letters and digits of all languages in ${name}.`);
        return `\\${letter.toUpperCase()}`;
      }
      case 'property':
        return this.#property(element, isInClass);
    }
  }

  #property(element: AST.UnicodePropertyCharacterSet, isInClass: boolean): string {
    const { name, property, propertyNote, strictCase } = this.#target;
    const called = element.strings ? undefined : property(element.key, element.value);
    if (called === undefined) {
      this.#refused.add(`it doesn’t support ${element.raw}`);
      return element.raw;
    }
    const note = propertyNote?.(element.key, element.value);
    if (note) this.#notes.add(note);
    const either = this.#flags.includes('i') && EITHER_CASE.find(({ of }) => of.test(called));
    if (either && element.negate)
      this.#notes.add(`${element.raw} with the i flag matches letters of either case in JavaScript, not in ${name}.`);
    else if (either && strictCase) {
      this.#notes.add(
        `The i flag does not reach ${element.raw} in ${name}: both cases are written out, and letters without the other case match too.`,
      );
      return isInClass ? either.both : `[${either.both}]`;
    }
    return `\\${element.negate ? 'P' : 'p'}{${called}}`;
  }

  /** Python's flag reaches the whole pattern, wherever the words stand in it. */
  get #willBeAscii(): boolean {
    return /\\[dwbDWB]/.test(this.#tree.raw);
  }
}
