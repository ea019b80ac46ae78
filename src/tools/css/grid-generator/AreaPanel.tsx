import { Fields } from '@/families/styled/Fields';
import { InputError, line } from '@/kit';
import { Button } from '@/ui/controls/Button';
import { Panel } from '@/ui/output/Panel';
import type { Area } from './areas';
import { AREA, NO_ALIGNMENT } from './grid';
import { isName } from './tracks';
import type { GridState } from './useGrid';

const NAME = { name: line('Name', '', { maxLength: 60 }) };

/** The name of an area, which no other has. */
function readName(text: string, areas: readonly Area[], old: string): string {
  const name = text.trim();
  if (!isName(name) || name === 'container')
    throw new InputError(
      'Begin with a letter, then letters, digits, - and _. A few words, such as auto and span, are taken',
    );
  if (name !== old && areas.some((area) => area.name === name)) throw new InputError(`There is another area ${name}`);
  return name;
}

/** The chosen area: its name, and how it stands in its cells. */
export function AreaPanel({ state }: { state: GridState }) {
  const { chosen, grid, change, remove } = state;
  const { areas, alignments } = grid;
  if (!chosen)
    return (
      <Panel title="Area">
        <p className="panel-body quiet-note">Drag over empty cells to draw an area, or press one to change it.</p>
      </Panel>
    );
  return (
    <Panel
      title={`Area ${chosen.name}`}
      actions={<Button small variant="quiet" icon="trash-2" label="Remove Area" onClick={() => remove(chosen.name)} />}
    >
      <div className="panel-body">
        <Fields
          key={`${chosen.row} ${chosen.column}`}
          shape={{ ...NAME, ...AREA }}
          values={{ name: chosen.name, ...(alignments.get(chosen.name) ?? NO_ALIGNMENT) }}
          onChange={(changes) => change(chosen, changes)}
          readers={{ name: (text) => readName(text, areas, chosen.name) }}
        />
      </div>
    </Panel>
  );
}
