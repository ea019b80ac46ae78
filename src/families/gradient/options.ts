import {
  type Gradient,
  type GradientStop,
  gradientCss,
  HUE_SPACES,
  HUE_WAYS,
  hasHue,
  SPACES,
  type Space,
  writeStops,
} from '@/engines/gradient';
import { choice, integer, line } from '@/kit';

const percent = (label: string) =>
  integer(label, 50, { min: 0, max: 100, slider: true, unit: '%', when: { type: ['radial', 'conic'] } });

const same = <const Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>;

/** Of a gradient that is not linear. */
export const SHAPE_OPTIONS = {
  shape: choice('Radial Shape', same(['circle', 'ellipse']), 'circle', { when: { type: 'radial' } }),
  size: choice(
    'Radial Size',
    same(['closest-side', 'farthest-corner', 'closest-corner', 'farthest-side']),
    'farthest-corner',
    { when: { type: 'radial' } },
  ),
  centerX: percent('Center X'),
  centerY: percent('Center Y'),
};

export const SPACE_OPTIONS = {
  space: choice('Color Space', SPACES, 'srgb'),
  hue: choice('Hue', HUE_WAYS, 'shorter', { when: { space: HUE_SPACES } }),
};

/** Gradients over one another: those that are not being edited, as CSS, and how many of them lie above the one that is. */
export const LAYER_OPTIONS = {
  layers: line('Layers', '', { hidden: true }),
  layer: integer('Layer', 0, { min: 0, max: 20, hidden: true }),
};

export interface GradientSettings {
  readonly type: Gradient['type'];
  readonly angle: number;
  readonly repeating: boolean;
  readonly shape: Gradient['shape'];
  readonly size: Gradient['size'];
  readonly centerX: number;
  readonly centerY: number;
  readonly space: Space;
  readonly hue: Gradient['hue'] & string;
}

export const getGradient = (
  { type, angle, repeating, shape, size, centerX, centerY, space, hue }: GradientSettings,
  stops: readonly GradientStop[],
): Gradient => ({
  type,
  angle,
  repeating,
  shape,
  size,
  centerX,
  centerY,
  ...(space !== 'srgb' && { space }),
  ...(hasHue(space) && hue !== 'shorter' && { hue }),
  stops,
});

/** With the edited gradient among the others. */
export const stack = (others: readonly Gradient[], at: number, edited: Gradient): readonly Gradient[] => [
  ...others.slice(0, at),
  edited,
  ...others.slice(at),
];

/** The options that show these gradients and edit one of them. */
export function settingsOf(gradients: readonly Gradient[], at: number) {
  const { stops, space = 'srgb', hue = 'shorter', ...settings } = gradients[at]!;
  const others = gradients.filter((_, other) => other !== at);
  const layers = others.map(gradientCss).join(', ');
  return { ...settings, space, hue, colorStops: writeStops(stops), layers, layer: others.length === 0 ? 0 : at };
}

export interface LayerText {
  readonly layers: string;
  readonly layer: number;
}

/** All gradients that the options of a tool stand for. */
export async function allGradients(
  { layers, layer }: LayerText,
  edited: Gradient,
  read: (color: string) => string,
): Promise<readonly Gradient[]> {
  if (layers === '') return [edited];
  const { readLayers } = await import('@/engines/gradient/read');
  return stack(readLayers(layers, read), layer, edited);
}

/** All of it as CSS, for a small picture of what was saved: the edited one, and below it the others. */
export const imageOf = (settings: GradientSettings & LayerText, stops: readonly GradientStop[]): string => {
  const edited = gradientCss(getGradient(settings, stops));
  if (settings.layers === '') return edited;
  return (settings.layer === 0 ? [edited, settings.layers] : [settings.layers, edited]).join(', ');
};
