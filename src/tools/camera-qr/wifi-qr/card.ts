/** Millimetres. */
export const CARD_SIZES = { a6: [105, 148], a4: [210, 297] } as const;
export type CardSize = keyof typeof CARD_SIZES;

interface CardTexts {
  name: string;
  /** Absent where it is not to be read. */
  password: string | undefined;
  instruction: string;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
/** About how wide a text is, in its font size. Letters of the East are square. */
const measure = (text: string): number => [...text].reduce((sum, char) => sum + (char > '\u2e7f' ? 1.05 : 0.62), 0);

/** A card to print: the name, the code, what to do with it, and the password if it is to be read. */
export function drawCard(code: string, size: CardSize, { name, password, instruction }: CardTexts) {
  const [width, height] = CARD_SIZES[size];
  const line = (text: string, y: number, largest: number, extra = '') => {
    const font = Math.min(largest, 89 / Math.max(1, measure(text)));
    return `<text x="52.5" y="${y}" font-size="${font.toFixed(2)}"${extra}>${escaped(text)}</text>`;
  };
  const side = password === undefined ? 84 : 76;
  const nested = code.replace(
    /^<svg xmlns="[^"]*" width="\d+" height="\d+"/,
    `<svg x="${(105 - side) / 2}" y="30" width="${side}" height="${side}"`,
  );
  // All measures are those of the small card.
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 105 148" font-family="system-ui, sans-serif" text-anchor="middle">` +
    `<rect width="105" height="148" fill="#ffffff"/>` +
    line(name, 21, 10, ' font-weight="600"') +
    nested +
    line(instruction, 30 + side + 9, 4.2, ' fill="#444444"') +
    (password === undefined
      ? ''
      : line('Password', 126, 3.6, ' fill="#666666"') + line(password, 134, 6, ' font-family="monospace"')) +
    '</svg>';
  return { svg, width: Math.round((width * 96) / 25.4), height: Math.round((height * 96) / 25.4) };
}
