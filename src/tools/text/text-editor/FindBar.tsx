import { useMemo, useState } from 'react';
import { grouped } from '@/engines/number/grouped';
import { Button } from '@/ui/controls/Button';
import { toast } from '@/ui/controls/Toast';
import { plural } from '@/ui/output/count';
import { findAll } from './find';
import type { TextEditing } from './useEditor';

interface FindBarProps {
  text: string;
  editor: TextEditing;
  tooLong: boolean;
}

export function FindBar({ text, editor, tooLong }: FindBarProps) {
  const [find, setFind] = useState('');
  const [replacement, setReplacement] = useState('');
  const found = useMemo(() => findAll(text, find).length, [text, find]);
  const fixed = !editor.Editor || tooLong;
  return (
    <form
      className="text-editor-find"
      aria-label="Find and replace"
      onSubmit={(event) => {
        event.preventDefault();
        if (find !== '' && !editor.findNext(find)) toast('Nothing found');
      }}
    >
      <label className="field">
        <span>Find</span>
        <input type="text" value={find} autoComplete="off" onChange={(event) => setFind(event.target.value)} />
      </label>
      <label className="field">
        <span>Replace</span>
        <input
          type="text"
          value={replacement}
          autoComplete="off"
          onChange={(event) => setReplacement(event.target.value)}
        />
      </label>
      <Button small type="submit" label="Find Next" disabled={found === 0 || fixed} />
      <Button
        small
        label="Replace All"
        disabled={find === '' || fixed}
        onClick={() => {
          const count = editor.replaceAll(find, replacement);
          toast(count === 0 ? 'Nothing found' : `${plural(count, 'occurrence')} replaced`);
        }}
      />
      <span className="text-editor-found" role="status">
        {find !== '' && `${grouped(found)} found`}
      </span>
    </form>
  );
}
