import { grouped } from '@/engines/number/grouped';
import type { Cost } from '@/engines/regex/cost/cost';
import { Button } from '@/ui/controls/Button';
import { writeAttack } from './rows';

interface CostNoteProps {
  cost: Cost;
  pattern: string;
  onTry(text: string): void;
}

/** The text that shows what a pattern costs, and how fast that grows. */
export default function CostNote({ cost: { kind, attack, start = 0, end = 0 }, pattern, onTry }: CostNoteProps) {
  if (!attack) return null;
  const [short, long] = attack.growth.slice(-2);
  return (
    <div className="rt-cost">
      <p>
        {kind === 'exponential'
          ? 'Each extra repetition multiplies the time for a text that doesn’t match.'
          : 'For a text that doesn’t match, the time grows faster than the text.'}{' '}
        <code>{pattern.slice(start, end)}</code> can match the same characters in several ways: on{' '}
        <code>{writeAttack(attack)}</code> a backtracking engine takes {grouped(short!.steps)} steps for{' '}
        {grouped(short!.length)} characters, {grouped(long!.steps)} for {grouped(long!.length)}.
      </p>
      <Button small icon="flask-conical" label="Use as Test Text" onClick={() => onTry(attack.text)} />
    </div>
  );
}
