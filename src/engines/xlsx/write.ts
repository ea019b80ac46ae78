import { strToU8, zipSync } from 'fflate';
import { InputError } from '@/engines/input-error';
import { grouped } from '@/engines/number/grouped';

export type XlsxCell = string | boolean | { number: string };

/** What Excel opens. */
const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;
const LONGEST_CELL = 32_767;
/** More digits than these, a spreadsheet rounds away. */
const MOST_DIGITS = 15;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const FRAME = {
  '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Data" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  // The second format is bold, for the header.
  'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
};

/** A control character, and what looks like the escape of one (ECMA-376, 22.9.2.19). */
const ESCAPED =
  /[\u0000-\u0008\u000b\u000c\u000d\u000e-\u001f\ufffe\uffff]|_(?=x[\dA-Fa-f]{4}_)|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const inXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(ESCAPED, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`);

/** "A" for 0, "AA" for 26. */
export function columnName(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : columnName(Math.floor(at / 26) - 1) + last;
}

/** Whether a spreadsheet keeps all digits of it. */
const isExact = (written: string): boolean => {
  const [mantissa = ''] = written.toLowerCase().split('e');
  const digits = mantissa.replace(/[-+.]/g, '').replace(/^0+/, '').replace(/0+$/, '');
  return digits.length <= MOST_DIGITS && Math.abs(Number(written)) < 1e300;
};

function writeCell(cell: XlsxCell, place: string, style: string): string {
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"${style}><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === 'object' && isExact(cell.number)) return `<c r="${place}"${style}><v>${cell.number}</v></c>`;
  const text = typeof cell === 'object' ? cell.number : cell;
  if (text === '') return '';
  if (text.length > LONGEST_CELL)
    throw new InputError(
      `Cell ${place} has ${grouped(text.length)} characters; a spreadsheet takes ${grouped(LONGEST_CELL)}`,
    );
  return `<c r="${place}" t="inlineStr"${style}><is><t xml:space="preserve">${inXml(text)}</t></is></c>`;
}

/** One sheet as a file of Excel; the first row is bold and stays on screen where it is a header. */
export function writeXlsx(rows: Iterable<readonly XlsxCell[]>, { header }: { header: boolean }): Uint8Array {
  const pieces: string[] = [];
  let number = 0;
  for (const row of rows) {
    number++;
    if (number > MOST_ROWS) throw new InputError(`A spreadsheet takes ${grouped(MOST_ROWS)} rows`);
    if (row.length > MOST_COLUMNS) throw new InputError(`A spreadsheet takes ${grouped(MOST_COLUMNS)} columns`);
    const style = header && number === 1 ? ' s="1"' : '';
    const cells = row.map((cell, at) => writeCell(cell, columnName(at) + number, style)).join('');
    pieces.push(`<row r="${number}">${cells}</row>`);
  }
  const view = header
    ? '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
    : '';
  const sheet = `${HEAD}<worksheet xmlns="${MAIN}">${view}<sheetData>${pieces.join('')}</sheetData></worksheet>`;
  const files = Object.entries({ ...FRAME, 'xl/worksheets/sheet1.xml': sheet });
  // The same bytes at any time: the first day that a ZIP can name.
  return zipSync(Object.fromEntries(files.map(([name, text]) => [name, strToU8(text)])), {
    level: 6,
    mtime: new Date(1980, 0, 1),
  });
}
