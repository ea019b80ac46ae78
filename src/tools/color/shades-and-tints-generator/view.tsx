import { useCallback, useRef, useState } from 'react';
import { isOutsideSrgb } from '@/engines/color/srgb';
import { result, toOutcome } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { ToolExamples } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionStrip } from '@/ui/controls/OptionStrip';
import { Tabs } from '@/ui/controls/Tabs';
import { UndoButtons } from '@/ui/controls/UndoButtons';
import { useLinked } from '@/ui/hooks/useLinked';
import { useOptions } from '@/ui/hooks/useOptions';
import { settled } from '@/ui/hooks/useResult';
import { ColorInput } from '@/ui/input/color/ColorInput';
import { enterColor, startColorText } from '@/ui/input/color/color-text';
import { Swatches } from '@/ui/input/color/Swatches';
import { useEnteredText } from '@/ui/input/color/useEnteredText';
import { useUndoable } from '@/ui/input/useUndoable';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import { download } from '@/ui/output/download';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import definition, { CLIPPED, listVariations, readBase, writeCss, writeJson } from './tool';
import '@/ui/pages/stage.css';
import './view.css';

const TABS = { shades: 'Shades', tints: 'Tints' } as const;
const STEP_NAMES = { shades: 'Shade', tints: 'Tint' } as const;
const START = startColorText(definition.input.initial!, readBase);

export default function ShadesAndTintsView({ slug, tool, page }: ToolPageProps<typeof definition>) {
  const options = useOptions(slug, definition.options);
  const { values } = options;
  const edited = useUndoable(START, `${slug}:base`);
  const { value: base, change } = edited;
  const [tab, setTab] = useState<keyof typeof TABS>('shades');
  const variations = listVariations(base.color, values.variationCount);
  const { shades, tints } = variations;

  const enter = useCallback((text: string) => change((old) => enterColor(text, old, readBase)), [change]);
  const { unread, type, forget } = useEnteredText(enter);
  const instead = (step: () => void) => () => {
    forget();
    step();
  };
  const steps = { ...edited, undo: instead(edited.undo), redo: instead(edited.redo) };

  const fields = useRef<HTMLDivElement>(null);
  useUndoKeys(fields, steps);

  useLinked(
    slug,
    useCallback(({ input }) => input !== undefined && type(input), [type]),
  );

  return (
    <div className="st" ref={fields}>
      <div className="stage-strip">
        <div className="strip">
          <ColorInput
            label={definition.input.label}
            placeholder={definition.input.placeholder}
            value={unread ?? base}
            picked={variations.base}
            onChange={type}
          />
          <ToolExamples tool={tool} options={options} onEnter={({ input }: { input: string }) => type(input)} />
          <UndoButtons steps={steps} />
        </div>
        <OptionStrip shape={definition.options} options={options} />
      </div>
      {isOutsideSrgb(base.color) && (
        <p className="quiet-note" role="status">
          {CLIPPED}
        </p>
      )}
      <ResultPanel
        slug={slug}
        tool={tool}
        run={settled(toOutcome('list', result(variations[tab], { data: variations })))}
        options={values}
        linkable={{ input: base.text }}
        title="Preview"
        aside=""
        announcement={`${TABS[tab]}: ${variations[tab].join(', ')}`}
        save={
          <>
            <Button
              small
              variant="quiet"
              icon="download"
              label="Export Palette"
              onClick={() => download('shades-and-tints.json', writeJson(variations))}
            />
            <Button
              small
              variant="quiet"
              icon="file-code"
              label="Export CSS"
              onClick={() => download('shades-and-tints.css', writeCss(variations))}
            />
          </>
        }
      >
        <div className="st-preview">
          <div className="st-strip" role="img" aria-label={`${shades.length} shades, the base, ${tints.length} tints`}>
            {[...shades.toReversed(), variations.base, ...tints].map((color, at) => (
              <span
                key={at}
                className={at === shades.length ? 'st-base' : undefined}
                style={{ backgroundColor: color }}
              />
            ))}
          </div>
          <div className="st-tabs">
            <Tabs label="Variations" tabs={TABS} value={tab} onChange={setTab}>
              <Swatches
                label={TABS[tab]}
                swatches={variations[tab].map((color, at) => ({
                  color,
                  label: `${STEP_NAMES[tab]} ${at + 1}`,
                }))}
              />
            </Tabs>
          </div>
        </div>
      </ResultPanel>
      <HelpGuide steps={helpSteps(tool, page)} />
    </div>
  );
}
