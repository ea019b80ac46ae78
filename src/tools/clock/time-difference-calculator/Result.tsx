import { formatOffset } from '@/engines/time/zone-names';
import { formatDateTime, getWeekday, offsetMinutes, type Placed } from '@/engines/time/zones';
import { CopyButton } from '@/ui/controls/Button';
import { Notes } from '@/ui/output/Remarks';
import { type Difference, detailRows, getParts, getTotals } from './difference';

export { calculate, describeDifference, differenceData } from './difference';

const describeMoment = ({ time }: Placed) =>
  `${getWeekday(time)}, ${formatDateTime(time).slice(0, 16)} UTC${formatOffset(offsetMinutes(time))}`;

export function Result({ difference }: { difference: Difference }) {
  const { start, end, swapped, notes } = difference;
  const [first, last] = swapped ? [end, start] : [start, end];
  const totals = getTotals(difference).map(([label, value]) => ({ label, value, note: undefined }));
  return (
    <>
      <dl className="td-parts">
        {getParts(difference).map(([name, value]) => (
          <div key={name} className={value === 0 ? 'td-zero' : ''}>
            <dd>{value}</dd>
            <dt>{value === 1 ? name.slice(0, -1) : name}</dt>
          </div>
        ))}
      </dl>
      <div className="td-line">
        <span>{describeMoment(first)}</span>
        <i aria-hidden="true" />
        <span>{describeMoment(last)}</span>
      </div>
      <Notes notes={notes} />
      <dl className="fields-out td-totals" aria-label="Totals">
        {[...detailRows(difference.details), ...totals].map(({ label: name, value, note }) => (
          <div className="field-out" key={name} title={note}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
              <CopyButton iconOnly small variant="quiet" label={`Copy ${name}`} value={value.replaceAll(',', '')} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
