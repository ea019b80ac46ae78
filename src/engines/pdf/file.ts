/** The objects of a PDF file (ISO 32000-1), and where each begins. Object 1 is the catalogue, object 3 says what the file is. */
export class PdfFile {
  #length = 0;
  #parts: Uint8Array[] = [];
  #encoder = new TextEncoder();
  #offsets: number[] = [];

  constructor() {
    // Section 7.5.2: four bytes above 127 right after the header tell file transfer programs that this is no text.
    this.#text('%PDF-1.7\n%');
    this.#bytes(Uint8Array.of(0xe2, 0xe3, 0xcf, 0xd3, 0x0a));
  }

  object(number: number, body: string): void {
    this.#offsets[number] = this.#length;
    this.#text(`${number} 0 obj\n${body}\nendobj\n`);
  }

  stream(number: number, entries: string, bytes: Uint8Array): void {
    this.#offsets[number] = this.#length;
    this.#text(`${number} 0 obj\n<< ${entries}/Length ${bytes.length} >>\nstream\n`);
    this.#bytes(bytes);
    this.#text('\nendstream\nendobj\n');
  }

  finish(): Uint8Array {
    const start = this.#length;
    const size = this.#offsets.length;
    // Section 7.5.4: every entry is exactly 20 bytes, its line end included.
    this.#text(`xref\n0 ${size}\n0000000000 65535 f \n`);
    for (const offset of this.#offsets.slice(1)) this.#text(`${String(offset).padStart(10, '0')} 00000 n \n`);
    this.#text(`trailer\n<< /Size ${size} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${start}\n%%EOF\n`);
    const out = new Uint8Array(this.#length);
    let at = 0;
    for (const part of this.#parts) {
      out.set(part, at);
      at += part.length;
    }
    return out;
  }

  #bytes(part: Uint8Array): void {
    this.#parts.push(part);
    this.#length += part.length;
  }

  #text(part: string): void {
    this.#bytes(this.#encoder.encode(part));
  }
}
