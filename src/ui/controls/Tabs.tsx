import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

interface TabsProps<Value extends string> {
  /** Accessible name of the list of tabs. */
  label: string;
  tabs: Readonly<Record<NoInfer<Value>, string>>;
  value: Value;
  onChange(value: NoInfer<Value>): void;
  /** The panel of the chosen tab. Without it the tabs choose between modes of what follows. */
  children?: ReactNode;
  className?: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs by the WAI-ARIA pattern: arrow keys, Home and End move and choose. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
  className = '',
}: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const names = Object.keys(tabs) as Value[];

  const onKeyDown = (event: KeyboardEvent) => {
    const at = names.indexOf(value);
    const step = STEPS[event.key];
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? names.length - 1
          : step === undefined
            ? undefined
            : (at + step + names.length) % names.length;
    if (next === undefined) return;
    event.preventDefault();
    onChange(names[next]!);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <>
      <div role="tablist" aria-label={label} className={`tabs ${className}`} ref={list} onKeyDown={onKeyDown}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === value}
            aria-controls={children === undefined ? undefined : `${id}-panel`}
            tabIndex={name === value ? 0 : -1}
            onClick={() => onChange(name)}
          >
            {tabs[name]}
          </button>
        ))}
      </div>
      {children !== undefined && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className="tab-panel">
          {children}
        </div>
      )}
    </>
  );
}
