import type { Shape } from './boxes';
import type { Railroad } from './railroad';

const STYLE = `:root{color-scheme:light dark}path{fill:none;stroke:light-dark(#55564f,#b4b4ab);stroke-width:1.5}
rect{fill:light-dark(#fff,#1b1c1a);stroke:light-dark(#8a8880,#75786f)}.set{fill:light-dark(#fdf0d5,#4a3d18)}.anchor{fill:light-dark(#f0e0f5,#4a2f55)}
.reference{fill:light-dark(#dcecff,#1d4a75)}.group,.look{fill:none;stroke-dasharray:4 3}.group{stroke:light-dark(#0b6b4d,#58cfa0)}.end{fill:light-dark(#0b6b4d,#58cfa0);stroke:none}
text{font:12px ui-monospace,monospace;text-anchor:middle;fill:light-dark(#1c1d1a,#ecebe6)}.name{font-size:11px;fill:light-dark(#55564f,#b4b4ab)}`;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`).replace(/[^\P{C}\n\t]/gu, '�');

function written(shape: Shape): string {
  switch (shape.kind) {
    case 'path':
      return `<path d="${shape.d}"/>`;
    case 'box':
      return `<rect class="${shape.part}" x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" rx="5"/>`;
    case 'text':
      return `<text class="${shape.part}" x="${shape.x}" y="${shape.y}">${escaped(shape.text)}</text>`;
  }
}

/** The diagram as a file that stands on its own, light or dark as whoever looks at it. */
export const toSvg = ({ width, height, shapes, title, description }: Railroad): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escaped(title)}</title><desc>${escaped(description)}</desc><style>${STYLE}</style>`,
    ...shapes.map(written),
    '</svg>',
  ].join('\n');
