import { BLEND_MODES, GRADIENT_TYPES, type GradientStop, hexColor, LEAST_STOPS } from '@/engines/gradient';
import { readKnown } from '@/kit/option';
import { saveItem } from '@/ui/storage/saved-list';
import { persist, readList } from '@/ui/storage/storage';
import { type Design, FURTHER } from './tool';

export interface SavedGradient extends Design {
  readonly id: string;
}

const LIMIT = 200;

const within = (raw: unknown, max: number): number | undefined =>
  typeof raw === 'number' && raw >= 0 && raw <= max ? raw : undefined;

function readStop(raw: Readonly<Record<string, unknown>>): GradientStop | undefined {
  const position = within(raw.position, 100);
  if (typeof raw.color !== 'string' || position === undefined) return undefined;
  try {
    const hint = within(raw.hint, 100);
    return { color: hexColor(raw.color), position, ...(hint !== undefined && { hint }) };
  } catch {
    return undefined;
  }
}

export const savedGradients = persist(
  'savedGradients',
  readList<SavedGradient>(LIMIT, ({ id, name, type, angle, colorStops, blendMode, repeating, settings }) => {
    const stops = readList<GradientStop>(100, readStop)(colorStops);
    const kind = GRADIENT_TYPES.find((one) => one === type);
    if (typeof name !== 'string' || name.trim() === '' || !kind || stops.length < LEAST_STOPS) return undefined;
    return {
      id: String(id),
      name,
      type: kind,
      angle: within(angle, 360) ?? 90,
      colorStops: stops,
      blendMode: BLEND_MODES.find((one) => one === blendMode) ?? 'normal',
      repeating: repeating === true,
      ...(typeof settings === 'object' && settings !== null && { settings: readKnown(FURTHER, { ...settings }) }),
    };
  }),
);

/** The newest first; one of the same name is replaced. Tells the visitor. */
export const saveGradient = (gradient: SavedGradient): boolean =>
  saveItem(savedGradients, gradient, 'Gradient saved', {
    most: LIMIT,
    items: 'gradients',
    isSame: ({ name }) => name === gradient.name,
  });
