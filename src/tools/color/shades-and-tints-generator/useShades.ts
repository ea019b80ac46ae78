import type { Color } from '@/engines/color/srgb';
import type { NamedColor } from '@/engines/palette/export-formats';
import type { ToolOptions } from '@/kit/tool';
import type { Swatch } from '@/ui/input/color/Swatches';
import type { Scale } from './MoreColors';
import { toName } from './name';
import type definition from './tool';
import { allVariations, listVariations, type NamedVariations, nameVariations } from './tool';
import { useMoreColors } from './useMoreColors';

const TABS = { shades: 'Shades', tints: 'Tints' } as const;
const MORE_TABS = { tones: 'Tones', scale: 'Scale 50–950' } as const;
const STEP_NAMES = { shades: 'Shade', tints: 'Tint', tones: 'Tone' } as const;
/** Of a scale. */
const STEPS = 11;
export type Tab = keyof typeof TABS | keyof typeof MORE_TABS;
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

/** What is made of the base and of further colors, and what of it is drawn while this tab is open. */
export function useShades(base: Color, options: ToolOptions<typeof definition>, chosen: Tab) {
  const variations = listVariations(base, options.variationCount, options);
  const { tones, scale } = variations;
  const entered = useMoreColors(options.moreColors);
  const more = entered.colors.map((one) => ({
    name: one.name,
    ...listVariations(one.color, options.variationCount, options),
  }));
  const name = toName(options.baseName);
  const named = nameVariations(variations, name, more);
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
  // All names are told apart among all: each scale has its part of them.
  const size = more.length === 0 ? 0 : named.length / (more.length + 1);
  return {
    variations,
    more,
    name,
    named,
    data: allVariations(variations, name, more),
    tabs: tabs as Record<Tab, string>,
    tab,
    swatches,
    entered,
    scales: more.map((one, at) => drawScale(one, named.slice((at + 1) * size, (at + 2) * size), tab)),
  };
}
export type Shades = ReturnType<typeof useShades>;
