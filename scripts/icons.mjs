// Collects the icons the product uses into one sheet, so that no icon costs script.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ICONS = 'node_modules/lucide-static/icons';
const SHEET = 'src/ui/icons.generated.svg';

/**
 * @param {string} folder
 * @returns {string[]}
 */
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
      .flatMap((line) => [...line.matchAll(/['"]([a-z0-9-]+)['"]/g)].map(([, name = '']) => name)),
  );
  return [...new Set(names)].filter((name) => existsSync(`${ICONS}/${name}.svg`)).sort();
}

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/.source;
/** At its start a path's relative move is from the origin; after another path it would be from where that ended. */
const OPENING = new RegExp(`^m\\s*(${NUMBER})[\\s,]*(${NUMBER})[\\s,]*(?=([-.\\d])?)`);

/**
 * @param {number} rx
 * @param {number} ry
 * @param {number} x
 * @param {number} y
 */
const arc = (rx, ry, x, y) => `a${rx} ${ry} 0 0 1 ${x} ${y}`;

/** @typedef {{ element: string, attributes: Record<string, string> }} Shape */

/**
 * The outline of a shape, as a path.
 * @param {Shape} shape
 */
function outline({ element, attributes }) {
  const of = (/** @type {string} */ name) => Number(attributes[name] ?? 0);
  switch (element) {
    case 'path':
      return (attributes.d ?? '').replace(OPENING, (_, x, y, next) => `M${x} ${y}${next ? 'l' : ''}`);
    case 'line':
      return `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`;
    case 'circle':
    case 'ellipse': {
      const [cx, cy, rx, ry] = [of('cx'), of('cy'), of('rx') || of('r'), of('ry') || of('r')];
      return `M${cx - rx} ${cy}${arc(rx, ry, 2 * rx, 0)}${arc(rx, ry, -2 * rx, 0)}z`;
    }
    case 'rect': {
      const [x, y, rx, ry] = [of('x'), of('y'), of('rx'), of('ry') || of('rx')];
      const [w, h] = [of('width') - 2 * rx, of('height') - 2 * ry];
      return `M${x + rx} ${y}h${w}${arc(rx, ry, rx, ry)}v${h}${arc(rx, ry, -rx, ry)}h${-w}${arc(rx, ry, -rx, -ry)}v${-h}${arc(rx, ry, rx, -ry)}z`;
    }
    default:
      throw new Error(`An icon has a ${element}`);
  }
}

/**
 * One element for each icon, if it is filled nowhere: every picture on a page repeats all elements of its icon.
 * @param {string} name
 */
function draw(name) {
  const shapes = [...readFileSync(`${ICONS}/${name}.svg`, 'utf8').matchAll(/<(\w+)\s([^>]*?)\/>/g)].map(
    ([, element = '', attributes = '']) => ({
      element,
      attributes: Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
      ),
    }),
  );
  const path = (/** @type {Shape[]} */ some) => some.map(outline).join('');
  const [fill] = shapes.flatMap(({ attributes }) => attributes.fill ?? []);
  const lines = path(shapes.filter(({ attributes }) => !attributes.fill));
  if (!fill) return `<path id="icon-${name}" d="${lines}"/>`;
  return `<g id="icon-${name}"><path d="${lines}"/><path fill="${fill}" d="${path(shapes.filter(({ attributes }) => attributes.fill))}"/></g>`;
}

/** One icon on each line. */
export function writeIcons() {
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg">\n${usedIcons().map(draw).join('\n')}\n</svg>\n`;
  if (!existsSync(SHEET) || readFileSync(SHEET, 'utf8') !== sheet) writeFileSync(SHEET, sheet);
}
