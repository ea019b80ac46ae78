import { useEffect, useState } from 'react';
import type { Gradient, GradientStop } from '@/engines/gradient';
import { type GradientSettings, getGradient, type LayerText, stack } from './options';
import { readableOr, type StopState } from './useStops';

export interface GradientState {
  /** The one that is being edited. */
  gradient: Gradient;
  /** All of them as they are drawn, the first on top. */
  gradients: readonly Gradient[];
  /** The same with their colors as they are kept. */
  kept: readonly Gradient[];
  /** The stops of the edited one where they are mixed in sRGB. */
  mixedStops(): readonly GradientStop[];
}

/** A part that is fetched once it is needed. */
export function useLate<Part>(isNeeded: boolean, load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is loaded once.
  useEffect(() => {
    if (isNeeded && !part) void load().then((loaded) => setPart(() => loaded));
  }, [isNeeded]);
  return part;
}

/** The gradients that the options of a tool stand for. */
export function useGradients(values: GradientSettings & LayerText, colors: StopState): GradientState {
  const { layers, layer } = values;
  const gradient = getGradient(values, colors.stops);
  const reader = useLate(layers !== '', () => import('@/engines/gradient/read'));
  const isMixed = gradient.space !== undefined || colors.stops.some(({ hint }) => hint !== undefined);
  const mixer = useLate(isMixed, () => import('@/engines/gradient/flat'));
  const others = readableOr(
    () => (reader && layers !== '' ? reader.readLayers(layers, colors.keep) : []),
    () => [],
  );
  const drawn = others.map((other) => ({
    ...other,
    stops: other.stops.map((stop) => ({ ...stop, color: colors.read(stop.color) })),
  }));
  return {
    gradient,
    gradients: stack(drawn, layer, gradient),
    kept: stack(others, layer, { ...gradient, stops: colors.kept }),
    mixedStops: () => (mixer && isMixed ? mixer.flatten(gradient).stops : colors.stops),
  };
}
