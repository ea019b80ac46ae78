import type { PickedColumn } from '@/engines/csv/from-json';
import { Button } from '@/ui/controls/Button';
import { Switch } from '@/ui/controls/Switch';
import { Panel } from '@/ui/output/Panel';
import { readColumns, writeColumns } from './columns';

/** More are listed nowhere: they can be typed. */
const MOST = 200;

interface ColumnPickerProps {
  /** All there are. */
  columns: readonly string[];
  picked: string;
  onPick(picked: string): void;
}

/** Which columns are written, and in which order. */
export default function ColumnPicker({ columns, picked, onPick }: ColumnPickerProps) {
  const asked = readColumns(picked);
  const inUse: readonly PickedColumn[] =
    asked.length > 0 ? asked.filter(({ name }) => columns.includes(name)) : columns.map((name) => ({ name, as: name }));
  const left = columns.filter((column) => !inUse.some(({ name }) => name === column));
  const isAll = (next: readonly PickedColumn[]) =>
    next.length === columns.length && next.every(({ name, as }, at) => name === columns[at] && as === name);
  const set = (next: readonly PickedColumn[]) => onPick(next.length === 0 || isAll(next) ? '' : writeColumns(next));
  const move = (from: number, to: number) => set(inUse.toSpliced(from, 1).toSpliced(to, 0, inUse[from]!));
  return (
    <Panel
      title="Columns"
      aside={`${inUse.length} of ${columns.length}`}
      className="csv-columns"
      actions={
        picked !== '' && (
          <Button small variant="quiet" icon="rotate-ccw" label="All Columns" onClick={() => onPick('')} />
        )
      }
    >
      <ul className="panel-body" aria-label="Columns">
        {inUse.slice(0, MOST).map(({ name, as }, at) => (
          <li key={name}>
            <Switch label={as === name ? name : `${name} as ${as}`} on onChange={() => set(inUse.toSpliced(at, 1))} />
            <Button
              iconOnly
              small
              variant="quiet"
              icon="arrow-left"
              label={`Move ${name} left`}
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            />
            <Button
              iconOnly
              small
              variant="quiet"
              icon="arrow-right"
              label={`Move ${name} right`}
              disabled={at === inUse.length - 1}
              onClick={() => move(at, at + 1)}
            />
          </li>
        ))}
        {left.slice(0, MOST).map((name) => (
          <li key={name}>
            <Switch label={name} on={false} onChange={() => set([...inUse, { name, as: name }])} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
