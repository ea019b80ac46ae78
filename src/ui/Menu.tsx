import { type ReactNode, useRef } from 'react';
import type { IconName } from '@/kit/icon-name';
import { Icon } from './Icon';

/** A button that unfolds a few more. Closes when the focus or the pointer goes elsewhere, and on Escape. */
export function Menu({ label, icon, children }: { label: string; icon: IconName; children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (box.current) box.current.open = false;
  };
  return (
    <details
      className="menu"
      ref={box}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        box.current?.querySelector('summary')?.focus();
      }}
    >
      <summary className="button quiet icon-only" aria-label={label} title={label}>
        <Icon name={icon} />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: closes after any of the buttons inside was used. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a button is a click too. */}
      <div className="menu-body" onClick={close}>
        {children}
      </div>
    </details>
  );
}
