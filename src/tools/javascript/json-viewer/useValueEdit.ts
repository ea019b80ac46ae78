import { useState } from 'react';
import { InputError } from '@/engines/input-error';
import { getKey, type JsonDocument, JsonKind, stringValue, valueText } from '@/engines/json';
import { type Edit, renameKey, replaceValue } from '@/engines/json/edit';
import { parseJson } from '@/engines/json/scan';

export type Kind = 'text' | 'json';

/** What is written so far, as the other kind would have it. */
function convert(written: string, next: Kind): string {
  if (next === 'json') return JSON.stringify(written);
  try {
    const doc = parseJson(written);
    return doc.kind[0] === JsonKind.string ? stringValue(doc, 0)! : written;
  } catch {
    return written;
  }
}

/** A value and its name while they are edited; `onEdit` gets what comes of it, and the value to go on with. */
export function useValueEdit(document: JsonDocument, node: number, onEdit: (edit: Edit, next?: number) => void) {
  const name = getKey(document, node);
  const text = stringValue(document, node);
  const [kind, setKind] = useState<Kind>(text === undefined ? 'json' : 'text');
  const [key, setKey] = useState(name ?? '');
  const [value, setValue] = useState(text ?? valueText(document, node));
  const [problem, setProblem] = useState<string>();

  /** Does it, or says why it cannot be done. */
  const attempt = (make: () => Edit, next?: (edit: Edit) => number) => {
    try {
      const edit = make();
      onEdit(edit, next?.(edit));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      setProblem(error.message);
    }
  };
  return {
    ...{ name, kind, key, setKey, value, problem, attempt },
    type(next: string) {
      setValue(next);
      setProblem(undefined);
    },
    changeKind(next: Kind) {
      if (next !== kind) setValue(convert(value, next));
      setKind(next);
    },
    save: () =>
      attempt(() => {
        const edit = replaceValue(document, node, kind === 'text' ? JSON.stringify(value) : value.trim());
        if (name === undefined || key === name) return edit;
        // A name takes part of no place but its own, so that it can follow.
        const renamed = renameKey(parseJson(edit.text, { allowComments: true }), node, key);
        return { ...renamed, shift: edit.shift };
      }),
  };
}
