import { useState } from 'react';
import { InputError } from '@/engines/input-error';
import { Button, CopyButton } from '@/ui/controls/Button';
import { EditActions } from '@/ui/controls/EditActions';
import { ToolExamples } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionFields } from '@/ui/controls/OptionFields';
import { OptionsButton } from '@/ui/controls/OptionsButton';
import { summarizeOptions } from '@/ui/controls/option-summary';
import { ResetButton } from '@/ui/controls/ResetButton';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { Sheet } from '@/ui/controls/Sheet';
import { Tabs } from '@/ui/controls/Tabs';
import { UseInButton } from '@/ui/controls/UseInButton';
import { useOptions } from '@/ui/hooks/useOptions';
import { plural } from '@/ui/output/count';
import { download } from '@/ui/output/download';
import { ErrorBanner } from '@/ui/output/ErrorBanner';
import { Panel } from '@/ui/output/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { Code, TextCode } from './Code';
import { TablePanel } from './TablePanel';
import type tool from './tool';
import { useTable } from './useTable';
import { fullSize, isTextPart, useWritten } from './useWritten';
import './view.css';

const TABS = {
  preview: 'Preview',
  html: 'HTML',
  css: 'CSS',
  markdown: 'Markdown',
  csv: 'CSV',
  latex: 'LaTeX',
} as const;
const ORDER: readonly string[] = [
  ...['rows', 'columns', 'headerRow', 'headerColumn', 'footerRow', 'caption', 'framework', 'alignment'],
  ...['columnAlignment', 'width', 'borderStyle'],
  ...['borderWidth', 'padding', 'spacing', 'headerBackground', 'headerText', 'cellBackground', 'cellText'],
  ...['responsive', 'zebra', 'hover'],
];

export default function HtmlTableGenerator({ slug, tool: definition, page }: ToolPageProps<typeof tool>) {
  const options = useOptions(slug, definition.options);
  const { values: settings } = options;
  const table = useTable(slug, options);
  const { cells, text, edited } = table;
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState<keyof typeof TABS>('preview');
  const { result, written, take } = useWritten(cells, settings);
  const full = fullSize(cells, settings);
  const save = (part: 'html' | 'css') => written && download(`table.${part}`, take(part));

  return (
    <div className="generator table-generator">
      <Sheet open={open} onClose={() => setOpen(false)} className="form-sheet">
        <Panel title="Table" className="form-box" actions={<ResetButton options={options} />}>
          <form noValidate onSubmit={(event) => event.preventDefault()}>
            <OptionFields shape={definition.options} options={options} names={ORDER} />
          </form>
        </Panel>
      </Sheet>
      <Panel
        className={`output-box ${result === written ? '' : 'stale'}`}
        title="Result"
        aside={`${plural(full.rows, 'row')}, ${plural(full.columns, 'column')}`}
        actions={
          <>
            <ToolExamples tool={definition} options={options} onEnter={edited.replace} />
            <EditActions edited={edited} empty={text === ''} />
            <ShareMenu
              shape={definition.options}
              options={options.values}
              inputs={text === '' ? undefined : { input: text }}
            />
          </>
        }
      >
        <div className="table-bar">
          <div className="dock">
            <OptionsButton summary={summarizeOptions(definition.options, settings)} onOpen={() => setOpen(true)} />
            <CopyButton small variant="primary" label="Copy HTML" value={() => take('html')} />
          </div>
          <CopyButton small label="Copy CSS" value={() => take('css')} />
          <UseInButton slug={slug} tool={definition} value={() => take('html')} disabled={!written} />
          <Button small icon="download" label="Download HTML" onClick={() => save('html')} />
          <Button small icon="download" label="Download CSS" onClick={() => save('css')} />
        </div>
        {result instanceof InputError && <ErrorBanner error={result} />}
        <div className="output-body">
          <Tabs label="View" className="table-tabs" tabs={TABS} value={tab} onChange={setTab}>
            {written && tab === 'preview' && <TablePanel table={table} settings={full} colors={written.colors} />}
            {written && (tab === 'html' || tab === 'css') && (
              <Code value={written[tab]} label={tab === 'html' ? 'HTML code' : 'CSS code'} language={tab} />
            )}
            {isTextPart(tab) && <TextCode part={tab} cells={cells} settings={full} />}
          </Tabs>
        </div>
      </Panel>
      <HelpGuide steps={helpSteps(definition, page)} />
    </div>
  );
}
