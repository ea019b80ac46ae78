import type { Verdict } from '@/engines/hash/written-digests';
import { Icon } from '@/ui/controls/Icon';
import { plural } from '@/ui/output/count';
import './digest.css';

/** What is said of several files at once; of one, its own. */
export function sumUp(verdicts: readonly Verdict[]): Verdict | undefined {
  if (verdicts.length < 2) return verdicts[0];
  const matching = verdicts.filter(({ matches }) => matches).length;
  return {
    matches: matching > 0,
    says: `${matching} of ${plural(verdicts.length, 'file')} ${matching === 1 ? 'matches' : 'match'}`,
  };
}

export const VerdictMark = ({ verdict }: { verdict: Verdict }) => (
  <span className={`verdict ${verdict.matches ? 'yes' : 'no'}`}>
    <Icon name={verdict.matches ? 'check' : 'x'} />
    {verdict.says}
  </span>
);
