import { useEffect, useId, useRef } from 'react';
import { Button } from '@/ui/controls/Button';

interface CssDialogProps {
  value: string;
  placeholder: string | undefined;
  onSave(css: string): void;
  onClose(): void;
}

export function CssDialog({ value, placeholder, onSave, onClose }: CssDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="text-editor-dialog" aria-labelledby={id} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave(field.current!.value);
          dialog.current!.close();
        }}
      >
        <h2 id={id}>Custom CSS</h2>
        <p>Only styles the preview and the exported page.</p>
        <textarea
          ref={field}
          aria-labelledby={id}
          defaultValue={value}
          placeholder={placeholder}
          rows={12}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
        />
        <div className="text-editor-dialog-buttons">
          <Button label="Cancel" onClick={() => dialog.current!.close()} />
          <Button type="submit" variant="primary" label="Save" />
        </div>
      </form>
    </dialog>
  );
}
