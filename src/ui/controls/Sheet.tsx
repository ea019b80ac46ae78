import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './Button';

interface SheetProps {
  /** Whether it is shown on a phone; wider screens always show it, in the page. */
  open: boolean;
  onClose(): void;
  className?: string;
  children: ReactNode;
}

const FOCUSABLE = 'button, input, select, textarea, summary, a[href], [tabindex="0"]';

/** Options: part of the page on wide screens, a sheet that comes up from the bottom edge on a phone. */
export function Sheet({ open, onClose, className = '', children }: SheetProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const opener = document.activeElement as HTMLElement | null;
    box.current?.focus({ preventScroll: true });
    return () => opener?.focus({ preventScroll: true });
  }, [open]);

  const keepFocusInside = (event: React.KeyboardEvent) => {
    const stops = [...box.current!.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.checkVisibility());
    const [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)];
    if (document.activeElement !== last && document.activeElement !== box.current) return;
    event.preventDefault();
    first?.focus();
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape and Done close it; a tap beside it is a shortcut. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same. */}
      {open && <div className="option-sheet-backdrop" onClick={onClose} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a dialog while it is open. */}
      <div
        ref={box}
        className={`option-sheet ${className}`}
        data-open={open || undefined}
        {...(open && { role: 'dialog', 'aria-modal': true, 'aria-label': 'Options', tabIndex: -1 })}
        onKeyDown={(event) => {
          if (!open) return;
          if (event.key === 'Escape') onClose();
          if (event.key === 'Tab') keepFocusInside(event);
        }}
      >
        {children}
        <Button variant="primary" label="Done" className="option-sheet-done" onClick={onClose} />
      </div>
    </>
  );
}
