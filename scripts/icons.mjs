// Collects the icons the product uses into one sheet, so that no icon costs script.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';

const ICONS = 'node_modules/lucide-static/icons';
const SHEET = 'src/ui/controls/icons.generated.svg';

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? sources(join(folder, entry.name))
      : /(?<!\.(test|e2e|fixture))\.tsx?$/.test(entry.name)
        ? [join(folder, entry.name)]
        : [],
  );
}

/** A node of a syntax tree; of what, its type says. @typedef {Record<string, any>} Node */

/**
 * Every node, with the one it stands in.
 * @param {any} node
 * @param {Node} parent
 * @returns {Generator<{ node: Node, parent: Node }>}
 */
function* getNodes(node, parent = {}) {
  if (typeof node?.type === 'string') yield { node, parent };
  for (const inside of Object.values(node))
    if (typeof inside === 'object' && inside) yield* getNodes(inside, Array.isArray(node) ? parent : node);
}

/**
 * The names of icons in a source: what stands where a type asks for one. Those places are a property or an attribute `icon`,
 * the `name` of an `Icon`, and a variable that is declared as `IconName` or as a collection of them. What comes there from
 * elsewhere must have been in such a place before, or the sheet would lack it.
 * @param {string} file
 */
export function iconsIn(file, source = readFileSync(file, 'utf8')) {
  if (!/icon/i.test(source)) return [];
  /** @type {Node[]} */
  const values = [];
  const declared = new Set(['undefined']);
  const isOfIcons = (/** @type {Node | null} */ type) =>
    type && /(?<!\bicon\??: )IconName/.test(source.slice(type.start, type.end));
  for (const { node, parent } of getNodes(parseAst(source, { lang: 'tsx' }, file))) {
    if (node.type === 'JSXAttribute') {
      if (node.name.name === 'icon' || (node.name.name === 'name' && parent.name.name === 'Icon'))
        values.push(node.value.expression ?? node.value);
    } else if (node.type === 'Property' && node.key.name === 'icon') {
      const { value } = node;
      if (parent.type === 'ObjectExpression') values.push(value);
      else if (value.type === 'AssignmentPattern') values.push(value.right);
      if (parent.type === 'ObjectPattern') declared.add((value.left ?? value).name);
    } else if (node.type === 'VariableDeclarator' && isOfIcons(node.id.typeAnnotation)) {
      declared.add(node.id.name);
      values.push(node.init);
    }
  }

  /**
   * @param {Node} value
   * @returns {string[]}
   */
  const namesIn = (value) => {
    switch (value.type) {
      case 'Literal':
        return [value.value];
      case 'ConditionalExpression':
        return [...namesIn(value.consequent), ...namesIn(value.alternate)];
      case 'LogicalExpression':
        return [...(value.operator === '&&' ? [] : namesIn(value.left)), ...namesIn(value.right)];
      case 'ArrayExpression':
        return value.elements.flatMap(namesIn);
      case 'ObjectExpression':
        return value.properties.flatMap((/** @type {Node} */ { value }) => namesIn(value));
      case 'MemberExpression':
        return value.property.name === 'icon' ? [] : namesIn(value.object);
      case 'ChainExpression':
      case 'TSNonNullExpression':
        return namesIn(value.expression);
      case 'Identifier':
        if (declared.has(value.name)) return [];
    }
    throw new Error(`${file}: declare as IconName what gives "${source.slice(value.start, value.end)}"`);
  };
  return values.flatMap(namesIn);
}

/** The names of all icons that are used, each once. */
const usedIcons = () => [...new Set(sources('src').flatMap((file) => iconsIn(file)))].sort();

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
