import { type GoToken, readGo } from './go-tokens';

const NAME = /^[\w\u0080-\uffff]+$/;
/** What only types begin with. */
const TYPES = /^(?:\[|~|interface|map|chan|struct)$/;
/** Words that an expression follows. */
const LEADS = /^(?:return|case|go|defer|range|if|for|switch|else)$/;

interface Frame {
  /** Where its bracket is in the output; -1 for the file. */
  at: number;
  kind: 'file' | 'params' | 'result' | 'type' | 'group' | 'index' | 'interface' | 'imports' | 'other';
  commas: number;
  /** What stood before the bracket. */
  left: string;
}

/**
 * Writes the tokens of a program in one way: semicolons, commas and brackets that gofmt takes away are left out, and the imports of a
 * block are in order. Emptied tokens say nothing.
 */
class Normalizer {
  readonly out: string[] = [];
  private readonly frames: Frame[] = [{ at: -1, kind: 'file', commas: 0, left: '' }];
  private readonly tokens: readonly GoToken[];
  /** What was read, without the semicolons and commas that were left out, and where it is in the output. */
  private readonly read: string[] = [];
  private readonly places: number[] = [];
  /** What the last closing bracket closed. */
  private closed: Frame | undefined;
  /** Headers of loops that begin with a semicolon: where, and how deep. */
  private readonly loops: { at: number; depth: number }[] = [];
  private isLoopHead = false;

  constructor(tokens: readonly GoToken[]) {
    this.tokens = tokens;
  }

  run(): string[] {
    this.tokens.forEach((token, index) => {
      const { text } = token;
      if (token.type === 'literal' && text.startsWith('`') && this.isImport()) this.push(`"${text.slice(1, -1)}"`);
      else if (token.type !== 'operator') this.push(text, token);
      else if (text === '(' || text === '[' || text === '{') this.open(text);
      else if (text === ')' || text === ']' || text === '}') this.close(text, this.tokens[index + 1]?.text ?? '');
      else if (text === ';') this.endStatement();
      else {
        if (text === ',') this.frames.at(-1)!.commas++;
        this.push(text, token);
      }
    });
    this.dropLast(';');
    return this.out;
  }

  private push(text: string, token?: GoToken): void {
    if (token?.type === 'keyword' && text === 'for') this.isLoopHead = true;
    this.read.push(text);
    this.places.push(this.out.length);
    this.out.push(text);
  }

  private isImport(): boolean {
    return this.frames.at(-1)!.kind === 'imports' || this.before === 'import' || this.read.at(-2) === 'import';
  }

  private get before(): string {
    return this.read.at(-1) ?? '';
  }

  private dropLast(text: string): void {
    if (this.before !== text) return;
    this.out[this.places.pop()!] = '';
    this.read.pop();
  }

  private open(text: string): void {
    const { before } = this;
    const loop = this.loops.at(-1);
    if (text === '{') this.isLoopHead = false;
    if (text === '{' && loop?.depth === this.frames.length) {
      // `for ; a; {` is `for a {`.
      this.loops.pop();
      if (before === ';' && this.places.at(-1) !== loop.at) {
        this.out[loop.at] = '';
        this.dropLast(';');
      }
    }
    this.frames.push({ at: this.out.length, kind: this.kindOf(text, before), commas: 0, left: before });
    this.push(text);
  }

  private kindOf(text: string, before: string): Frame['kind'] {
    const frame = this.frames.at(-1)!;
    if (text === '{') return before === 'interface' ? 'interface' : 'other';
    if (text === '[') return this.read.at(-2) === 'func' ? 'params' : 'index';
    if (before === 'func') return 'params';
    if (before === 'import') return 'imports';
    if (before === ')' && this.closed?.kind === 'params') return 'result';
    const beforeName = this.read.at(-2) ?? '';
    const isName = NAME.test(before);
    if (isName && (beforeName === 'func' || (beforeName === ')' && this.closed?.left === 'func'))) return 'params';
    if (isName && frame.kind === 'interface' && (beforeName === '{' || beforeName === ';')) return 'params';
    if (before === ']' && this.closed?.left === 'func') return 'params';
    if (frame.kind === 'params' || frame.kind === 'result' || frame.kind === 'type') return 'type';
    if (frame.kind === 'index' && isName) return 'group';
    if (/^(?:if|for|switch|range|;|\()$/.test(before)) return 'group';
    return 'other';
  }

  private close(text: string, next: string): void {
    const { at, kind, commas, left } = this.frames.at(-1)!;
    // In a call the end of a line needs a comma before it.
    if (text === '}' || /^(?:import|const|var|type)$/.test(left)) this.dropLast(';');
    // `type A[P *T,] B` has a parameter, `type A [P * T]B` a length.
    let second = at + 2;
    while (kind === 'index' && this.out[second] === '') second++;
    if (kind !== 'index' || commas > 1 || !/^[*(]$/.test(this.out[second] ?? '')) this.dropLast(',');
    if (this.frames.length === 1) {
      this.push(text);
      return;
    }
    const frame = this.frames.pop()!;
    const outer = this.frames.at(-1)!;
    if (frame.kind === 'imports') this.sortImports(frame);
    const isEmpty = this.places.at(-1) === frame.at;
    this.push(text);
    this.closed = frame;
    // Type parameters stand between the name of a function and its parameters.
    if (text === ']' && this.out[frame.at - 2] === 'func') this.closed = { ...frame, left: 'func' };
    if (this.isSpare(frame, outer, next, isEmpty)) {
      this.out[frame.at] = '';
      this.out[this.out.length - 1] = '';
    }
  }

  /** Whether gofmt leaves out the brackets. */
  private isSpare(frame: Frame, outer: Frame, next: string, isEmpty: boolean): boolean {
    if (frame.kind === 'result') return isEmpty || frame.commas === 0;
    // `(func())(a)` is `func()()(a)`.
    const isOperand = /^[)\]}"`]$/.test(frame.left.slice(-1)) || (NAME.test(frame.left) && !LEADS.test(frame.left));
    if (this.out[frame.at] === '(' && this.out[frame.at + 1] === 'func' && next === '(' && !isOperand) return true;
    if (frame.kind !== 'group' && frame.kind !== 'type') return false;
    // Brackets in brackets.
    if (frame.left === '(' && outer.at === frame.at - 1 && next === ')') return true;
    // `chan (<-chan int)` is not `chan<- chan int`.
    if (frame.kind === 'type') return /^[,)\]]$/.test(next) && !/^(?:chan|<-)$/.test(frame.left);
    if (outer.kind === 'index') return next === ',' || (next === ']' && TYPES.test(this.out[frame.at + 1]!));
    return frame.left !== '(' && (next === '{' || next === ';');
  }

  private endStatement(): void {
    const { before } = this;
    const isHead = this.isLoopHead;
    if (before === 'for' && isHead) {
      this.loops.push({ at: this.out.length, depth: this.frames.length });
      this.push(';');
      return;
    }
    const isNothing = before === '' || before === '{' || before === '(' || before === ';';
    if (!isHead && (isNothing || before === 'if' || before === 'switch')) return;
    // After a label an empty statement says where to jump; after `case a:` it says nothing.
    const isCase = before === ':' && !/^[;{}:]?$/.test(this.read.at(-3) ?? '');
    if (isCase || (before === ':' && this.read.at(-2) === 'default')) return;
    this.push(';');
  }

  /** The imports of a block in order, each once. */
  private sortImports({ at }: Frame): void {
    const specs: string[] = [];
    let spec: string[] = [];
    for (const text of [...this.out.splice(at + 1), ';']) {
      if (text !== ';') spec.push(text);
      else if (spec.length > 0) specs.push(spec.filter((part) => part !== '').join(' '));
      if (text === ';') spec = [];
    }
    while (this.places.at(-1)! > at) {
      this.places.pop();
      this.read.pop();
    }
    for (const one of [...new Set(specs)].sort()) this.push(one);
  }
}

/** Comments are laid out anew like text: their words stay, but lists get other marks. */
const getWords = (comments: readonly { text: string }[]): string[] =>
  comments
    .flatMap(({ text }) => text.replace(/^\/\/|^\/\*|\*\/$/g, '').split(/[\s\ufeff]+/))
    .filter((word) => !/^(?:[-*+•#]*|\d+[.)])$/.test(word))
    .sort();

/** The C code before `import "C"`. */
function getPreambles(source: ReturnType<typeof readGo>): string[] {
  const { tokens, comments } = source;
  const starts = new Set<number>();
  tokens.forEach(({ text }, at) => {
    if (text === 'import' && tokens[at + 1]?.text === '"C"') starts.add(at);
  });
  return comments.filter(({ at }) => starts.has(at)).map(({ text }) => text.replace(/[ \t]+$/gm, ''));
}

const isSameList = (before: readonly string[], after: readonly string[]): boolean =>
  before.length === after.length && before.every((one, at) => one === after[at]);

function normalizeGo(tokens: readonly GoToken[]): string[] {
  return new Normalizer(tokens).run().filter((text) => text !== '');
}

/** Whether two sources of Go are the same program, with the same words in their comments. */
export function isSameGo(before: string, after: string): boolean {
  const [left, right] = [readGo(before), readGo(after)];
  return (
    isSameList(normalizeGo(left.tokens), normalizeGo(right.tokens)) &&
    isSameList(getWords(left.comments), getWords(right.comments)) &&
    isSameList(getPreambles(left), getPreambles(right)) &&
    // gofmt writes a condition in the new way beside one in the old.
    (left.builds.length === 0 || isSameList(left.builds, right.builds))
  );
}
