import { useEffect, useId, useRef } from 'react';
import { getPath, isContainer, type JsonDocument } from '@/engines/json';
import { appendValue, duplicateValue, type Edit, removeValue } from '@/engines/json/edit';
import { Button } from '@/ui/controls/Button';
import { Tabs } from '@/ui/controls/Tabs';
import { Panel } from '@/ui/output/Panel';
import { useValueEdit } from './useValueEdit';

interface EditPanelProps {
  document: JsonDocument;
  node: number;
  /** Takes what the edit makes of the document; `next` is the value to go on with. */
  onEdit(edit: Edit, next?: number): void;
  onClose(): void;
}

/** One value of the tree: its name, what it is, and what may be done with it. */
export default function EditPanel({ document, node, onEdit, onClose }: EditPanelProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const edit = useValueEdit(document, node, onEdit);
  const { attempt, save } = edit;
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
    field.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <Panel
      title="Edit"
      aside={<code>{getPath(document, node, 'short')}</code>}
      className="jw-edit"
      actions={<Button iconOnly small variant="quiet" icon="x" label="Close" onClick={onClose} />}
    >
      <form
        className="panel-body"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
          else return;
          event.preventDefault();
        }}
      >
        {edit.name !== undefined && (
          <label className="field" htmlFor={`${id}-key`}>
            <span>Key</span>
            <input
              id={`${id}-key`}
              type="text"
              value={edit.key}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => edit.setKey(event.target.value)}
            />
          </label>
        )}
        <Tabs
          label="Kind of value"
          className="small"
          tabs={{ text: 'Text', json: 'Number, true, null, JSON' }}
          value={edit.kind}
          onChange={edit.changeKind}
        />
        <div className="field">
          <label htmlFor={`${id}-value`}>Value</label>
          <textarea
            ref={field}
            id={`${id}-value`}
            rows={4}
            value={edit.value}
            spellCheck={false}
            onChange={(event) => edit.type(event.target.value)}
          />
        </div>
        {edit.problem && (
          <p className="field-problem" role="alert">
            {edit.problem}
          </p>
        )}
        <div className="jw-edit-buttons">
          <Button type="submit" variant="primary" label="Save Value" />
          {isContainer(document, node) && (
            <Button
              icon="plus"
              label="Add Inside"
              onClick={() =>
                attempt(
                  () => appendValue(document, node, '""'),
                  ({ shift }) => shift.from,
                )
              }
            />
          )}
          {node > 0 && (
            <>
              <Button icon="copy" label="Double" onClick={() => attempt(() => duplicateValue(document, node))} />
              <Button icon="trash-2" label="Remove" onClick={() => attempt(() => removeValue(document, node))} />
            </>
          )}
        </div>
      </form>
    </Panel>
  );
}
