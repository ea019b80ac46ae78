import { RegExpSyntaxError, RegExpValidator } from '@eslint-community/regexpp';
import { InputError, placeAt } from '@/engines/input-error';

const LONGEST_SAID = 1_000;

/** A regular expression of the browser's own. Its message is kept word for word; the place is found by a parser. */
export function compile(pattern: string, flags: string): RegExp {
  try {
    const regex = new RegExp(pattern, flags);
    // Whether a pattern is too large for it, an engine says only when it is used.
    regex.test('');
    return regex;
  } catch (error) {
    const messages = error instanceof Error ? error.message : 'An unknown error occurred';
    // It repeats the pattern, which may be as long as a book.
    const message = pattern.length > LONGEST_SAID ? messages.replace(pattern, () => '…') : messages;
    if (!flagsAreValid(flags)) throw new InputError(message, { field: 'flags' });
    const offset = errorOffset(pattern, flags);
    throw new InputError(message, { field: 'pattern', ...(offset === undefined ? {} : placeAt(pattern, offset)) });
  }
}

function flagsAreValid(flags: string): boolean {
  try {
    new RegExp('', flags);
    return true;
  } catch {
    return false;
  }
}

function errorOffset(pattern: string, flags: string): number | undefined {
  // What is open when the parser gives up is what was never closed.
  let open: number[] = [];
  const enter = (start: number): void => {
    open.push(start);
  };
  const leave = (): void => {
    open.pop();
  };
  const validator = new RegExpValidator({
    // The parser starts over once it has seen a named group.
    onPatternEnter: () => {
      open = [];
    },
    onGroupEnter: enter,
    onGroupLeave: leave,
    onCapturingGroupEnter: enter,
    onCapturingGroupLeave: leave,
    onLookaroundAssertionEnter: enter,
    onLookaroundAssertionLeave: leave,
    onCharacterClassEnter: enter,
    onCharacterClassLeave: leave,
  });
  try {
    validator.validatePattern(pattern, 0, pattern.length, {
      unicode: flags.includes('u'),
      unicodeSets: flags.includes('v'),
    });
  } catch (error) {
    if (!(error instanceof RegExpSyntaxError)) return undefined;
    const { index, message } = error;
    if (/: Unterminated (?:group|character class)$/.test(message)) return open.at(-1) ?? index;
    // The parser has read the quantifier by then.
    if (message.endsWith(': Nothing to repeat') && /[*+?]/.test(pattern[index - 1] ?? '')) return index - 1;
    return Math.min(index, pattern.length);
  }
  return undefined;
}
