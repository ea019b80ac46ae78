import { Fields } from '@/families/styled/Fields';
import { readable } from '@/families/styled/readable';
import CurveEditor from '@/ui/controls/CurveEditor';
import type { Values } from '@/ui/hooks/useOptions';
import { readCurve, SMOOTH, type Smooth } from './smooth';

const { mode: _, curve: CURVE, ...SHAPE } = SMOOTH;

interface SmoothFieldsProps {
  values: Smooth;
  keepColor(text: string): string;
  onChange(changes: Values): void;
}

/** What a smooth shadow is made of. */
export default function SmoothFields({ values, keepColor, onChange }: SmoothFieldsProps) {
  const curve = readable(
    () => readCurve(values.curve),
    () => readCurve(CURVE.initial),
  );
  return (
    <>
      <Fields shape={SHAPE} values={{ ...values }} onChange={onChange} readers={{ smoothColor: keepColor }} />
      <CurveEditor label="How opacity grows" value={curve} onChange={(next) => onChange({ curve: next.join(', ') })} />
    </>
  );
}
