import { grouped } from '@/engines/number/grouped';
import { integer } from '@/kit/option';
import { OptionField } from '@/ui/controls/OptionField';
import { usePersisted } from '@/ui/storage/storage';
import { wordGoal } from './saved';

const GOAL = integer('Goal', 0, {
  min: 0,
  max: 1_000_000,
  unit: 'words',
  hint: 'How much you want to write; 0 is no goal',
});

export const GoalField = () => (
  <OptionField option={GOAL} value={usePersisted(wordGoal)} onChange={(value) => wordGoal.set(value)} />
);

/** How far the words that are written are on the way to the goal. */
export function GoalReached({ words }: { words: number }) {
  const goal = usePersisted(wordGoal);
  if (goal === 0) return null;
  return (
    <>
      {` of ${grouped(goal)} `}
      <progress aria-label="Goal reached" value={Math.min(words, goal)} max={goal} />
    </>
  );
}
