import { type InputError, placeAt } from '@/engines/input-error';
import { fault } from './value';

const START =
  ':A-Z_a-z\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}';
const PART = `${START}\\-.0-9\\xB7\\u0300-\\u036F\\u203F\\u2040`;
export const NAME = `[${START}][${PART}]*`;
const NAME_HERE = new RegExp(NAME, 'yu');
const TOKEN_HERE = new RegExp(`[${PART}]+`, 'yu');
const WHOLE_NAME = new RegExp(`^${NAME}$`, 'u');
const SPACE = /[ \t\r\n]*/y;
const NO_CHARACTER = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

export const isXmlName = (text: string): boolean => WHOLE_NAME.test(text);
export const isXmlText = (text: string): boolean => !NO_CHARACTER.test(text);

/** Line breaks as XML counts them. */
export const breaks = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);

/** The character a reference such as `&#65;` stands for, or nothing if XML has no such character. */
export function getCharacter(decimal: string | undefined, hex: string | undefined): string | undefined {
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
  const character = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '\0';
  return isXmlText(character) ? character : undefined;
}

/** A place in a text that moves on as the text is read: the document itself, or what an entity stands for. */
export class XmlScanner {
  at = 0;

  constructor(
    readonly text: string,
    private readonly source: string,
    /** Where in the document the entity is used whose text this is. */
    private readonly use?: number,
  ) {}

  /** Where in the document an offset of this text is to be shown. */
  place(offset = this.at): number {
    return this.use ?? offset;
  }

  fail(message: string, offset = this.at): InputError {
    return fault(this.source, message, this.place(offset));
  }

  lineAndColumn(offset: number): string {
    const { line, column } = placeAt(this.source, this.place(offset));
    return `line ${line}, column ${column}`;
  }

  get ended(): boolean {
    return this.at >= this.text.length;
  }

  sees(mark: string): boolean {
    return this.text.startsWith(mark, this.at);
  }

  take(mark: string): boolean {
    if (!this.sees(mark)) return false;
    this.at += mark.length;
    return true;
  }

  expect(mark: string, where: string): void {
    if (!this.take(mark)) throw this.fail(`${mark} is expected ${where}`);
  }

  space(): boolean {
    return this.match(SPACE) !== '';
  }

  expectSpace(where: string): void {
    if (!this.space()) throw this.fail(`A space is expected ${where}`);
  }

  name(what: string): string {
    const name = this.match(NAME_HERE);
    if (!name) throw this.fail(`${what} is expected here`);
    return name;
  }

  /** What may also begin like the rest of a name does. */
  token(what: string): string {
    const token = this.match(TOKEN_HERE);
    if (!token) throw this.fail(`${what} is expected here`);
    return token;
  }

  until(mark: string, what: string, start: number): string {
    const end = this.text.indexOf(mark, this.at);
    if (end === -1) throw this.fail(`This ${what} is not closed`, start);
    const text = this.text.slice(this.at, end);
    this.at = end + mark.length;
    return text;
  }

  /** What stands in quotes, and where it begins. */
  quoted(what: string): { text: string; at: number } {
    const quote = this.text[this.at];
    if (quote !== '"' && quote !== "'") throw this.fail(`${what} must be in quotes`);
    const start = this.at++;
    return { text: this.until(quote, what.toLowerCase().replace(/^the /, ''), start), at: start + 1 };
  }

  /** The text of a comment whose `<!--` has been read. */
  comment(start: number): string {
    const text = this.until('--', 'comment', start);
    if (!this.take('>')) throw this.fail('A comment can’t contain --', this.at - 2);
    return text;
  }

  /** An instruction whose `<?` has been read. */
  instruction(start: number): { name: string; text: string } {
    const name = this.name('The name of an instruction');
    const spaced = this.space();
    const text = this.until('?>', 'instruction', start);
    if (!spaced && text !== '') throw this.fail('A space is expected after the name of an instruction', start);
    return { name, text };
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [found = ''] = pattern.exec(this.text) ?? [];
    this.at += found.length;
    return found;
  }
}

/** The first character of a text that XML has no place for. */
export function refuseCharacters(source: string): void {
  const bad = NO_CHARACTER.exec(source);
  if (!bad) return;
  const code = bad[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  throw fault(source, `U+${code} isn’t allowed in XML, not even as a reference`, bad.index);
}
