import { useMemo, useState } from 'react';
import type { Angle, Evaluated, Real } from '@/engines/calculate';
import { attempt, type Engine, getTerm } from './terms';

/** What the keys MC, MR, M+ and M− work on: a value, and the expression that it came from. */
export function useMemory(engine: Engine | undefined, digits: number, angle: Angle) {
  const [memory, setMemory] = useState<{ expression: string; value: Real }>();
  const text = useMemo(() => memory && engine?.formatReal(memory.value, digits).text, [engine, memory, digits]);
  const recalled = () => (memory ? getTerm(engine!, memory.expression, memory.value, digits, angle) : '0');
  return {
    text,
    isSet: memory !== undefined,
    recalled,
    clear: () => setMemory(undefined),
    add(sign: '+' | '−', expression: string, { result }: Evaluated) {
      const sum = `${recalled()}${sign}(${getTerm(engine!, expression, result, digits, angle)})`;
      const value = attempt(engine!, sum, angle).evaluated?.result;
      if (!value) return;
      setMemory(value.exact && value.value.isZero() ? undefined : { expression: sum, value });
    },
  };
}
