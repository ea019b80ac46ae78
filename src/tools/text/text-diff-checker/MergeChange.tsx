import { type ExactLines, sliceLines } from '@/engines/diff/exact-lines';
import type { LineRange, MergeChoice, MergePart, MergeSides } from '@/engines/diff/merge';
import { Tabs } from '@/ui/controls/Tabs';
import { plural } from '@/ui/output/count';

/** `marked` leaves a conflict in the text, between its marks. */
export type Choice = MergeChoice | 'marked';

const TWO_WAY = { left: 'Original', right: 'Changed', 'left-right': 'Both', none: 'Neither' } as const;
const THREE_WAY = {
  left: 'Original',
  right: 'Changed',
  'left-right': 'Both',
  base: 'Ancestor',
} as const;
const CONFLICT = { marked: 'Undecided', ...THREE_WAY } as const;

/** Lines shown of each side: what is longer is in the texts above. */
const SHOWN_LINES = 12;
const LONGEST = 2000;

interface ChangeProps {
  number: number;
  part: MergePart;
  sides: MergeSides;
  choice: Choice;
  onChoose(choice: Choice): void;
}

/** One change: both sides of it, and what to take. */
export function Change({ number, part, sides, choice, onChoose }: ChangeProps) {
  const { kind, base } = part;
  const tabs: Readonly<Partial<Record<Choice, string>>> = base ? (kind === 'conflict' ? CONFLICT : THREE_WAY) : TWO_WAY;
  const name = base && kind === 'conflict' ? `Conflict, change ${number}` : `Change ${number}`;
  return (
    <li className={`merge-change ${choice === 'marked' ? 'open' : ''}`}>
      <div className="merge-head">
        <span>
          {name}, line {part.left[0] + 1}
        </span>
        <Tabs
          label={name}
          className="small"
          tabs={tabs as Readonly<Record<Choice, string>>}
          value={choice}
          onChange={onChoose}
        />
      </div>
      <div className="merge-sides">
        <Side name="Original" lines={sides.left} range={part.left} isTaken={/left/.test(choice)} />
        {base && sides.base && <Side name="Ancestor" lines={sides.base} range={base} isTaken={choice === 'base'} />}
        <Side name="Changed" lines={sides.right} range={part.right} isTaken={/right/.test(choice)} />
      </div>
    </li>
  );
}

interface SideProps {
  name: string;
  lines: ExactLines;
  range: LineRange;
  isTaken: boolean;
}

function Side({ name, lines, range: [from, to], isTaken }: SideProps) {
  const shown = Math.min(to, from + SHOWN_LINES);
  const text = sliceLines(lines, from, shown);
  const rest = to - shown;
  return (
    <figure className={`merge-side ${isTaken ? 'taken' : ''}`}>
      <figcaption>
        {name}
        {isTaken && <span className="unseen"> (taken)</span>}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <pre tabIndex={0}>{from === to ? <em>no lines</em> : text.slice(0, LONGEST)}</pre>
      {(rest > 0 || text.length > LONGEST) && <p>{rest > 0 ? `and ${plural(rest, 'more line')}` : 'and more'}</p>}
    </figure>
  );
}
