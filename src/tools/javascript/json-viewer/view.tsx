import { lazy, useRef } from 'react';
import { text } from '@/kit/input';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { Tabs } from '@/ui/controls/Tabs';
import { InputBox, type InputHandle } from '@/ui/input/InputBox';
import { Boundary } from '@/ui/output/Boundary';
import { ErrorBanner } from '@/ui/output/ErrorBanner';
import { RunStatus } from '@/ui/output/RunStatus';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { InputPane } from './InputPane';
import { loadTree } from './load-tree';
import type tool from './tool';
import { useTreeInput } from './useTreeInput';
import { useTreeState } from './useTreeState';
import { ViewerActions } from './ViewerActions';
import './view.css';

const DRAFT = text('Draft', { language: 'json' });
const TreePane = lazy(loadTree);

export default function JsonViewer({ slug, tool: definition, page }: ToolPageProps<typeof tool>) {
  const entered = useTreeInput(slug, definition);
  const { edited, input, tab, setTab, draft, setDraft, parsed, parse, shown, raw, error, clipboardError } = entered;
  const { tree, change, setBranches, edit } = useTreeState(shown, (next) => {
    edited.settle();
    edited.replace({ input: next });
  });
  const box = useRef<InputHandle>(null);

  const problem = clipboardError ?? error;
  const failed = problem && (
    <ErrorBanner
      error={problem}
      text={clipboardError ? undefined : (draft ?? input)}
      onGoTo={(offset) => {
        setTab('input');
        box.current?.goTo(offset);
      }}
      onReplace={(mended) => {
        if (draft !== undefined) return setDraft(mended);
        edited.replace({ input: mended });
        parse(mended);
      }}
    />
  );

  const status = <RunStatus running={entered.running} progress={entered.progress} onStop={entered.stop} />;

  return (
    <div className="jw">
      <div className="strip">
        <Tabs
          label="Pane"
          tabs={{ input: 'JSON Input', tree: 'Tree Viewer' }}
          value={tab}
          onChange={entered.chooseTab}
        />
        <ViewerActions
          entered={entered}
          hasBranches={shown !== undefined && tree.view === 'tree'}
          onBranches={setBranches}
        />
      </div>

      {tab === 'input' && draft !== undefined && (
        <>
          {failed}
          <InputBox input={DRAFT} value={draft} handle={box} onChange={setDraft} />
        </>
      )}
      {tab === 'input' && draft === undefined && (
        <InputPane definition={definition} entered={entered} box={box} failed={failed} status={status} />
      )}

      {tab === 'tree' && (
        <Boundary what="The tree" fallback={null}>
          <TreePane
            slug={slug}
            tool={definition}
            parsed={parsed}
            document={shown}
            run={raw}
            state={tree}
            onState={change}
            onEdit={edit}
            steps={edited}
          >
            {failed}
            {status}
          </TreePane>
        </Boundary>
      )}
      <HelpGuide steps={helpSteps(definition, page)} />
    </div>
  );
}
