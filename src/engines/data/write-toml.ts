import { type Data, fault, type ListData, pathText, quoted, type Step, type TableData, type Written } from './value';

const BARE_KEY = /^[A-Za-z0-9_-]+$/;
const LONGEST_LINE = 80;
const SMALLEST = -(2n ** 63n);
const LARGEST = 2n ** 63n - 1n;

const escaped = (character: string): string =>
  ({ '\b': '\\b', '\t': '\\t', '\n': '\\n', '\f': '\\f', '\r': '\\r', '"': '\\"', '\\': '\\\\' })[character] ??
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
const inQuotes = (text: string): string => `"${text.replace(/["\\\x00-\x1f\x7f]/g, escaped)}"`;
const inLines = (text: string): string => `"""\n${text.replace(/[\\\x00-\x08\x0b-\x1f\x7f]|"(?="")|"$/g, escaped)}"""`;
const keyText = (key: string): string => (BARE_KEY.test(key) ? key : inQuotes(key));

const isTables = (value: Data): value is ListData =>
  value.kind === 'list' && value.items.length > 0 && value.items.every(({ kind }) => kind === 'table');

/** TOML 1.0 with a header for every table. What TOML cannot hold is an error that names its path. */
export function writeToml(data: Data, source: string): Written {
  const path: Step[] = [];
  const out: string[] = [];
  const fail = (message: string, value: Data) => fault(source, `${message}: ${pathText(path)}`, value.at);
  const checked = (text: string, value: Data): string => {
    if (!text.isWellFormed()) throw fail('TOML can’t store half a character (a lone surrogate)', value);
    return text;
  };
  const within = <Out>(step: Step, work: () => Out): Out => {
    path.push(step);
    const done = work();
    path.pop();
    return done;
  };

  const number = (text: string, value: Data): string => {
    if (/^-?\d+$/.test(text)) {
      // Compared by length first: making a number of a million digits takes its time.
      if (text.length > 20 || BigInt(text) < SMALLEST || BigInt(text) > LARGEST)
        throw fail(`${quoted(text).slice(1, -1)} doesn’t fit in TOML’s 64-bit integers`, value);
    } else if (/\d/.test(text) && !Number.isFinite(Number(text)))
      throw fail(`${quoted(text).slice(1, -1)} doesn’t fit in TOML’s 64-bit floats`, value);
    return text;
  };

  /** A value on the right of `=`; `pad` starts its further lines, and where there is none it has no further lines. */
  const inline = (value: Data, pad: string | undefined): string => {
    switch (value.kind) {
      case 'null':
        throw fail('TOML has no null', value);
      case 'boolean':
        return String(value.value);
      case 'number':
        return number(value.text, value);
      case 'date':
        return value.text;
      case 'string':
        return pad !== undefined && value.value.includes('\n')
          ? inLines(checked(value.value, value))
          : inQuotes(checked(value.value, value));
      case 'table': {
        const parts = [...value.entries].map(([name, child]) =>
          within(name, () => `${keyText(checked(name, value))} = ${inline(child, undefined)}`),
        );
        return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
      }
      case 'list': {
        const inner = pad === undefined ? undefined : `${pad}  `;
        const parts = value.items.map((item, index) => within(index, () => inline(item, inner)));
        const line = `[${parts.join(', ')}]`;
        if (inner === undefined || (line.length <= LONGEST_LINE && !line.includes('\n'))) return line;
        return `[\n${parts.map((part) => `${inner}${part},\n`).join('')}${pad}]`;
      }
    }
  };

  /** `keys` is the header's text. */
  const table = (value: TableData, keys: string): void => {
    const later: [string, Data][] = [];
    for (const [name, child] of value.entries)
      if (child.kind === 'table' || isTables(child)) later.push([name, child]);
      else within(name, () => out.push(`${keyText(checked(name, value))} = ${inline(child, '')}`));
    for (const [name, child] of later)
      within(name, () => {
        const full = `${keys}${keys && '.'}${keyText(checked(name, value))}`;
        if (child.kind === 'table') {
          const implied =
            child.entries.size > 0 && [...child.entries.values()].every((one) => one.kind === 'table' || isTables(one));
          if (!implied) header(`[${full}]`);
          table(child, full);
        } else if (isTables(child))
          for (const [index, item] of child.items.entries())
            within(index, () => {
              header(`[[${full}]]`);
              table(item as TableData, full);
            });
      });
  };
  const header = (text: string): void => {
    if (out.length > 0) out.push('');
    out.push(text);
  };

  if (data.kind !== 'table')
    throw fail(`TOML is a table at its top, and this is ${data.kind === 'list' ? 'a list' : `a ${data.kind}`}`, data);
  table(data, '');
  return { text: out.length > 0 ? `${out.join('\n')}\n` : '', notes: [] };
}
