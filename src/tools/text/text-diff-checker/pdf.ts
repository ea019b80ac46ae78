import { diffWords, type LineDiff, lineAt, unifiedRows, type WordDiffOptions } from '@/engines/diff';
import { grouped } from '@/engines/number/grouped';
import {
  layoutDiff,
  type PdfPage,
  type PdfTextLine,
  type PrintInstruction,
  type PrintRow,
  writePdf,
} from '@/engines/pdf';
import type { ComparedTexts } from '@/kit/output';

/** A4, in points. */
const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 36;
const TOP = 64;
const BOTTOM = 48;
const SIZE = 8;
const LINE = 11;
/** Pixels a point: 144 an inch, sharp enough to print and a quarter of a megabyte a page. */
const SCALE = 2;
const QUALITY = 0.8;

const MONO = 'ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace';
const SANS = 'system-ui, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif';
/** Paper is white whatever the theme. */
const INK = '#1c1d1a';
const QUIET = '#62635b';
const COLOURS: Readonly<
  Partial<Record<PrintInstruction['kind'], { row: string; word: string; mark: string; sign: string }>>
> = {
  added: { row: '#e4f4e8', word: '#a3deb4', mark: '#0b6b4d', sign: '+' },
  removed: { row: '#fdecea', word: '#f6b5ad', mark: '#a8221b', sign: '−' },
  gap: { row: '#f2f1ed', word: '', mark: '', sign: '' },
};

type Surface = OffscreenCanvas | HTMLCanvasElement;
type Pen = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

function makeSurface(width: number, height: number): Surface {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

async function toJpeg(surface: Surface): Promise<Uint8Array> {
  const blob =
    'convertToBlob' in surface
      ? await surface.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
      : await new Promise<Blob | null>((resolve) => surface.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The browser couldn’t draw a page.');
  return new Uint8Array(await blob.arrayBuffer());
}

/** The unified rows; a row's text is cut and its words are compared only when it is printed. */
function printRows({ left, right, diff }: ComparedTexts, options: WordDiffOptions) {
  const rows = unifiedRows(diff);
  return {
    count: rows.count,
    row(index: number): PrintRow {
      const { type, left: l, right: r, partner } = rows.row(index);
      const isAdded = type === 'added';
      const toText = () => (l < 0 ? lineAt(right, diff.rightBounds, r) : lineAt(left, diff.leftBounds, l));
      return {
        kind: type,
        leftNumber: l < 0 ? undefined : l + 1,
        rightNumber: r < 0 ? undefined : r + 1,
        get text() {
          return toText();
        },
        get marks() {
          if (partner < 0) return undefined;
          return isAdded
            ? diffWords(lineAt(left, diff.leftBounds, partner), toText(), options).right
            : diffWords(toText(), lineAt(right, diff.rightBounds, partner), options).left;
        },
      };
    },
  };
}

interface Sheet {
  pen: Pen;
  /** Width of a number column and of one character, in points. */
  numbers: number;
  character: number;
}

function drawLine({ pen, numbers, character }: Sheet, line: PrintInstruction): PdfTextLine {
  const { kind, text, y, marks = [], leftNumber, rightNumber } = line;
  const colours = COLOURS[kind];
  const markAt = MARGIN + 2 * numbers;
  const textAt = kind === 'note' || kind === 'gap' ? markAt : markAt + 2 * character;
  const getWidth = (part: string) => pen.measureText(part).width;
  if (colours) {
    pen.fillStyle = colours.row;
    pen.fillRect(MARGIN, y + LINE / 4 - LINE, WIDTH - 2 * MARGIN, LINE);
    pen.fillStyle = colours.word;
    for (let i = 0; i < marks.length; i += 2) {
      const from = getWidth(text.slice(0, marks[i]));
      const to = getWidth(text.slice(0, marks[i + 1]));
      pen.fillRect(textAt + from, y + LINE / 4 - LINE, to - from, LINE);
    }
  }
  pen.fillStyle = QUIET;
  pen.textAlign = 'right';
  if (leftNumber) pen.fillText(String(leftNumber), MARGIN + numbers - character, y);
  if (rightNumber) pen.fillText(String(rightNumber), MARGIN + 2 * numbers - character, y);
  pen.textAlign = 'left';
  const sign = (!line.continued && colours?.sign) || '';
  if (sign) {
    pen.fillStyle = colours!.mark;
    pen.fillText(sign, markAt, y);
  }
  pen.fillStyle = kind === 'note' || kind === 'gap' ? QUIET : INK;
  pen.fillText(text, textAt, y);
  // The minus sign is not in the alphabet of the invisible text; a hyphen is what people search for.
  const spoken = sign ? `${sign === '−' ? '-' : sign} ${text}` : text;
  const x = sign ? markAt : textAt;
  return { text: spoken, x, y, size: SIZE, width: Math.max(character, textAt + getWidth(text) - x) };
}

export interface PdfJob {
  value: ComparedTexts;
  options: WordDiffOptions;
  /** At the top of every page, beside the counts. */
  score: string;
}

const getCounts = ({ added, removed }: LineDiff) => `+${grouped(added)}  −${grouped(removed)} lines`;

export interface PdfControl {
  /** Share of the pages that are drawn. */
  onProgress(done: number): void;
  signal?: AbortSignal;
}

/** A PDF of the unified view in colour, drawn page by page so that the browser gets its turn in between. */
export async function makePdf({ value, options, score }: PdfJob, control: PdfControl): Promise<Uint8Array> {
  const surface = makeSurface(Math.round(WIDTH * SCALE), Math.round(HEIGHT * SCALE));
  const pen = surface.getContext('2d', { alpha: false }) as Pen | null;
  if (!pen) throw new Error('The browser couldn’t draw a page.');
  const font = `${SIZE}px ${MONO}`;
  pen.font = font;
  const character = pen.measureText('0'.repeat(100)).width / 100;
  const digits = String(Math.max(value.diff.leftBounds.length, value.diff.rightBounds.length) / 2).length;
  const numbers = (digits + 2) * character;
  const columns = Math.floor((WIDTH - 2 * MARGIN - 2 * numbers - 2 * character) / character);
  const { pages } = layoutDiff(printRows(value, options), {
    height: HEIGHT,
    marginTop: TOP,
    marginBottom: BOTTOM,
    lineHeight: LINE,
    columns,
  });

  const drawn: PdfPage[] = [];
  for (const [at, lines] of pages.entries()) {
    control.signal?.throwIfAborted();
    pen.setTransform(SCALE, 0, 0, SCALE, 0, 0);
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    pen.fillStyle = INK;
    pen.font = `600 12px ${SANS}`;
    pen.fillText('Text Diff', MARGIN, 42);
    pen.font = `9px ${SANS}`;
    pen.fillStyle = QUIET;
    pen.textAlign = 'right';
    pen.fillText(`${getCounts(value.diff)}  ·  Similarity Score ${score}`, WIDTH - MARGIN, 42);
    pen.fillText(`Page ${at + 1} of ${pages.length}`, WIDTH - MARGIN, HEIGHT - 26);
    pen.fillRect(MARGIN, 50, WIDTH - 2 * MARGIN, 0.5);
    pen.textAlign = 'left';
    pen.font = font;
    const text = lines.map((line) => drawLine({ pen, numbers, character }, line));
    drawn.push({
      jpeg: await toJpeg(surface),
      width: surface.width,
      height: surface.height,
      widthPt: WIDTH,
      heightPt: HEIGHT,
      text: [{ text: 'Text Diff', x: MARGIN, y: 42, size: 12 }, ...text],
    });
    control.onProgress((at + 1) / pages.length);
  }
  return writePdf(drawn, { title: 'Text Diff', createdAt: new Date() });
}
