import { encodeHex } from './hex';

const ROW = 16;

/** Lines of a hex view in the layout of `hexdump -C`: offset, two groups of eight bytes, and the printable ASCII. */
export function hexDump(bytes: Uint8Array, offset = 0, rows = Number.POSITIVE_INFINITY): string[] {
  const width = Math.max(8, bytes.length.toString(16).length);
  const lines: string[] = [];
  for (let at = offset; at < bytes.length && lines.length < rows; at += ROW) {
    const row = bytes.subarray(at, at + ROW);
    const left = encodeHex(row.subarray(0, ROW / 2), { separator: ' ' });
    const right = encodeHex(row.subarray(ROW / 2), { separator: ' ' });
    const address = at.toString(16).padStart(width, '0');
    lines.push(`${address}  ${left.padEnd(23)}  ${right.padEnd(23)}  |${showPrintable(row)}|`);
  }
  return lines;
}

function showPrintable(row: Uint8Array): string {
  let text = '';
  for (const byte of row) text += byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.';
  return text;
}
