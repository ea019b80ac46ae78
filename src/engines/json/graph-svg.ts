import { JsonKind } from './document';
import { type Graph, type GraphBox, LINE } from './graph';

const MARGIN = 20;

export interface GraphColors {
  background: string;
  box: string;
  line: string;
  key: string;
  string: string;
  number: string;
  literal: string;
  quiet: string;
}

const inXml = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The line from a box to one that is in it. */
export function edgePath(from: GraphBox, to: GraphBox): string {
  const [x, y] = [from.x + from.width, from.y + to.line * LINE + 16];
  const end = to.y + to.height / 2;
  const middle = (x + to.x) / 2;
  return `M${x} ${y}C${middle} ${y} ${middle} ${end} ${to.x} ${end}`;
}

function colorOf(kind: number, colors: GraphColors): string {
  if (kind === JsonKind.string) return colors.string;
  if (kind === JsonKind.number) return colors.number;
  return kind === 0 || kind === JsonKind.object || kind === JsonKind.array ? colors.quiet : colors.literal;
}

/** The graph as a picture that stands by itself. */
export function graphSvg({ boxes, width, height }: Graph, colors: GraphColors): string {
  const [wide, high] = [Math.ceil(width + 2 * MARGIN), Math.ceil(height + 2 * MARGIN)];
  const edges = boxes
    .filter(({ parent }) => parent !== -1)
    .map((box) => `<path d="${edgePath(boxes[box.parent]!, box)}"/>`);
  const drawn = boxes.map((box) => {
    const lines = box.lines.map(
      ({ name, value, kind }, at) =>
        `<text x="10" y="${at * LINE + 20}" xml:space="preserve"><tspan fill="${colors.key}">${inXml(name)}</tspan><tspan fill="${colorOf(kind, colors)}">  ${inXml(value)}</tspan></text>`,
    );
    const more =
      box.hidden > 0
        ? `<text x="${box.width + 6}" y="${box.height / 2 + 4}" fill="${colors.quiet}">+${box.hidden}</text>`
        : '';
    return `<g transform="translate(${box.x} ${box.y})"><rect width="${box.width}" height="${box.height}" rx="6"/>${lines.join('') || `<text x="10" y="20" fill="${colors.quiet}">empty</text>`}${more}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="${-MARGIN} ${-MARGIN} ${wide} ${high}" font-family="ui-monospace, Menlo, Consolas, monospace" font-size="12">
<rect x="${-MARGIN}" y="${-MARGIN}" width="${wide}" height="${high}" fill="${colors.background}"/>
<g fill="none" stroke="${colors.line}">${edges.join('')}</g>
<g fill="${colors.quiet}" stroke="none"><style>g > rect { fill: ${colors.box}; stroke: ${colors.line}; }</style>${drawn.join('\n')}</g>
</svg>
`;
}
