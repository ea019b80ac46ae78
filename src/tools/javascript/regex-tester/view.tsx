import { lazy, useRef } from 'react';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { useStarted } from '@/ui/hooks/useStarted';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import { Boundary } from '@/ui/output/Boundary';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { CheatsheetPanel } from './CheatsheetPanel';
import { ExplanationPanel } from './ExplanationPanel';
import { InformationPanel } from './InformationPanel';
import { MatchesPanel } from './MatchesPanel';
import { PatternPanel } from './PatternPanel';
import { ReplacePanel } from './ReplacePanel';
import { SavedPatterns } from './SavedPatterns';
import { TestText } from './TestText';
import type tool from './tool';
import { useRegex } from './useRegex';
// In this order: what is later may set apart what is earlier.
import './view.css';
import './colours.css';
import './matches.css';
import './extras.css';
import './widths.css';

const Extras = lazy(() => import('./Extras'));

export default function RegexTester(props: ToolPageProps<typeof tool>) {
  const { options, examples } = props.tool;
  const regex = useRegex(props);
  const started = useStarted();
  const { load } = regex.steps;
  const fields = useRef<HTMLDivElement>(null);
  useUndoKeys(fields, regex.steps);

  return (
    <div className="rt" ref={fields}>
      <PatternPanel shape={options} regex={regex} />
      <TestText tool={props.tool} regex={regex} />
      <MatchesPanel examples={examples} regex={regex} />
      <InformationPanel {...props} regex={regex} />
      <ReplacePanel slug={props.slug} tool={props.tool} regex={regex} />
      <ExplanationPanel regex={regex} />
      <SavedPatterns
        name={regex.name}
        onName={regex.setName}
        onLoad={({ regex: saved, flags, name = '', shouldMatch = '', shouldNotMatch = '' }) => {
          regex.setName(name);
          load({ pattern: saved, flags, shouldMatch, shouldNotMatch });
        }}
      />
      <CheatsheetPanel />
      {started && (
        <Boundary what="The diagram" fallback={null}>
          <Extras slug={props.slug} tool={props.tool} regex={regex} />
        </Boundary>
      )}
      <HelpGuide steps={helpSteps(props.tool, props.page)} />
    </div>
  );
}
