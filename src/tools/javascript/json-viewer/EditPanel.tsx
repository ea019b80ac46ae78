import { useEffect, useId, useRef, useState } from 'react';
import { InputError } from '@/engines/input-error';
import { getKey, getPath, isContainer, type JsonDocument, JsonKind, stringValue, valueText } from '@/engines/json';
import { appendValue, duplicateValue, type Edit, removeValue, renameKey, replaceValue } from '@/engines/json/edit';
import { parseJson } from '@/engines/json/scan';
import { Button } from '@/ui/controls/Button';
import { Tabs } from '@/ui/controls/Tabs';
import { Panel } from '@/ui/output/Panel';

interface EditPanelProps {
  document: JsonDocument;
  node: number;
  /** Takes what the edit makes of the document; `next` is the value to go on with. */
  onEdit(edit: Edit, next?: number): void;
  onClose(): void;
}

type Kind = 'text' | 'json';

/** One value of the tree: its name, what it is, and what may be done with it. */
export default function EditPanel({ document, node, onEdit, onClose }: EditPanelProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const name = getKey(document, node);
  const text = stringValue(document, node);
  const [kind, setKind] = useState<Kind>(text === undefined ? 'json' : 'text');
  const [key, setKey] = useState(name ?? '');
  const [value, setValue] = useState(text ?? valueText(document, node));
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
    field.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const attempt = (make: () => Edit, next?: (edit: Edit) => number) => {
    try {
      const edit = make();
      onEdit(edit, next?.(edit));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      setProblem(error.message);
    }
  };
  const save = () =>
    attempt(() => {
      const edit = replaceValue(document, node, kind === 'text' ? JSON.stringify(value) : value.trim());
      if (name === undefined || key === name) return edit;
      // A name takes part of no place but its own, so that it can follow.
      const renamed = renameKey(parseJson(edit.text, { allowComments: true }), node, key);
      return { ...renamed, shift: edit.shift };
    });
  /** What is written so far, as the other kind would have it. */
  const changeKind = (next: Kind) => {
    if (next === 'json' && kind === 'text') setValue(JSON.stringify(value));
    else if (next === 'text' && kind === 'json')
      setValue((old) => {
        try {
          const doc = parseJson(old);
          return doc.kind[0] === JsonKind.string ? stringValue(doc, 0)! : old;
        } catch {
          return old;
        }
      });
    setKind(next);
  };

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
        {name !== undefined && (
          <label className="field" htmlFor={`${id}-key`}>
            <span>Key</span>
            <input
              id={`${id}-key`}
              type="text"
              value={key}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => setKey(event.target.value)}
            />
          </label>
        )}
        <Tabs
          label="Kind of value"
          className="small"
          tabs={{ text: 'Text', json: 'Number, true, null, JSON' }}
          value={kind}
          onChange={changeKind}
        />
        <div className="field">
          <label htmlFor={`${id}-value`}>Value</label>
          <textarea
            ref={field}
            id={`${id}-value`}
            rows={4}
            value={value}
            spellCheck={false}
            onChange={(event) => {
              setValue(event.target.value);
              setProblem(undefined);
            }}
          />
        </div>
        {problem && (
          <p className="field-problem" role="alert">
            {problem}
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
