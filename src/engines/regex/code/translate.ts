import type { AST } from '@eslint-community/regexpp';
import { capturesOf, parsePattern } from '../cost/parse';
import type { Target } from './target';
import { widthOf } from './width';

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
  #tree: AST.Pattern;
  #flags: string;
  #target: Target;

  constructor(tree: AST.Pattern, flags: string, target: Target) {
    this.#tree = tree;
    this.#flags = flags;
    this.#target = target;
    const groups = capturesOf(tree);
    this.#numbers = new Map(groups.map((group, at) => [group, at + 1]));
    this.#names = groups.map(({ name }) => (name === null ? null : this.#nameOf(name)));
    const named = this.#names.filter((name) => name !== null);
    if (new Set(named).size < named.length) this.#refused.add('two groups have the same name');
    if (target.name === 'C#' && named.length > 0 && named.length < groups.length)
      this.#notes.add('C# numbers groups with a name after those without.');
  }

  write(): Translation {
    const { sticky } = this.#target;
    let source = this.#alternatives(this.#tree.alternatives);
    if (this.#flags.includes('y')) {
      if (sticky) source = sticky + (this.#tree.alternatives.length > 1 ? `(?:${source})` : source);
      else this.#notes.add(`${this.#target.name} has no sticky flag: matches after a gap are found too.`);
    }
    return {
      source,
      notes: [...this.#notes],
      refused: [...this.#refused],
      names: this.#names,
      usesWords: this.#usesWords,
    };
  }

  #nameOf(name: string): string {
    const plain = name.replace(this.#target.badName, this.#target.name === 'Java' ? '' : '_').replace(/^\d/, 'g$&');
    if (plain !== name)
      this.#notes.add(`The group ${name} is called ${plain}: ${this.#target.name} allows no other characters.`);
    return plain;
  }

  #alternatives(alternatives: readonly AST.Alternative[]): string {
    return alternatives
      .map(({ elements }) =>
        elements
          .map((element, at) => {
            const written = this.#element(element);
            const next = elements[at + 1];
            // A digit behind a reference would be read as a part of it.
            const isOpen = element.type === 'Backreference' && next?.type === 'Character' && /\d/.test(next.raw);
            return isOpen ? `(?:${written})` : written;
          })
          .join(''),
      )
      .join('|');
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
        return this.#element(inner) + suffix;
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
        if (name === 'Java') this.#notes.add('\\b goes by the letters of all languages before Java 19.');
        if (!this.#target.ascii)
          this.#notes.add(`\\b goes by the letters of all languages in ${name}, in JavaScript by A to Z only.`);
        return element.negate ? '\\B' : '\\b';
      case 'lookahead':
        if (lookaround === 'none') this.#refused.add('it has no look-ahead');
        return `(?${element.negate ? '!' : '='}${this.#alternatives(element.alternatives)})`;
      case 'lookbehind': {
        const [least, most] = widthOf(element.alternatives);
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
      `A reference to a group that took no part matches nothing in ${name}; in JavaScript it matches the empty text.`,
    );
    const [group] = [element.resolved].flat();
    const number = this.#numbers.get(group!)!;
    const called = this.#names[number - 1];
    return called && typeof element.ref === 'string' && again ? again(called) : `\\${number}`;
  }

  #character(value: number, isInClass: boolean): string {
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
    const inner = elements.map((part) => this.#part(part)).join('');
    return `[${negate ? '^' : ''}${inner}]`;
  }

  #part(part: AST.CharacterClassElement): string {
    switch (part.type) {
      case 'Character':
        return this.#character(part.value, true);
      case 'CharacterClassRange':
        return `${this.#character(part.min.value, true)}-${this.#character(part.max.value, true)}`;
      case 'ClassStringDisjunction':
        this.#refused.add('a set can hold characters only, no strings');
        return '';
      default:
        if (part.type !== 'CharacterSet' && this.#target.sets !== 'rust' && this.#target.sets !== 'java')
          this.#refused.add('a set cannot hold another');
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
        if (sets === 'net' || !sets) this.#refused.add('sets cannot be intersected');
        return `${operand(left)}&&${operand(right)}`;
      }
      if (!sets) this.#refused.add('sets cannot be subtracted');
      if (sets === 'java') return `${operand(left)}&&[^${operand(right)}]`;
      return sets === 'net' ? `${operand(left).slice(1, -1)}-${operand(right)}` : `${operand(left)}--${operand(right)}`;
    };
    return `[${negate ? '^' : ''}${join(expression)}]`;
  }

  #characterSet(element: AST.CharacterSet, isInClass: boolean): string {
    const { name, ascii } = this.#target;
    switch (element.kind) {
      case 'any':
        if (!this.#flags.includes('s'))
          this.#notes.add(
            name === 'Java'
              ? 'The dot leaves out U+0085 too, beside the line breaks of JavaScript.'
              : `The dot leaves out \\n only in ${name}; in JavaScript \\r, U+2028 and U+2029 too.`,
          );
        return '.';
      case 'space':
        this.#notes.add(
          name === 'Java' || name === 'Go' || (name === 'Python' && this.#willBeAscii)
            ? `\\s knows ASCII spaces only in ${name}; in JavaScript also U+00A0 and others.`
            : `\\s differs from JavaScript in a few rare characters, such as U+FEFF and U+0085.`,
        );
        return element.negate ? '\\S' : '\\s';
      case 'digit':
      case 'word': {
        this.#usesWords = true;
        const letter = element.kind === 'digit' ? 'd' : 'w';
        if (ascii) return `\\${element.negate ? letter.toUpperCase() : letter}`;
        if (!isInClass) return `[${element.negate ? '^' : ''}${ASCII_SETS[element.kind]}]`;
        if (!element.negate) return ASCII_SETS[element.kind];
        this.#notes.add(
          `\\${letter.toUpperCase()} in a set goes by the letters and digits of all languages in ${name}.`,
        );
        return `\\${letter.toUpperCase()}`;
      }
      case 'property': {
        const property = element.strings ? undefined : this.#target.property(element.key, element.value);
        if (property === undefined) this.#refused.add(`it does not know ${element.raw}`);
        return `\\${element.negate ? 'P' : 'p'}{${property ?? element.key}}`;
      }
    }
  }

  /** Python's flag reaches the whole pattern, wherever the words stand in it. */
  get #willBeAscii(): boolean {
    return /\\[dwbDWB]/.test(this.#tree.raw);
  }
}
