import { useMemo, useState } from 'react';
import { daysIn, daysOfYear, type Plan } from '@/engines/cron/plan';
import { MONTH_NAMES } from '@/engines/time/names';
import { Button } from '@/ui/controls/Button';
import { plural } from '@/ui/output/count';

const LAST_YEAR = 2199;

interface YearCalendarProps {
  plan: Plan;
  /** The day it is in the zone of the schedule, as 2026-1-31. */
  today: string;
}

/** The days of a year on which something runs. */
export default function YearCalendar({ plan, today }: YearCalendarProps) {
  const thisYear = Number(today.split('-')[0]);
  const [year, setYear] = useState(thisYear);
  const days = useMemo(() => daysOfYear(plan, year), [plan, year]);
  return (
    <>
      <div className="ct-years">
        <b>{year}</b>
        <span>{plural(days.size, 'day')}</span>
        <Button
          small
          iconOnly
          variant="quiet"
          icon="chevron-left"
          label="Previous Year"
          disabled={year <= 1970}
          onClick={() => setYear(year - 1)}
        />
        <Button
          small
          variant="quiet"
          label="This Year"
          disabled={year === thisYear}
          onClick={() => setYear(thisYear)}
        />
        <Button
          small
          iconOnly
          variant="quiet"
          icon="chevron-right"
          label="Next Year"
          disabled={year >= LAST_YEAR}
          onClick={() => setYear(year + 1)}
        />
      </div>
      <div className="ct-year">
        {MONTH_NAMES.map((name, at) => {
          const all = Array.from({ length: daysIn(year, at + 1) }, (_, day) => day + 1);
          const lit = all.filter((day) => days.has(`${at + 1}-${day}`));
          // The week begins on Monday.
          const lead = (new Date(Date.UTC(year, at, 1)).getUTCDay() + 6) % 7;
          return (
            <div
              key={name}
              className="ct-month-days"
              role="img"
              aria-label={`${name} ${year}: ${describeRuns(lit, all.length)}`}
            >
              <b aria-hidden="true">{name}</b>
              <div aria-hidden="true">
                {all.map((day) => (
                  <i
                    key={day}
                    className={`${days.has(`${at + 1}-${day}`) ? 'lit' : ''} ${today === `${year}-${at + 1}-${day}` ? 'is-today' : ''}`}
                    style={day === 1 ? { gridColumnStart: lead + 1 } : undefined}
                  >
                    {day}
                  </i>
                ))}
              </div>
            </div>
          );
        })}
      </div>
    </>
  );
}

const describeRuns = (lit: readonly number[], all: number): string =>
  lit.length === 0 ? 'none' : lit.length === all ? 'every day' : `days ${lit.join(', ')}`;
