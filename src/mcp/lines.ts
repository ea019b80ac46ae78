const NEWLINE = 10;

/** Collects chunks into lines. Every byte is looked at once, and joined with others once: long lines come in thousands of chunks. */
export class Lines {
  readonly #longest: number;
  #parts: Uint8Array[] = [];
  #length = 0;
  #isTooLong = false;

  constructor(longest: number) {
    this.#longest = longest;
  }

  /** The lines that end in this chunk; one that is too long is `undefined`, and what it held is let go as it comes. */
  *add(chunk: Uint8Array): Generator<string | undefined> {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      this.#keep(chunk.subarray(start, end));
      yield this.#take();
      start = end + 1;
    }
    this.#keep(chunk.subarray(start));
  }

  #keep(part: Uint8Array): void {
    this.#length += part.length;
    if (this.#length > this.#longest) {
      this.#isTooLong = true;
      this.#parts = [];
    } else if (part.length > 0) this.#parts.push(part);
  }

  #take(): string | undefined {
    const line = this.#isTooLong ? undefined : Buffer.concat(this.#parts, this.#length).toString().replace(/\r$/, '');
    this.#parts = [];
    this.#length = 0;
    this.#isTooLong = false;
    return line;
  }
}
