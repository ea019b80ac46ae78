import { isObject } from './realm';
import { snapshot } from './snapshot';

const TABLE_ROWS = 1000;
const TABLE_COLUMNS = 60;

/** A cell shows one level and is not unfolded. */
const toCell = (value) => {
  const node = snapshot(value);
  for (const [, kid] of node.k ?? []) delete kid.k;
  return node;
};
export function toTable(data, wanted) {
  const isMap = data instanceof Map;
  const iterated = isMap || data instanceof Set;
  const keys = iterated ? [...data.keys()] : Object.keys(data);
  const items = iterated ? [...data.values()] : keys.map((key) => data[key]);
  const columns = new Map((Array.isArray(wanted) ? wanted : []).map((name, at) => [String(name), at]));
  const fixed = Array.isArray(wanted);
  const rows = items.slice(0, TABLE_ROWS).map((item, at) => {
    const row = {
      index: iterated ? String(at) : keys[at],
      key: isMap ? toCell(keys[at]) : null,
      cells: [],
      own: null,
    };
    if (iterated || !isObject(item)) row.own = toCell(item);
    else
      for (const key of Object.keys(item)) {
        if (!columns.has(key) && !fixed && columns.size < TABLE_COLUMNS) columns.set(key, columns.size);
        if (columns.has(key)) row.cells[columns.get(key)] = toCell(item[key]);
      }
    return row;
  });
  for (const row of rows) row.cells = Array.from(columns, (_, at) => row.cells[at] ?? null);
  return {
    index: iterated ? '(iteration index)' : '(index)',
    keys: isMap,
    columns: [...columns.keys()],
    values: rows.some(({ own }) => own !== null),
    rows,
    more: items.length - rows.length,
  };
}
