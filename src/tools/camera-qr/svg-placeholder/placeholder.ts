export interface Placeholder {
  width: number;
  height: number;
  backgroundColor: string;
  textColor: string;
  fontSize: number;
  text: string;
  useExactSize: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML cannot hold at all, not even escaped, become the sign for what cannot be shown. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);

/** The text in the middle of a rectangle. */
export function drawPlaceholder(placeholder: Placeholder): string {
  const { width, height, fontSize, useExactSize } = placeholder;
  const size = useExactSize ? ` width="${width}" height="${height}"` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"${size} viewBox="0 0 ${width} ${height}">\n` +
    `  <rect width="100%" height="100%" fill="${escaped(placeholder.backgroundColor)}"/>\n` +
    `  <text x="50%" y="50%" dy=".35em" fill="${escaped(placeholder.textColor)}" font-family="sans-serif" font-size="${fontSize}" text-anchor="middle">${escaped(placeholder.text)}</text>\n` +
    '</svg>'
  );
}
