import { type AST, RegExpParser, RegExpSyntaxError } from '@eslint-community/regexpp';
import { InputError } from '@/engines/input-error';
import { grouped } from '@/engines/number/grouped';
import { integerBetween, pick } from '@/engines/random/draw';
import type { RandomSource } from '@/engines/random/source';
import { compile } from './compile';
import { type CharacterChoice, drawChoice, getChoice, type SetNode } from './generate-set';

/** How often a text that does not match after all is thrown away before the pattern is given up. */
const TRIES = 2000;
const LONGEST = 100_000;
/** A surrogate without the other that makes it a character. */
const HALF = /\p{Surrogate}/u;

export interface GenerateOptions {
  /** How many more times than it must `*`, `+` and `{n,}` may repeat. */
  maxRepeat: number;
}

/** Texts that a regular expression matches from their first character to their last. Each one has been tried with the browser's own `RegExp`. */
export function regexGenerator(
  pattern: string,
  flags: string,
  { maxRepeat }: GenerateOptions,
): (source: RandomSource) => string {
  const ownFlags = compile(pattern, flags).flags.replace(/[gyd]/g, '');
  const tree = parse(pattern, flags);
  const sets = new Map<AST.Node, CharacterChoice>();
  const toSet = (node: SetNode): CharacterChoice => {
    const known = sets.get(node) ?? getChoice(node, ownFlags);
    sets.set(node, known);
    return known;
  };
  const matches = matcher(pattern, ownFlags);

  return (source) => {
    let torn = false;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      // Most look-aheads come true more easily when their text is put in place; some, like a limit of length, when they are left to chance.
      const writer = new Writer(source, toSet, { maxRepeat, ownFlags, followAhead: attempt % 2 === 0 });
      if (!writer.alternatives(tree.alternatives) || !matches(writer.text, writer.ahead)) continue;
      const text = writer.text + writer.ahead;
      if (!HALF.test(text)) return text;
      torn = true;
    }
    if (torn)
      throw new InputError('This pattern can’t be generated: it matches halves of characters (surrogates), not text');
    throw new InputError(
      pattern.includes('(?<=') || pattern.includes('(?<!')
        ? 'This pattern can’t be generated: look-behind'
        : `This pattern can’t be generated: none of ${grouped(TRIES)} tries matched. Parts of it may contradict each other.`,
    );
  };
}

function parse(pattern: string, flags: string): AST.Pattern {
  const modes = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  try {
    return new RegExpParser().parsePattern(pattern, 0, pattern.length, modes);
  } catch (error) {
    // The engine has accepted it: what is left is nesting deeper than the stack, or syntax newer than the parser.
    const reason = error instanceof RegExpSyntaxError ? error.message : 'it is nested too deeply';
    throw new InputError(`This pattern can’t be generated: ${reason}`);
  }
}

/** Whether the pattern matches the whole text, with what its look-aheads ask for behind it. */
function matcher(pattern: string, flags: string): (text: string, ahead: string) => boolean {
  // Not `^` and `$`, which mean lines under the m flag.
  const whole = new RegExp(`(?:${pattern})(?![^])`, `${flags}y`);
  return (text, ahead) => {
    if (ahead === '') {
      whole.lastIndex = 0;
      return whole.test(text);
    }
    const units = isUnicode(flags) ? [...ahead].length : ahead.length;
    return new RegExp(`(?:${pattern})(?=[^]{${units}}(?![^]))`, `${flags}y`).test(text + ahead);
  };
}

const tooLong = () => new InputError(`The results would be longer than ${grouped(LONGEST)} characters`);

const isUnicode = (flags: string): boolean => /[uv]/.test(flags);

interface WriterOptions extends GenerateOptions {
  ownFlags: string;
  followAhead: boolean;
}

/** One try at a text. Its methods say false where the pattern has led into a dead end. */
class Writer {
  text = '';
  /** What the look-aheads so far ask to come next. */
  ahead = '';
  /** A look-ahead has seen the end: nothing may follow what is ahead. */
  private closed = false;
  private readonly captures = new Map<AST.CapturingGroup, string>();

  constructor(
    private readonly source: RandomSource,
    private readonly toSet: (node: SetNode) => CharacterChoice,
    private readonly options: WriterOptions,
  ) {}

  alternatives(alternatives: readonly AST.Alternative[]): boolean {
    return pick(this.source, alternatives).elements.every((element) => this.element(element));
  }

  private element(element: AST.Element): boolean {
    switch (element.type) {
      case 'Assertion':
        return this.assertion(element);
      case 'Quantifier':
        return this.repeat(element);
      case 'Group':
        return this.alternatives(element.alternatives);
      case 'CapturingGroup': {
        const start = this.text.length;
        if (!this.alternatives(element.alternatives)) return false;
        this.captures.set(element, this.text.slice(start));
        return true;
      }
      case 'Backreference': {
        const groups = Array.isArray(element.resolved) ? element.resolved : [element.resolved];
        const captured = groups.map((group) => this.captures.get(group)).find((text) => text !== undefined);
        return this.write(captured ?? '');
      }
      case 'Character': {
        const character = String.fromCodePoint(element.value);
        const hasCase = character.toLowerCase() !== character.toUpperCase();
        return hasCase && this.options.ownFlags.includes('i') ? this.draw(element) : this.write(character);
      }
      default:
        return this.draw(element);
    }
  }

  private repeat({ min, max, element }: AST.Quantifier): boolean {
    if (min > LONGEST) throw tooLong();
    const most = max === Number.POSITIVE_INFINITY ? min + this.options.maxRepeat : Math.min(max, LONGEST);
    const times = integerBetween(this.source, min, most);
    for (let time = 0; time < times || (this.ahead !== '' && time < max && this.fitsAhead(element)); time++) {
      this.forget(element);
      if (!this.element(element)) return false;
      if (this.text.length > LONGEST) throw tooLong();
    }
    return true;
  }

  /** Whether going on repeating helps to come to the end of what is ahead. */
  private fitsAhead(element: AST.QuantifiableElement): boolean {
    if (element.type === 'Character' || element.type === 'CharacterSet' || element.type === 'CharacterClass')
      return this.nextAhead(this.toSet(element)) !== undefined;
    return false;
  }

  /** Each turn of a repetition starts with its groups unset, as in the engine. */
  private forget({ start, end }: AST.Node): void {
    for (const group of this.captures.keys()) if (group.start >= start && group.end <= end) this.captures.delete(group);
  }

  private assertion(element: AST.Assertion): boolean {
    switch (element.kind) {
      case 'start':
        return this.options.ownFlags.includes('m') || this.text === '';
      case 'end':
        if (this.ahead === '') this.closed ||= !this.options.ownFlags.includes('m');
        return this.ahead === '' || this.options.ownFlags.includes('m');
      case 'lookahead':
        return element.negate || !this.options.followAhead || this.lookAhead(element);
      default:
        return true;
    }
  }

  /** Writes what is to come, over what is already known to come, and goes back to where it was. */
  private lookAhead(element: AST.LookaheadAssertion): boolean {
    const before = this.text;
    if (!this.alternatives(element.alternatives)) return false;
    this.ahead = this.text.slice(before.length) + this.ahead;
    this.text = before;
    return true;
  }

  private draw(node: SetNode): boolean {
    const choice = this.toSet(node);
    if (choice.size === 0) return false;
    if (this.ahead === '') return this.write(drawChoice(this.source, choice));
    const next = this.nextAhead(choice);
    return next !== undefined && this.write(next);
  }

  private nextAhead({ runs }: CharacterChoice): string | undefined {
    const point = this.ahead.codePointAt(0);
    const fits = point !== undefined && runs.some(([first, last]) => first <= point && point <= last);
    return fits ? String.fromCodePoint(point) : undefined;
  }

  private write(text: string): boolean {
    const known = Math.min(text.length, this.ahead.length);
    if (text.slice(0, known) !== this.ahead.slice(0, known)) return false;
    if (text.length > known && this.closed) return false;
    this.ahead = this.ahead.slice(known);
    this.text += text;
    return true;
  }
}
