import { useCallback, useRef, useState } from 'react';
import { PalettePage } from '@/families/palette/PalettePage';
import { Button } from '@/ui/controls/Button';
import { Tabs } from '@/ui/controls/Tabs';
import { useLinked } from '@/ui/hooks/useLinked';
import { useOptions } from '@/ui/hooks/useOptions';
import { enterColor, startColorText } from '@/ui/input/color/color-text';
import { type Swatch, Swatches } from '@/ui/input/color/Swatches';
import { useEnteredText } from '@/ui/input/color/useEnteredText';
import { useUndoable } from '@/ui/input/useUndoable';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import { download } from '@/ui/output/download';
import type { ToolPageProps } from '@/ui/pages/page';
import definition, { CLIPPED, listVariations, nameVariations, readBase, writeCss, writeJson } from './tool';
import './view.css';

const TABS = { shades: 'Shades', tints: 'Tints' } as const;
const MORE_TABS = { tones: 'Tones', scale: 'Scale 50–950' } as const;
const STEP_NAMES = { shades: 'Shade', tints: 'Tint', tones: 'Tone' } as const;
type Tab = keyof typeof TABS | keyof typeof MORE_TABS;
const START = startColorText(definition.input.initial!, readBase);

export default function ShadesAndTintsView({ slug, tool, page }: ToolPageProps<typeof definition>) {
  const options = useOptions(slug, definition.options);
  const edited = useUndoable(START, `${slug}:base`);
  const { value: base, change } = edited;
  const [chosen, setTab] = useState<Tab>('shades');
  const variations = listVariations(base.color, options.values.variationCount, options.values);
  const { shades, tints, tones, scale } = variations;
  const tabs: Partial<Record<Tab, string>> = {
    ...TABS,
    ...(tones && { tones: MORE_TABS.tones }),
    ...(scale && { scale: MORE_TABS.scale }),
  };
  const tab = tabs[chosen] ? chosen : 'shades';
  const swatches: readonly Swatch[] =
    tab === 'scale'
      ? (scale ?? []).map(({ step, color, isBase }) => ({
          color,
          label: String(step),
          ...(isBase && { note: 'base' }),
        }))
      : (variations[tab] ?? []).map((color, at) => ({ color, label: `${STEP_NAMES[tab]} ${at + 1}` }));
  const colors = swatches.map(({ color }) => color);

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
    <PalettePage
      slug={slug}
      tool={tool}
      page={page}
      className="st"
      place={fields}
      options={options}
      base={base}
      unread={unread}
      picked={variations.base}
      onType={type}
      steps={steps}
      clippedNote={CLIPPED}
      colors={colors}
      data={variations}
      named={nameVariations(variations)}
      resultPanel={{
        title: 'Preview',
        announcement: `${tabs[tab]}: ${colors.join(', ')}`,
        save: (
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
        ),
      }}
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
          <Tabs label="Variations" tabs={tabs as Record<Tab, string>} value={tab} onChange={setTab}>
            <Swatches label={tabs[tab] ?? ''} swatches={swatches} />
          </Tabs>
        </div>
      </div>
    </PalettePage>
  );
}
