import { useCallback, useEffect, useRef, useState } from 'react';
import { formatSrgb } from '@/engines/color/srgb-format';
import { Button } from '@/ui/controls/Button';
import { ColorInput } from '@/ui/input/color/ColorInput';
import { enterColor, startColorText } from '@/ui/input/color/color-text';
import { useEnteredText } from '@/ui/input/color/useEnteredText';
import { readBase } from './tool';

interface SwatchEditorProps {
  label: string;
  color: string;
  /** Absent where it is the scheme's own color. */
  onRestore?: (() => void) | undefined;
  onChange(color: string): void;
  onClose(): void;
}

/** One swatch in a field; every color that is typed is shown at once. */
export default function SwatchEditor({ label, color, onRestore, onChange, onClose }: SwatchEditorProps) {
  const [value, setValue] = useState(() => startColorText(color, readBase));
  const box = useRef<HTMLFormElement>(null);
  const enter = useCallback(
    (text: string) => {
      const next = enterColor(text, startColorText(color, readBase), readBase);
      setValue(next);
      if (!next.problem) onChange(formatSrgb(next.color, 'hex'));
    },
    [color, onChange],
  );
  const { unread, type } = useEnteredText(enter);

  useEffect(() => {
    const opener = document.activeElement as HTMLElement | null;
    box.current?.querySelector<HTMLInputElement>('input[type=text]')?.select();
    return () => opener?.focus({ preventScroll: true });
  }, []);

  return (
    <form
      className="pg-editor"
      ref={box}
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <ColorInput label={label} value={unread ?? value} picked={color} onChange={type} />
      {onRestore && <Button small variant="quiet" icon="rotate-ccw" label="As in the Scheme" onClick={onRestore} />}
      <Button small label="Done" type="submit" />
    </form>
  );
}
