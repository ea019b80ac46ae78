import { useRef, useState } from 'react';
import { Button } from '@/ui/controls/Button';
import { toastCleared } from '@/ui/controls/EditActions';
import { ToolExamples } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionField } from '@/ui/controls/OptionField';
import { UndoButtons } from '@/ui/controls/UndoButtons';
import { HistoryList } from '@/ui/history/HistoryList';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import { Panel } from '@/ui/output/Panel';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { Answer } from './Answer';
import { AllUnits, Kinds, UnitChoice, UnitSearch } from './parts';
import { Sentence } from './Sentence';
import type tool from './tool';
import { useUnits } from './useUnits';
import './view.css';

export default function UnitConverter(props: ToolPageProps<typeof tool>) {
  const { slug, tool } = props;
  const state = useUnits(slug, tool);
  const { edited, options, value, converted, shown, amount, category, from, to, choose } = state;
  const [search, setSearch] = useState('');
  const card = useRef<HTMLDivElement>(null);
  useUndoKeys(card, edited);

  const isEmpty = value === '' && search === '';
  const clear = () => {
    edited.replace({ input: '' });
    setSearch('');
    toastCleared(() => edited.replace({ input: value }));
  };

  return (
    <div className="uc">
      <div className="panel short-panel uc-ask" ref={card}>
        <Sentence
          label={tool.input.label}
          placeholder={tool.input.placeholder}
          value={value}
          isUnderstood={converted !== undefined && converted.value !== value.trim()}
          isWrong={state.error !== undefined}
          onChange={state.type}
        />
      </div>
      <Kinds kinds={tool.options.category.choices} current={category} onOpen={state.open} />
      <div className="uc-main compact">
        <ResultPanel
          slug={slug}
          tool={tool}
          // What is wrong is said with the answer.
          run={{ ...state.run, error: undefined }}
          options={options.values}
          linkable={value === '' ? undefined : { input: value }}
          title={state.name}
          aside={false}
          announcement={shown && `${shown} ${to.symbol}`}
          remarks={null}
          actions={
            <>
              <ToolExamples tool={tool} options={options} onEnter={edited.replace} />
              <UndoButtons steps={edited} />
              <Button
                small
                variant="quiet"
                icon="trash-2"
                label="Clear"
                aria-disabled={isEmpty}
                onClick={isEmpty ? undefined : clear}
              />
            </>
          }
        >
          <Answer state={state} />
          <UnitChoice state={state} />
          <UnitSearch
            search={search}
            onSearch={setSearch}
            onUse={(found) => {
              state.use(found);
              setSearch('');
            }}
          >
            <OptionField
              option={tool.options.rounding}
              value={options.values.rounding}
              onChange={(rounding) => options.set({ rounding })}
            />
          </UnitSearch>
        </ResultPanel>
        <HistoryList
          title="Conversion History"
          history={state.history}
          getKey={({ text }) => text}
          show={({ text }) => text}
          action="Reuse"
          onPress={state.reuse}
        />
      </div>
      <Panel title="All units" className="uc-all" aside={converted && `${amount} ${from.symbol}`}>
        <AllUnits rows={converted?.all} current={to.id} onChoose={(unit) => choose({ to: unit })} />
      </Panel>
      <HelpGuide steps={helpSteps(props.tool, props.page)} />
    </div>
  );
}
