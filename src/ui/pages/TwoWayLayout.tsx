import type { ReactNode } from 'react';
import { EditActions } from '../controls/EditActions';
import { ToolExamples } from '../controls/Examples';
import { HelpGuide } from '../controls/HelpGuide';
import { Panel } from '../output/Panel';
import { ResultPanel, type ResultPanelProps } from '../output/ResultPanel';
import { helpSteps } from './page';
import type { TwoWay } from './useTwoWay';

interface TwoWayLayoutProps {
  twoWay: TwoWay;
  className?: string;
  /** Above everything: options, tabs. */
  strip?: ReactNode;
  /** The title of the panel of fields. */
  title: ReactNode;
  /** Buttons of the fields, before the examples. */
  actions?: ReactNode;
  /** The fields one types into. Without them they stand in the result, and so do examples and Undo. */
  children?: ReactNode;
  /** How the result is shown: the props of its panel, where they differ from the usual. */
  result: Partial<ResultPanelProps> & { children: ReactNode };
  /** Under both. */
  below?: ReactNode;
}

/** Fields that all show one value, and what follows from it, with slots for what only some pages have. */
export function TwoWayLayout({ twoWay, className = '', title, children, result, ...slots }: TwoWayLayoutProps) {
  const { slug, tool, page, options, edited, text, run, fields, mainField } = twoWay;
  const edits = (
    <>
      {slots.actions}
      <ToolExamples
        tool={tool}
        options={options}
        onEnter={({ input }) => edited.replace({ input: String(input), field: mainField })}
      />
      <EditActions edited={edited} empty={text === ''} clearLabel={page.clearLabel} />
    </>
  );
  return (
    <div className={`two-way ${className}`} ref={fields}>
      {slots.strip}
      {children !== undefined && (
        <Panel title={title} actions={edits} className="two-way-fields">
          {children}
        </Panel>
      )}
      <ResultPanel
        slug={slug}
        tool={tool}
        run={run}
        options={options.values}
        linkable={text === '' ? undefined : { input: text }}
        aside={false}
        {...(children === undefined && { actions: edits, title: typeof title === 'string' ? title : undefined })}
        {...result}
      />
      {slots.below}
      <HelpGuide steps={helpSteps(tool, page)} />
    </div>
  );
}
