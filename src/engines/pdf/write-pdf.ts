import { decimal } from '@/engines/number/decimal';
import { PdfFile } from './file';

/** A line of invisible text over the picture, so that the page can be searched and copied from. */
export interface PdfTextLine {
  text: string;
  /** Points from the left edge of the page. */
  x: number;
  /** Points from the top edge of the page down to the baseline. */
  y: number;
  /** Font size in points. */
  size: number;
  /** Width in points of the line as drawn; the invisible text is stretched to it. */
  width?: number;
}

export interface PdfPage {
  jpeg: Uint8Array;
  /** Size of the picture in pixels. */
  width: number;
  height: number;
  /** Size of the page in points (1/72 inch). */
  widthPt: number;
  heightPt: number;
  text?: PdfTextLine[];
}

export interface PdfDetails {
  title: string;
  createdAt: Date;
}

// Object numbers: 1 catalogue, 2 page tree, 3 information, 4 font, then page, content and picture for each page.
const FIRST_PAGE_OBJECT = 5;
const OBJECTS_PER_PAGE = 3;

/** A PDF 1.7 file (ISO 32000-1) with one picture to a page. */
export function writePdf(pages: PdfPage[], details: PdfDetails): Uint8Array {
  const file = new PdfFile();
  file.object(1, '<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>');
  const kids = pages.map((_, i) => `${FIRST_PAGE_OBJECT + i * OBJECTS_PER_PAGE} 0 R`);
  file.object(2, `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`);
  file.object(
    3,
    `<< /Title ${textString(details.title)} /Producer (Localkit) /CreationDate (${pdfDate(details.createdAt)}) >>`,
  );
  file.object(4, '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>');

  pages.forEach((page, i) => {
    const number = FIRST_PAGE_OBJECT + i * OBJECTS_PER_PAGE;
    const box = `${decimal(page.widthPt)} ${decimal(page.heightPt)}`;
    file.object(
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${box}] /Contents ${number + 1} 0 R /Resources << /XObject << /Im0 ${number + 2} 0 R >> /Font << /F1 4 0 R >> >> >>`,
    );
    const content = pageContent(page);
    // All of it is ASCII, so characters are bytes.
    file.stream(number + 1, '', new TextEncoder().encode(content));
    file.stream(
      number + 2,
      `/Type /XObject /Subtype /Image /Width ${page.width} /Height ${page.height} ${colourSpace(page.jpeg)} /BitsPerComponent 8 /Filter /DCTDecode `,
      page.jpeg,
    );
  });
  return file.finish();
}

function pageContent(page: PdfPage): string {
  const lines = [`q ${decimal(page.widthPt)} 0 0 ${decimal(page.heightPt)} 0 0 cm /Im0 Do Q`];
  if (page.text && page.text.length > 0) {
    // Rendering mode 3 neither fills nor strokes (section 9.3.6, table 106).
    lines.push('BT 3 Tr');
    for (const { text, x, y, size, width } of page.text) {
      const bytes = toWinAnsi(text);
      if (bytes.length === 0) continue;
      // Every character of Courier is 600 thousandths of the size wide.
      const stretch = width === undefined ? 100 : (100 * width) / (bytes.length * 0.6 * size);
      lines.push(
        `/F1 ${decimal(size)} Tf ${decimal(stretch)} Tz 1 0 0 1 ${decimal(x)} ${decimal(page.heightPt - y)} Tm ${literal(bytes)} Tj`,
      );
    }
    lines.push('ET');
  }
  return lines.join('\n');
}

function literal(bytes: number[]): string {
  let out = '(';
  for (const byte of bytes) {
    if (byte === 0x28 || byte === 0x29 || byte === 0x5c) out += `\\${String.fromCharCode(byte)}`;
    else if (byte >= 0x20 && byte < 0x7f) out += String.fromCharCode(byte);
    else out += `\\${byte.toString(8).padStart(3, '0')}`;
  }
  return `${out})`;
}

/** Section 7.9.2.2: plain where ASCII is enough, else UTF-16 with a byte order mark. */
function textString(text: string): string {
  if (/^[ -~]*$/.test(text)) return literal(Array.from(text, (char) => char.charCodeAt(0)));
  let out = '<FEFF';
  for (let i = 0; i < text.length; i++) out += text.charCodeAt(i).toString(16).toUpperCase().padStart(4, '0');
  return `${out}>`;
}

function pdfDate(date: Date): string {
  return `D:${date.toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z`;
}

// Windows-1252 from 0x80 to 0x9f; a space where the code page has no character.
const WINDOWS_HIGH = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Characters outside Windows-1252 become question marks, one for each, control characters spaces. */
export function toWinAnsi(text: string): number[] {
  const bytes: number[] = [];
  for (const char of text.normalize('NFC')) {
    const point = char.codePointAt(0)!;
    const high = point > 0xff ? WINDOWS_HIGH.indexOf(char) : -1;
    if (high >= 0) bytes.push(0x80 + high);
    else if (point > 0xff) bytes.push(0x3f);
    else if (point < 0x20 || (point >= 0x7f && point < 0xa0)) bytes.push(0x20);
    else bytes.push(point);
  }
  return bytes;
}

/** The number of colour components stands in the frame header (ITU T.81, B.2.2). */
function colourSpace(jpeg: Uint8Array): string {
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8) throw new TypeError('The page picture is not a JPEG file');
  for (let at = 2; at + 9 < jpeg.length; ) {
    const marker = jpeg[at + 1]!;
    if (jpeg[at] !== 0xff) break;
    if (marker === 0xff) {
      at++;
      continue;
    }
    // C4, C8 and CC are in the same range but are tables and an extension.
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      const components = jpeg[at + 9];
      if (components === 1) return '/ColorSpace /DeviceGray';
      if (components === 3) return '/ColorSpace /DeviceRGB';
      // Adobe programs store ink values inverted, and nothing else writes four components.
      return '/ColorSpace /DeviceCMYK /Decode [1 0 1 0 1 0 1 0]';
    }
    at += 2 + jpeg[at + 2]! * 256 + jpeg[at + 3]!;
  }
  throw new TypeError('The page picture has no frame header');
}
