import { useEffect, useMemo, useRef, useState } from 'react';
import { InputError } from '@/engines/input-error';
import { readCells, writeCells } from '@/engines/text-table';
import { valueAs } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionStrip } from '@/ui/controls/OptionStrip';
import { Tabs } from '@/ui/controls/Tabs';
import { toast } from '@/ui/controls/Toast';
import { useOptions } from '@/ui/hooks/useOptions';
import { useRun } from '@/ui/hooks/useRun';
import { readText } from '@/ui/input/files';
import { useFileDrop } from '@/ui/input/useFileDrop';
import { useInputs } from '@/ui/input/useInputs';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import { download, downloadName } from '@/ui/output/download';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { CellsPanel } from './CellsPanel';
import { Drawing } from './Drawing';
import { type Grid, MOST_COLUMNS, MOST_ROWS, squared } from './grid';
import type tool from './tool';
import './view.css';

/** What came in a link may be no table at all; then there is an empty one to fill. */
function toGrid(text: string): Grid {
  try {
    return squared(readCells(text));
  } catch {
    return [['']];
  }
}

export default function AsciiTable({ slug, tool: definition, page }: ToolPageProps<typeof tool>) {
  const { input } = definition;
  const edited = useInputs(
    useMemo(() => ({ input: input.initial ?? '' }), [input]),
    slug,
  );
  const written = edited.value.input;
  const grid = useMemo(() => toGrid(written), [written]);
  const [tab, setTab] = useState<'editor' | 'preview'>('editor');
  const options = useOptions(slug, definition.options);
  const { values, ready } = options;
  const run = useRun(slug, definition);
  const { start } = run;
  const fields = useRef<HTMLDivElement>(null);
  useUndoKeys(fields, edited);

  useEffect(() => {
    if (ready) start(writeCells(grid), values);
  }, [ready, grid, values, start]);

  const art = valueAs(run.outcome?.shown, 'text') ?? '';
  const put = (next: Grid) => edited.replace({ input: writeCells(next) });
  const describeLimit = (rows: number, columns: number) => {
    if (rows > MOST_ROWS || columns > MOST_COLUMNS)
      toast({
        title: 'Not everything fits',
        description: `The editor takes ${MOST_ROWS} rows and ${MOST_COLUMNS} columns. The command line takes more.`,
        tone: 'destructive',
      });
  };
  const takeFile = async (file: File | undefined) => {
    const text = file && (await readText(file));
    if (text === undefined) return;
    try {
      const cells = readCells(text);
      describeLimit(cells.length, Math.max(1, ...cells.slice(0, MOST_ROWS).map((row) => row.length)));
      put(squared(cells));
    } catch (problem) {
      if (!(problem instanceof InputError)) throw problem;
      toast({ title: 'Not a table', description: problem.message, tone: 'destructive' });
    }
  };
  const { zone } = useFileDrop(([file]) => takeFile(file));

  return (
    <div
      className="ascii-table"
      ref={fields}
      {...zone}
      onPaste={(event) => {
        const [file] = event.clipboardData.files;
        // Spreadsheets put a picture beside the cells they copy.
        if (!file || event.clipboardData.getData('text/plain') !== '') return;
        event.preventDefault();
        takeFile(file);
      }}
    >
      <OptionStrip shape={definition.options} options={options}>
        <Tabs label="View" tabs={{ editor: 'Editor', preview: 'Preview' }} value={tab} onChange={setTab} />
        <div className="strip-actions">
          <Button
            variant="primary"
            label="Generate"
            onClick={() => {
              edited.settle();
              start(writeCells(grid), values);
            }}
          />
        </div>
      </OptionStrip>
      {tab === 'editor' && (
        <CellsPanel
          definition={definition}
          options={options}
          edited={edited}
          grid={grid}
          onPut={put}
          onLarge={describeLimit}
          onFile={takeFile}
        />
      )}
      <ResultPanel
        slug={slug}
        tool={definition}
        run={run}
        options={values}
        linkable={{ input: writeCells(grid) }}
        onDownload={() => {
          download(downloadName(definition, slug, values), art);
          toast('Downloaded');
        }}
      >
        <Drawing art={art} label={definition.output.label} />
      </ResultPanel>
      <HelpGuide steps={helpSteps(definition, page)} />
    </div>
  );
}
