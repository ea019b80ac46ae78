import type { TableCommand } from '@/engines/markdown/table';
import { Button } from '@/ui/controls/Button';
import { Menu } from '@/ui/controls/Menu';
import { toast } from '@/ui/controls/Toast';
import type { TextEditing } from './useEditor';

const COMMANDS: Readonly<Record<TableCommand, string>> = {
  tidy: 'Insert or tidy up',
  'row-above': 'Row above',
  'row-below': 'Row below',
  'column-left': 'Column before',
  'column-right': 'Column after',
  'align-left': 'Align left',
  'align-center': 'Align center',
  'align-right': 'Align right',
  'delete-row': 'Delete row',
  'delete-column': 'Delete column',
};

/** Puts a table into the text, or changes the one at the cursor. */
export const TableMenu = ({ editor }: { editor: TextEditing }) => (
  <Menu label="Table" icon="table">
    {Object.entries(COMMANDS).map(([command, label]) => (
      <Button
        key={command}
        small
        variant="quiet"
        label={label}
        onClick={() => {
          if (!editor.table(command as TableCommand))
            toast({ title: 'The cursor is in no table', description: 'Put it into one, or insert a new one.' });
        }}
      />
    ))}
  </Menu>
);
