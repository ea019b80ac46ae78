import { splitGraphemes } from '@/engines/text/segment';
import { type ColorDepth, escapeFor, RESET } from './ansi';
import type { ImageArt } from './art';

const css = (color: number): string => `#${color.toString(16).padStart(6, '0')}`;
const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Neighbours of the same color, together. */
export function* getRuns({ rows, colors, grounds }: ImageArt): Generator<{
  row: number;
  column: number;
  text: string;
  color: number | undefined;
  ground: number | undefined;
}> {
  const columns = colors ? colors.length / rows.length : 0;
  for (const [row, line] of rows.entries()) {
    if (!colors) {
      yield { row, column: 0, text: line, color: undefined, ground: undefined };
      continue;
    }
    const cells = [...splitGraphemes(line)];
    const start = row * columns;
    for (let column = 0; column < cells.length; ) {
      const [color, ground] = [colors[start + column], grounds?.[start + column]];
      let end = column + 1;
      while (end < cells.length && colors[start + end] === color && grounds?.[start + end] === ground) end++;
      yield { row, column, text: cells.slice(column, end).join(''), color, ground };
      column = end;
    }
  }
}

/** Runs put into lines, each run as `write` has it. */
function inLines(
  art: ImageArt,
  write: (run: { text: string; color: number | undefined; ground: number | undefined }) => string,
): string[] {
  const lines: string[] = art.rows.map(() => '');
  for (const { row, ...run } of getRuns(art)) lines[row] += write(run);
  return lines;
}

export const writeText = ({ rows }: ImageArt): string => rows.map((row) => row.trimEnd()).join('\n');

export function writeAnsi(art: ImageArt, depth: ColorDepth): string {
  if (!art.colors) return writeText(art);
  return inLines(
    art,
    ({ text, color = 0, ground }) =>
      `${escapeFor(color, depth, 'text')}${ground === undefined ? '' : escapeFor(ground, depth, 'ground')}${text}`,
  )
    .map((line) => `${line}${RESET}`)
    .join('\n');
}

/** A page of its own: the letters, their colors, and the ground they are seen on. */
export function writeHtml(art: ImageArt, { onLight }: { onLight: boolean }): string {
  const lines = inLines(art, ({ text, color, ground }) => {
    if (color === undefined) return escapeHtml(text.trimEnd());
    if (text.trim() === '' && ground === undefined) return text;
    const back = ground === undefined ? '' : `;background:${css(ground)}`;
    return `<span style="color:${css(color)}${back}">${escapeHtml(text)}</span>`;
  });
  const look = onLight ? 'color:#111;background:#fff' : 'color:#eee;background:#111';
  return `<!doctype html>
<meta charset="utf-8">
<title>ASCII art</title>
<pre style="${look};padding:1em;font:10px/1 monospace">
${lines.join('\n')}
</pre>
`;
}
