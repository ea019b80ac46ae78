import { type ReactNode, useState } from 'react';
import type { OptionShape } from '@/kit/option';
import type { Values } from '../hooks/useOptions';

interface MoreFieldsProps {
  label: string;
  /** The options they are for: while one of them is set, they are in sight. */
  shape: OptionShape;
  values: Values;
  children: ReactNode;
}

/** Fields that few need, behind their heading; they are made when they are asked for. */
export function MoreFields({ label, shape, values, children }: MoreFieldsProps) {
  const [opened, setOpened] = useState(false);
  const open = opened || Object.entries(shape).some(([name, { initial }]) => values[name] !== initial);
  return (
    <details className="more-fields" open={open} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{label}</summary>
      {open && children}
    </details>
  );
}
