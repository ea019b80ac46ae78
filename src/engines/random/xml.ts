import type { Tree } from './data-tree';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A tree as an XML document; members of an array are `item` elements, null is an empty element. Without an indent it is one line. */
export function writeXml(tree: Tree, { root, indent }: { root: string; indent: string }): string {
  const end = indent === '' ? '' : '\n';
  const write = (name: string, value: Tree, margin: string): string => {
    if (value === null) return `${margin}<${name}/>${end}`;
    if (typeof value !== 'object')
      return `${margin}<${name}>${String(value).replace(/[&<>]/g, (char) => ESCAPES[char]!)}</${name}>${end}`;
    const parts = Array.isArray(value) ? value.map((one): [string, Tree] => ['item', one]) : Object.entries(value);
    const inside = parts.map(([key, one]) => write(key, one, margin + indent)).join('');
    return `${margin}<${name}>${end}${inside}${margin}</${name}>${end}`;
  };
  return `<?xml version="1.0" encoding="UTF-8"?>${end}${write(root, tree, '')}`.trimEnd();
}
