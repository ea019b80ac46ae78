import type { Real } from '@/engines/calculate/evaluate';
import { Button, CopyButton } from '@/ui/controls/Button';

export interface Calculation {
  id: number;
  expression: string;
  result: string;
  exact: boolean;
  value: Real;
}
export const asText = ({ expression, result, exact }: Calculation): string =>
  `${expression} ${exact ? '=' : '≈'} ${result}`;

interface TapeProps {
  calculations: readonly Calculation[];
  onReuse(calculation: Calculation): void;
  onUse(calculation: Calculation): void;
}

/** What was calculated, newest first. The expression can be brought back, the result be used in the present one. */
export const Tape = ({ calculations, onReuse, onUse }: TapeProps) =>
  calculations.length === 0 ? (
    <div className="empty">
      <p>Every result appears here. Press an expression to reuse it.</p>
    </div>
  ) : (
    <ol className="calc-tape">
      {calculations.map((calculation) => (
        <li key={calculation.id}>
          <button type="button" className="calc-reuse" title="Reuse" onClick={() => onReuse(calculation)}>
            <span>{calculation.expression}</span>
            <b>
              {calculation.exact ? '=' : '≈'} {calculation.result}
            </b>
          </button>
          <Button
            iconOnly
            small
            variant="quiet"
            icon="corner-down-left"
            label="Use result"
            onClick={() => onUse(calculation)}
          />
          <CopyButton iconOnly small variant="quiet" value={calculation.result} />
        </li>
      ))}
    </ol>
  );
