import { closeBracket, openBracket } from './python-brackets';
import { BINARY, type Frame, isAssignment, isGuard, Level, newFrame, setOperand, type Walk } from './python-levels';
import { decode, endString, startString } from './python-strings';
import { OpenStringError, type PythonLine, PythonReader, type PythonToken } from './python-tokens';

/** How tightly words bind that are no operators. */
const WORDS: ReadonlyMap<string, number> = new Map([
  ...'return del except import def class global nonlocal pass break continue try finally while elif'
    .split(' ')
    .map((word) => [word, Level.EDGE] as const),
  ...'assert with raise from async'.split(' ').map((word) => [word, Level.PART] as const),
]);
/** Words that a block begins with; `match` and `case` are names elsewhere. */
const HEADS = new Set('if elif else for while try except finally with def class'.split(' '));

const NEWLINE = '\n';
const INDENT = '\n>';
const DEDENT = '\n<';

function writeNumber(text: string): string {
  if (/^\d+$/.test(text)) return text;
  const number = text.toLowerCase();
  if (/^0[xob]/.test(number)) return number;
  return number
    .replace(/^\./, '0.')
    .replace(/\.(?!\d)/, '.0')
    .replace('e+', 'e');
}

function operate(frame: Frame, level: number): number {
  if (level === Level.WALRUS || level === Level.YIELD) frame.isExpression = true;
  frame.loosest = Math.min(frame.loosest, level);
  return level;
}

/**
 * Writes the tokens of a program in one way, whatever its layout: brackets that change nothing are left out, as are commas at the end
 * of lists; strings are their values, and every block is indented.
 */
class Normalizer implements Walk {
  readonly out: string[] = [];
  tokens: PythonToken[] = [];
  index = 0;
  frames: Frame[] = [];
  statement: string | undefined;
  start = 0;
  isHead = false;
  private readonly blocks: { indent: number; isMatch: boolean }[] = [{ indent: 0, isMatch: false }];
  /** The line begins a match statement. */
  private isMatch = false;

  read({ indent, tokens }: PythonLine): void {
    if (indent > this.blocks.at(-1)!.indent) {
      this.blocks.push({ indent, isMatch: this.isMatch });
      this.out.push(INDENT);
    }
    while (this.blocks.length > 1 && indent < this.blocks.at(-1)!.indent) {
      this.blocks.pop();
      this.out.push(DEDENT);
    }
    this.tokens = tokens;
    this.isMatch = tokens[0]!.text === 'match' && tokens.length > 2 && tokens.at(-1)!.text === ':';
    this.startStatement();
    let isInline = false;
    for (this.index = 0; this.index < tokens.length; this.index++) {
      const wasHead = this.isHead;
      this.readToken(tokens[this.index]!, this.frames.at(-1)!);
      if (!wasHead || this.isHead || this.index + 1 === tokens.length) continue;
      // The block is on the line of its head.
      this.out.push(INDENT);
      this.startStatement();
      isInline = true;
    }
    this.endStatement();
    if (isInline) this.out.push(DEDENT);
  }

  end(): void {
    for (let level = 1; level < this.blocks.length; level++) this.out.push(DEDENT);
  }

  private startStatement(): void {
    this.statement = undefined;
    this.start = this.out.length;
    this.isHead = false;
    this.frames = [newFrame('line', -1)];
  }

  private endStatement(): void {
    const frame = this.frames[0]!;
    endString(this, frame);
    this.endTuple(frame);
    if (this.statement !== undefined && frame.before !== 'block') this.out.push(NEWLINE);
  }

  /** A comma at the end of a tuple says something only where it is the only one. */
  private endTuple(frame: Frame): void {
    if (frame.before === ',' && (frame.commas > 1 || this.statement === 'del')) this.out[this.out.length - 1] = '';
    frame.commas = 0;
  }

  private readToken(token: PythonToken, frame: Frame): void {
    const { type, text } = token;
    const isString = type === 'string' || type === 'start' || type === 'text' || type === 'field' || type === 'end';
    if (!isString) endString(this, frame);
    this.statement ??= type === 'name' ? text : '';
    if (type === 'name') this.readName(text, frame);
    else if (type === 'operator') this.readOperator(text, frame);
    else if (type === 'number') {
      this.out.push(writeNumber(text));
      setOperand(frame);
    } else if (type === 'string' || type === 'start') {
      startString(this, token, frame);
      setOperand(frame);
    } else this.readPiece(token, frame);
  }

  /** Pieces of f-strings and t-strings. */
  private readPiece(token: PythonToken, frame: Frame): void {
    const { run } = frame;
    switch (token.type) {
      case 'text':
        if (token.isSpec) this.out.push(`"${decode(token)}`);
        else if (run) run.text += decode(token);
        break;
      case 'field':
        if (run) this.out.push(`"${run.text}`);
        if (run) run.text = '';
        this.frames.push(newFrame('field', this.out.length));
        this.out.push('{');
        break;
      case 'end':
        break;
      default:
        this.endTuple(frame);
        this.out.push(token.type === 'debug' ? `=${token.text}` : token.text);
        frame.before = '';
        if (token.type === 'close') this.frames.pop();
    }
  }

  private readName(text: string, frame: Frame): void {
    const { before } = frame;
    const isFirst = this.out.length === this.start || (this.statement === 'async' && before === 'async');
    if (isFirst) this.startWord(text);
    if (text === 'in' && frame.isTarget) this.endTuple(frame);
    this.out.push(text);
    const isAttribute = before === '.' && text !== 'import';
    const left = isAttribute ? undefined : this.bindWord(text, frame, isFirst && this.isHead);
    if (left === undefined) setOperand(frame);
    else this.bind(frame, left, text);
  }

  private startWord(text: string): void {
    this.statement = text;
    const isCase = text === 'case' && this.blocks.at(-1)!.isMatch;
    this.isHead = HEADS.has(text) || isCase || (text === 'match' && this.isMatch);
  }

  private bind(frame: Frame, left: number, before: string): void {
    frame.afterOperand = false;
    frame.left = left;
    frame.before = before;
  }

  /** How tightly a word binds what comes next; nothing where it is an operand itself. */
  private bindWord(text: string, frame: Frame, startsBlock: boolean): number | undefined {
    if (text === 'for') {
      frame.isTarget = true;
      frame.isGenerator = frame.kind !== 'line';
      return Level.EDGE;
    }
    if (startsBlock) return text === 'with' ? Level.PART : Level.EDGE;
    switch (text) {
      case 'lambda':
        frame.lambdas++;
        operate(frame, Level.LAMBDA);
        return Level.AS;
      case 'not':
        return operate(frame, frame.afterOperand || frame.before === 'is' ? Level.COMPARE : Level.NOT);
      case 'await':
        return operate(frame, Level.AWAIT);
      case 'yield':
        return operate(frame, Level.YIELD);
      case 'in':
        if (!frame.isTarget) return operate(frame, Level.COMPARE);
        frame.isTarget = false;
        return frame.kind === 'line' ? Level.EDGE : Level.TERNARY;
      case 'if':
        return isGuard(this, frame) ? Level.EDGE : operate(frame, Level.TERNARY);
      default: {
        const level = BINARY.get(text);
        return level === undefined ? WORDS.get(text) : operate(frame, level);
      }
    }
  }

  private readOperator(text: string, frame: Frame): void {
    if (text === '(' || text === '[' || text === '{') openBracket(this, text, frame);
    else if (text === ')' || text === ']' || text === '}') closeBracket(this, text, frame);
    else if (text === '...') {
      this.out.push(text);
      setOperand(frame);
    } else if (text === ';') {
      this.endStatement();
      this.startStatement();
    } else if (text === ':' && frame.lambdas > 0) {
      if (frame.before === ',') this.out[this.out.length - 1] = '';
      frame.lambdas--;
      this.out.push('lambda:');
      // The body of a lambda can be another one.
      this.bind(frame, Level.WALRUS, text);
    } else {
      const isOutside = frame.kind === 'line' && frame.lambdas === 0;
      const isEdge = isOutside && (text === '=' || text === ':' || text === '->' || isAssignment(text));
      if (isEdge) this.endTuple(frame);
      this.out.push(text);
      const endsHead = isEdge && text === ':' && this.isHead;
      if (endsHead) this.isHead = false;
      this.bind(frame, isEdge ? Level.EDGE : this.bindSign(text, frame), endsHead ? 'block' : text);
    }
  }

  /** How tightly a sign binds what comes next. */
  private bindSign(text: string, frame: Frame): number {
    switch (text) {
      case ',':
        if (frame.lambdas > 0) return Level.AS;
        frame.commas++;
        return operate(frame, Level.PART);
      case '.':
        return operate(frame, Level.PRIMARY);
      case '=':
      case ':':
        return Level.AS;
    }
    // A decorator.
    if (text === '@' && this.out.length - 1 === this.start) return Level.EDGE;
    if (frame.afterOperand) return operate(frame, BINARY.get(text) ?? Level.EDGE);
    if (text === '*' || text === '**') {
      frame.isExpression ||= frame.lambdas === 0;
      return frame.before === 'except' ? Level.EDGE : Level.COMPARE;
    }
    // In `a ** -b` the sign belongs to the operand: nothing on the outside comes between.
    operate(frame, frame.left === Level.POWER ? Level.POWER : Level.UNARY);
    return Level.UNARY;
  }
}

/** What a program says, without how it is laid out; and its comments. */
function readPython(source: string): { tokens: string[]; comments: string[] } {
  const reader = new PythonReader(source);
  const normalizer = new Normalizer();
  for (let line = reader.next(); line; line = reader.next()) normalizer.read(line);
  normalizer.end();
  return { tokens: normalizer.out, comments: reader.comments };
}

function isSameList(before: readonly string[], after: readonly string[]): boolean {
  let [left, right] = [0, 0];
  for (; ; left++, right++) {
    while (before[left] === '') left++;
    while (after[right] === '') right++;
    if (left >= before.length || right >= after.length) return left >= before.length && right >= after.length;
    if (before[left] !== after[right]) return false;
  }
}

/** Whether two sources of Python are the same program, with the same comments in whatever order unless these may go. */
export function isSamePython(before: string, after: string, { mayLoseComments = false } = {}): boolean {
  try {
    const [left, right] = [readPython(before), readPython(after)];
    if (!isSameList(left.tokens, right.tokens)) return false;
    return mayLoseComments || isSameList(left.comments.sort(), right.comments.sort());
  } catch (error) {
    if (error instanceof OpenStringError) return false;
    throw error;
  }
}
