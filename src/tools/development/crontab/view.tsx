import { lazy, useState } from 'react';
import { useLocalZone } from '@/families/clock/ZoneSelect';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionField } from '@/ui/controls/OptionField';
import { useOptions } from '@/ui/hooks/useOptions';
import { useInputs } from '@/ui/input/useInputs';
import { Boundary } from '@/ui/output/Boundary';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { RunList } from './RunList';
import { SavedJobs } from './SavedJobs';
import { SchedulePanel } from './SchedulePanel';
import { getExpression } from './saved';
import type tool from './tool';
import { useSchedule } from './useSchedule';
import './view.css';

const YearCalendar = lazy(() => import('./YearCalendar'));

const START = { input: '* * * * *' };

export default function Crontab({ slug, tool: definition, page }: ToolPageProps<typeof tool>) {
  const edited = useInputs(START, slug);
  const options = useOptions(slug, definition.options);
  const [showsYear, setShowsYear] = useState(false);
  const localZone = useLocalZone();
  const expression = edited.value.input;
  const schedule = useSchedule(expression, options.values);
  const { now, reading, run } = schedule;
  const data = run.outcome?.data;
  const enter = (input: string) => edited.change(() => ({ input }));

  return (
    <div className="ct">
      <SchedulePanel
        tool={definition}
        options={options}
        expression={expression}
        schedule={schedule}
        localZone={localZone}
        onEnter={enter}
        onReplace={edited.replace}
      />
      <div className="ct-side">
        <ResultPanel
          slug={slug}
          tool={definition}
          // What is wrong with the expression stands below it.
          run={{ ...run, error: schedule.error ? undefined : run.error }}
          options={options.values}
          aside={data?.zone && reading?.zone ? data.zone : options.values.timezone}
          announcement=""
          share={null}
          className="ct-next"
          above={
            <div className="ct-told">
              <OptionField
                option={{ ...definition.options.count, hint: undefined }}
                value={options.values.count}
                onChange={(value) => options.set({ count: value })}
              />
              <OptionField
                option={{ ...definition.options.past, hint: undefined }}
                value={options.values.past}
                onChange={(value) => options.set({ past: value })}
              />
            </div>
          }
        >
          {now !== undefined && data && (
            <RunList label="Next Executions" of={data} runs={data.runs} now={now} localZone={localZone} />
          )}
          {now !== undefined && data && data.past.length > 0 && (
            <>
              <h3 className="ct-past">Last Runs</h3>
              <RunList label="Last Runs" of={data} runs={data.past} now={now} localZone={localZone} />
            </>
          )}
        </ResultPanel>
        <SavedJobs
          onLoad={(one) => {
            enter(getExpression(one));
            options.set({ timezone: one.timezone });
          }}
        />
      </div>
      <details className="panel ct-calendar" onToggle={(event) => setShowsYear(event.currentTarget.open)}>
        <summary>Calendar of the Year</summary>
        {showsYear && reading?.plan && data && now !== undefined && (
          <Boundary fallback={null}>
            <YearCalendar plan={reading.plan} today={dayAt(now + (data.runs[0]?.offset ?? 0))} />
          </Boundary>
        )}
      </details>
      <HelpGuide steps={helpSteps(definition, page)} />
    </div>
  );
}

/** 2026-1-31, of what a clock shows. */
const dayAt = (wall: number): string => {
  const date = new Date(wall);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()].join('-');
};
