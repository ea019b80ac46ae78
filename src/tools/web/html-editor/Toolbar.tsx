import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import type { IconName } from '@/kit/icon-name';
import { Button } from '@/ui/controls/Button';
import '@/families/editing/editing.css';

export interface Tool {
  label: string;
  icon: IconName;
  /** Shown with the label in the tooltip. */
  keys?: string;
  disabled?: boolean;
  pressed?: boolean;
  run(): void;
}

interface ToolbarProps {
  label: string;
  groups: readonly (readonly Tool[])[];
  className?: string;
}

/** One stop for the Tab key; arrow keys, Home and End move within. */
export function Toolbar({ label, groups, className = '' }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState('');
  const usable = groups.flat().filter(({ disabled }) => !disabled);
  const current = usable.some((tool) => tool.label === stop) ? stop : usable[0]?.label;

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...bar.current!.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = {
      ArrowRight: (at + 1) % buttons.length,
      ArrowLeft: (at - 1 + buttons.length) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    }[event.key];
    if (next === undefined || at === -1) return;
    event.preventDefault();
    buttons[next]!.focus();
  };

  return (
    <div className={`html-editor-tools ${className}`} role="toolbar" aria-label={label} ref={bar} onKeyDown={onKeyDown}>
      {groups.map((group, at) => (
        <Fragment key={group[0]!.label}>
          {at > 0 && <span className="toolbar-gap" />}
          {group.map((tool) => (
            <Button
              key={tool.label}
              iconOnly
              small
              variant="quiet"
              icon={tool.icon}
              label={tool.label}
              title={tool.keys ? `${tool.label} (${tool.keys})` : tool.label}
              aria-pressed={tool.pressed}
              disabled={tool.disabled}
              tabIndex={tool.label === current ? 0 : -1}
              onFocus={() => setStop(tool.label)}
              // The selection in the text stays where it is.
              onMouseDown={(event) => event.preventDefault()}
              onClick={tool.run}
            />
          ))}
        </Fragment>
      ))}
    </div>
  );
}
