import { useCallback, useRef, useState } from 'react';
import { type Color, fromHsl, toHsl, toSrgb } from '@/engines/color/srgb';
import { formatSrgb } from '@/engines/color/srgb-format';
import { PalettePage } from '@/families/palette/PalettePage';
import { Button } from '@/ui/controls/Button';
import { Tabs } from '@/ui/controls/Tabs';
import { useLinked } from '@/ui/hooks/useLinked';
import { useOptions } from '@/ui/hooks/useOptions';
import { enterColor, startColorText } from '@/ui/input/color/color-text';
import { Swatches } from '@/ui/input/color/Swatches';
import { useEnteredText } from '@/ui/input/color/useEnteredText';
import { useUndoable } from '@/ui/input/useUndoable';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import { download } from '@/ui/output/download';
import type { ToolPageProps } from '@/ui/pages/page';
import { MoreColors } from './MoreColors';
import definition, { CLIPPED, readBase, writeCss, writeJson } from './tool';
import { type Shades, type Tab, useShades } from './useShades';
import './view.css';

/** Degrees between one hue and the next: never close to one that is there already. */
const GOLDEN = 137.5;

/** A color as strong and as light as the base, of another hue. */
function turned(base: Color, times: number): string {
  const { h, s, l } = toHsl(toSrgb(base));
  return formatSrgb(fromHsl(h + GOLDEN * times, s, l, 1), 'hex');
}

const addLine = (text: string, line: string) => `${text.trim()}\n${line}`.trim();

const START = startColorText(definition.input.initial!, readBase);

/** The base color as it is typed, with its steps back and forth. */
function useBase(slug: string) {
  const edited = useUndoable(START, `${slug}:base`);
  const { value: base, change } = edited;
  const enter = useCallback((text: string) => change((old) => enterColor(text, old, readBase)), [change]);
  const { unread, type, forget } = useEnteredText(enter);
  const instead = (step: () => void) => () => {
    forget();
    step();
  };
  const steps = { ...edited, undo: instead(edited.undo), redo: instead(edited.redo) };
  return { base, unread, type, steps };
}

export default function ShadesAndTintsView({ slug, tool, page }: ToolPageProps<typeof definition>) {
  const options = useOptions(slug, definition.options);
  const { base, unread, type, steps } = useBase(slug);
  const [chosen, setTab] = useState<Tab>('shades');
  const shades = useShades(base.color, options.values, chosen);
  const { variations, data } = shades;
  const { baseName, moreColors } = options.values;
  const colors = shades.swatches.map(({ color }) => color);

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
      data={data}
      named={shades.named}
      resultPanel={{
        title: 'Preview',
        announcement: `${shades.tabs[shades.tab]}: ${colors.join(', ')}`,
        save: (
          <>
            <Button
              small
              variant="quiet"
              icon="download"
              label="Export Palette"
              onClick={() => download('shades-and-tints.json', writeJson(data))}
            />
            <Button
              small
              variant="quiet"
              icon="file-code"
              label="Export CSS"
              onClick={() => download('shades-and-tints.css', writeCss(variations, shades.name, shades.more))}
            />
          </>
        ),
      }}
    >
      <div className="st-preview">
        <Preview shades={shades} onTab={setTab} />
        <MoreColors
          name={baseName}
          text={moreColors}
          problem={shades.entered.problem}
          scales={shades.scales}
          onName={(next) => options.set({ baseName: next })}
          onText={(next) => options.set({ moreColors: next })}
          onAdd={() =>
            options.set({ moreColors: addLine(moreColors, turned(base.color, shades.entered.colors.length + 1)) })
          }
        />
      </div>
    </PalettePage>
  );
}

/** All of the base at a glance, and its shades, tints, tones or scale one by one. */
function Preview({ shades, onTab }: { shades: Shades; onTab(tab: Tab): void }) {
  const { tabs, tab, swatches, variations } = shades;
  const { base, shades: dark, tints } = variations;
  return (
    <>
      <div className="st-strip" role="img" aria-label={`${dark.length} shades, the base, ${tints.length} tints`}>
        {[...dark.toReversed(), base, ...tints].map((color, at) => (
          <span key={at} className={at === dark.length ? 'st-base' : undefined} style={{ backgroundColor: color }} />
        ))}
      </div>
      <div className="st-tabs">
        <Tabs label="Variations" tabs={tabs} value={tab} onChange={onTab}>
          <Swatches label={tabs[tab]} swatches={swatches} />
        </Tabs>
      </div>
    </>
  );
}
