import { useCallback, useRef, useState } from 'react';
import { type Color, fromHsl, toHsl, toSrgb } from '@/engines/color/srgb';
import { formatSrgb } from '@/engines/color/srgb-format';
import type { NamedColor } from '@/engines/palette/export-formats';
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
import { MoreColors, type Scale } from './MoreColors';
import { toName } from './name';
import definition, {
  allVariations,
  CLIPPED,
  listVariations,
  type NamedVariations,
  nameVariations,
  readBase,
  writeCss,
  writeJson,
} from './tool';
import { useMoreColors } from './useMoreColors';
import './view.css';

const TABS = { shades: 'Shades', tints: 'Tints' } as const;
const MORE_TABS = { tones: 'Tones', scale: 'Scale 50–950' } as const;
const STEP_NAMES = { shades: 'Shade', tints: 'Tint', tones: 'Tone' } as const;
/** Of a scale. */
const STEPS = 11;
type Tab = keyof typeof TABS | keyof typeof MORE_TABS;
/** Degrees between one hue and the next: never close to one that is there already. */
const GOLDEN = 137.5;

/** A color as strong and as light as the base, of another hue. */
function turned(base: Color, times: number): string {
  const { h, s, l } = toHsl(toSrgb(base));
  return formatSrgb(fromHsl(h + GOLDEN * times, s, l, 1), 'hex');
}

const addLine = (text: string, line: string) => `${text.trim()}\n${line}`.trim();

/** What is drawn of a scale while this tab is open. */
function drawScale({ name, shades, tints }: NamedVariations, named: readonly NamedColor[], tab: Tab): Scale {
  const [base, ...others] = named;
  const take = (from: number, count: number) => others.slice(from, from + count);
  const rest = shades.length + tints.length;
  const label = ({ name }: NamedColor) => /\d+$/.exec(name)?.[0] ?? '';
  const numbered = (colors: readonly NamedColor[]) => colors.map((one) => ({ ...one, label: label(one) }));
  if (tab === 'scale') return { name, colors: numbered(others.slice(-STEPS)) };
  if (tab === 'tones') return { name, colors: [{ ...base!, label: '' }, ...numbered(take(rest, shades.length))] };
  const [dark, light] = [take(0, shades.length), take(shades.length, tints.length)];
  return { name, colors: [...numbered(dark.toReversed()), { ...base!, label: name }, ...numbered(light)] };
}

const START = startColorText(definition.input.initial!, readBase);

export default function ShadesAndTintsView({ slug, tool, page }: ToolPageProps<typeof definition>) {
  const options = useOptions(slug, definition.options);
  const edited = useUndoable(START, `${slug}:base`);
  const { value: base, change } = edited;
  const [chosen, setTab] = useState<Tab>('shades');
  const variations = listVariations(base.color, options.values.variationCount, options.values);
  const { shades, tints, tones, scale } = variations;
  const { baseName, moreColors } = options.values;
  const entered = useMoreColors(moreColors);
  const more = entered.colors.map((one) => ({
    name: one.name,
    ...listVariations(one.color, options.values.variationCount, options.values),
  }));
  const name = toName(baseName);
  const named = nameVariations(variations, name, more);
  const data = allVariations(variations, name, more);
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

  // All names are told apart among all: each scale has its part of them.
  const size = more.length === 0 ? 0 : named.length / (more.length + 1);
  const scales = more.map((one, at) => drawScale(one, named.slice((at + 1) * size, (at + 2) * size), tab));

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
      data={data}
      named={named}
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
              onClick={() => download('shades-and-tints.json', writeJson(data))}
            />
            <Button
              small
              variant="quiet"
              icon="file-code"
              label="Export CSS"
              onClick={() => download('shades-and-tints.css', writeCss(variations, name, more))}
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
        <MoreColors
          name={baseName}
          text={moreColors}
          problem={entered.problem}
          scales={scales}
          onName={(next) => options.set({ baseName: next })}
          onText={(next) => options.set({ moreColors: next })}
          onAdd={() => options.set({ moreColors: addLine(moreColors, turned(base.color, entered.colors.length + 1)) })}
        />
      </div>
    </PalettePage>
  );
}
