import { writeYaml } from '@/engines/data/write-yaml';

/** Text that is always written in quotes: `"80:80"` must not be taken for a number to the base of sixty. */
export class Quoted {
  constructor(readonly text: string) {}
}
export type Value = string | number | boolean | Quoted | readonly Value[] | Table;
export type Table = Map<string, Value>;

const toText = (value: string): string =>
  // A block of lines would need to know where it stands.
  value.includes('\n') ? JSON.stringify(value) : writeYaml({ kind: 'string', value, at: 0 }, '  ').text.slice(0, -1);

const scalar = (value: Value): string => {
  if (value instanceof Quoted) return JSON.stringify(value.text);
  if (value instanceof Map) return '{}';
  if (Array.isArray(value)) return '[]';
  return typeof value === 'string' ? toText(value) : String(value);
};
const isOpen = (value: Value): value is readonly Value[] | Table =>
  (value instanceof Map && value.size > 0) || (Array.isArray(value) && value.length > 0);

export function writeTable(table: Table): string {
  const lines: string[] = [];
  const put = (value: readonly Value[] | Table, pad: string, lead = pad) => {
    let before = lead;
    const entries: Iterable<readonly [string, Value]> =
      value instanceof Map
        ? [...value].map(([name, item]) => [`${toText(name)}:`, item] as const)
        : value.map((item) => ['-', item] as const);
    for (const [sign, item] of entries) {
      if (!isOpen(item)) lines.push(`${before}${sign} ${scalar(item)}`);
      else if (sign === '-') put(item, `${pad}  `, `${before}- `);
      else {
        lines.push(before + sign);
        put(item, `${pad}  `);
      }
      before = pad;
    }
  };
  put(table, '');
  return `${lines.join('\n')}\n`;
}
