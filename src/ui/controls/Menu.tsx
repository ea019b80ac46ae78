import { type ReactNode, useRef } from 'react';
import type { IconName } from '@/kit/icon-name';
import { Icon } from './Icon';

interface MenuProps {
  label: string;
  icon: IconName;
  /** Writes the label beside the icon. */
  showLabel?: boolean;
  children: ReactNode;
}

/** A button that unfolds a few more. Closes when the focus or the pointer goes elsewhere, and on Escape. */
export function Menu({ label, icon, showLabel, children }: MenuProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (box.current) box.current.open = false;
  };
  /** What is inside loses the focus when it closes: the button that opened it gets it, unless it was moved elsewhere. */
  const closeToButton = () => {
    const hadFocus = box.current?.contains(document.activeElement) || document.activeElement === document.body;
    close();
    if (hadFocus) box.current?.querySelector('summary')?.focus();
  };
  const move = (by: number) => {
    const stops = [...box.current!.querySelectorAll<HTMLElement>('summary, button')];
    const at = stops.indexOf(document.activeElement as HTMLElement) + by;
    stops[(at + stops.length) % stops.length]?.focus();
  };
  return (
    <details
      className="menu"
      ref={box}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') return closeToButton();
        if (!box.current?.open || !event.key.startsWith('Arrow')) return;
        event.preventDefault();
        move(event.key === 'ArrowDown' || event.key === 'ArrowRight' ? 1 : -1);
      }}
    >
      {showLabel ? (
        <summary className="button plain small">
          <Icon name={icon} />
          <span>{label}</span>
        </summary>
      ) : (
        <summary className="button quiet icon-only" aria-label={label} title={label}>
          <Icon name={icon} />
        </summary>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: closes after any of the buttons inside was used. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a button is a click too. */}
      <div className="menu-body" onClick={closeToButton}>
        {children}
      </div>
    </details>
  );
}
