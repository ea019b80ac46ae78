import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/ui/controls/Button';
import { toast } from '@/ui/controls/Toast';

interface SaveDialogProps {
  onSave(name: string): void;
  onClose(): void;
}

/** Asks for the name under which a gradient is kept. */
export function SaveDialog({ onSave, onClose }: SaveDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="gg-dialog" aria-labelledby={id} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const name = field.current!.value.trim();
          setMissing(name === '');
          if (name === '') {
            toast({
              title: 'Name required',
              description: 'Please enter a name for your gradient',
              tone: 'destructive',
            });
            field.current!.focus();
            return;
          }
          onSave(name);
          dialog.current!.close();
        }}
      >
        <h2 id={id}>Save Gradient</h2>
        <label className="field">
          <span>Gradient Name</span>
          <input
            ref={field}
            type="text"
            maxLength={60}
            autoComplete="off"
            aria-invalid={missing || undefined}
            aria-describedby={missing ? `${id}-missing` : undefined}
          />
        </label>
        {missing && (
          <p className="field-problem" id={`${id}-missing`}>
            Please enter a name for your gradient
          </p>
        )}
        <div className="gg-dialog-buttons">
          <Button label="Cancel" onClick={() => dialog.current!.close()} />
          <Button type="submit" variant="primary" label="Save" />
        </div>
      </form>
    </dialog>
  );
}
