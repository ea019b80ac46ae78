// Collects the icons the product uses into one sheet, so that no icon costs script.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ICONS = 'node_modules/lucide-static/icons';
const SHEET = 'src/ui/icons.generated.svg';

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? sources(join(folder, entry.name))
      : /(?<!\.test)\.tsx?$/.test(entry.name)
        ? [join(folder, entry.name)]
        : [],
  );
}

/** Every quoted word on a line that speaks of icons and is the name of one. */
function usedIcons() {
  const names = sources('src').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /icon/i.test(line))
      .flatMap((line) => [...line.matchAll(/['"]([a-z0-9-]+)['"]/g)].map(([, name]) => name)),
  );
  return [...new Set(names)].filter((name) => existsSync(`${ICONS}/${name}.svg`)).sort();
}

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/.source;
/** At its start a path's relative move is from the origin; after another path it would be from where that ended. */
const OPENING = new RegExp(`^m\\s*(${NUMBER})[\\s,]*(${NUMBER})[\\s,]*(?=([-.\\d])?)`);

/** The outline of a shape, as a path. */
function outline({ element, d, ...given }) {
  const of = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, Number(value)]));
  const arc = (rx, ry, x, y) => `a${rx} ${ry} 0 0 1 ${x} ${y}`;
  switch (element) {
    case 'path':
      return d.replace(OPENING, (_, x, y, next) => `M${x} ${y}${next ? 'l' : ''}`);
    case 'line':
      return `M${of.x1} ${of.y1}L${of.x2} ${of.y2}`;
    case 'circle':
    case 'ellipse': {
      const { cx, cy, rx = of.r, ry = of.r } = of;
      return `M${cx - rx} ${cy}${arc(rx, ry, 2 * rx, 0)}${arc(rx, ry, -2 * rx, 0)}z`;
    }
    case 'rect': {
      const { x, y, width, height, rx = 0, ry = rx } = of;
      const [w, h] = [width - 2 * rx, height - 2 * ry];
      return `M${x + rx} ${y}h${w}${arc(rx, ry, rx, ry)}v${h}${arc(rx, ry, -rx, ry)}h${-w}${arc(rx, ry, -rx, -ry)}v${-h}${arc(rx, ry, rx, -ry)}z`;
    }
    default:
      throw new Error(`An icon has a ${element}`);
  }
}

/** One element for each icon, if it is filled nowhere: every picture on a page repeats all elements of its icon. */
function draw(name) {
  const shapes = [...readFileSync(`${ICONS}/${name}.svg`, 'utf8').matchAll(/<(\w+)\s([^>]*?)\/>/g)].map(
    ([, element, attributes]) => ({
      element,
      ...Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
    }),
  );
  const path = (some) => some.map(outline).join('');
  const filled = shapes.filter(({ fill }) => fill);
  const lines = path(shapes.filter(({ fill }) => !fill));
  if (filled.length === 0) return `<path id="icon-${name}" d="${lines}"/>`;
  return `<g id="icon-${name}"><path d="${lines}"/><path fill="${filled[0].fill}" d="${path(filled)}"/></g>`;
}

/** One icon on each line. */
export function writeIcons() {
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg">\n${usedIcons().map(draw).join('\n')}\n</svg>\n`;
  if (!existsSync(SHEET) || readFileSync(SHEET, 'utf8') !== sheet) writeFileSync(SHEET, sheet);
}
