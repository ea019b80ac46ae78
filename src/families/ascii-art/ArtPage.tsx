import { type ComponentProps, lazy, useEffect, useId, useMemo, useRef, useState } from 'react';
import { EditActions } from '@/ui/controls/EditActions';
import { ToolExamples } from '@/ui/controls/Examples';
import { OptionFields } from '@/ui/controls/OptionFields';
import { useOptions } from '@/ui/hooks/useOptions';
import { useRun } from '@/ui/hooks/useRun';
import { InputBox } from '@/ui/input/InputBox';
import { useInputs } from '@/ui/input/useInputs';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import { Boundary } from '@/ui/output/Boundary';
import type { ToolPageProps } from '@/ui/pages/page';
import { StageLayout } from '@/ui/pages/StageLayout';
import { ArtResult } from './ArtResult';
import { APPEARANCE } from './appearance';
import type { defineArt } from './art-tool';
import { ThemePicker } from './ThemePicker';
import { useDrawing } from './useDrawing';
import './art.css';

const FontGallery = lazy(() => import('./FontGallery'));

const FIELDS = ['font', 'width', 'horizontalLayout', 'verticalLayout', 'align', 'comment', 'animate'];

export default function ArtPage({ slug, tool, page }: ToolPageProps<ReturnType<typeof defineArt>>) {
  const { input } = tool;
  const edited = useInputs(
    useMemo(() => ({ input: input.initial ?? '' }), [input]),
    slug,
  );
  const text = edited.value.input;
  const shape = useMemo(() => ({ ...tool.options, ...APPEARANCE }), [tool]);
  const options = useOptions(slug, shape);
  const { values, ready } = options;
  const { font, width, horizontalLayout, verticalLayout, align, comment, theme } = values;
  const wanted = useMemo(
    () => ({ font, width, horizontalLayout, verticalLayout, align, comment }),
    [font, width, horizontalLayout, verticalLayout, align, comment],
  );
  const run = useRun(slug, tool);
  const drawing = useDrawing(run, text, wanted, ready);
  const form = useId();
  const fields = useRef<HTMLDivElement>(null);
  useUndoKeys(fields, edited);
  /** Light is where it starts: until it is chosen, it is as light or dark as the site. */
  const [chosen, setChosen] = useState(false);
  const stage = useRef<HTMLPreElement>(null);

  return (
    <StageLayout
      tool={tool}
      page={page}
      className="art-page"
      place={fields}
      controlsFirst
      bare
      controls={
        <InputBox
          input={input}
          value={text}
          onChange={(value) => edited.change(() => ({ input: value }))}
          actions={
            <>
              <ToolExamples tool={tool} options={options} onEnter={edited.replace} />
              <EditActions edited={edited} empty={text === ''} />
            </>
          }
        />
      }
      form={{
        shape,
        options,
        id: form,
        fields: (
          <>
            <OptionFields shape={shape} options={options} names={FIELDS} />
            <ThemePicker
              theme={theme}
              onPick={(name) => {
                setChosen(true);
                options.set({ theme: name });
              }}
            />
          </>
        ),
        onSubmit() {
          edited.settle();
          drawing.draw();
        },
      }}
      main={(optionsButton) => (
        <ArtResult
          slug={slug}
          tool={tool}
          run={run}
          drawing={drawing}
          text={text}
          shape={shape}
          values={values}
          follows={!chosen && theme === 'light'}
          form={form}
          optionsButton={optionsButton}
          stage={stage}
        />
      )}
      below={
        <Fonts
          text={text}
          font={font}
          onPick={(name) => {
            options.set({ font: name });
            stage.current?.parentElement?.scrollIntoView({ block: 'nearest' });
          }}
        />
      }
    />
  );
}

/** Drawn by the browser alone: pages come without it. */
function Fonts(props: ComponentProps<typeof FontGallery>) {
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(true), []);
  return (
    <div className="art-fonts">
      {opened && (
        <Boundary what="The list of fonts" fallback={null}>
          <FontGallery {...props} />
        </Boundary>
      )}
    </div>
  );
}
