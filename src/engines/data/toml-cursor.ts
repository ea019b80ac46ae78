import { fault, quoted } from './value';

const SPACE = /[ \t]*/y;
/** Up to the end of the line, or to what cannot stand in one. */
const COMMENT = /[^\x00-\x08\x0a-\x1f\x7f]*/y;

/** A place in a TOML text, and the ways to move it that know nothing of values. */
export class TomlCursor {
  at: number;
  /** A comment was passed. */
  comments = false;

  constructor(readonly source: string) {
    this.at = source.startsWith('\ufeff') ? 1 : 0;
  }

  get next(): string | undefined {
    return this.source[this.at];
  }
  get ended(): boolean {
    return this.at >= this.source.length;
  }

  fail(message: string, where = this.at) {
    return fault(this.source, message, where);
  }

  /** What stands here, in words. */
  here(): string {
    return this.ended
      ? 'the end of the text'
      : this.next === '\n' || this.next === '\r'
        ? 'the end of the line'
        : quoted(String.fromCodePoint(this.source.codePointAt(this.at)!));
  }

  startsWith(text: string): boolean {
    return this.source.startsWith(text, this.at);
  }

  /** Passes what the pattern, a sticky one, finds here. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  takeNewline(): boolean {
    const length = this.next === '\n' ? 1 : this.startsWith('\r\n') ? 2 : 0;
    this.at += length;
    return length > 0;
  }

  skipSpace(): void {
    this.take(SPACE);
  }

  skipLines(): void {
    do this.skipRest();
    while (this.takeNewline());
  }

  endLine(): void {
    this.skipRest();
    if (!this.ended && !this.takeNewline()) throw this.fail(`A new line is expected here, not ${this.here()}`);
  }

  /** Space, and the comment that ends the line. */
  private skipRest(): void {
    this.skipSpace();
    if (this.next !== '#') return;
    this.comments = true;
    this.take(COMMENT);
    if (!this.ended && !this.startsWith('\n') && !this.startsWith('\r\n'))
      throw this.fail('A comment can’t contain a control character');
  }
}
