import { listFormats } from '@/engines/color/listing';
import type { Color } from '@/engines/color/srgb';
import type { FieldRow } from '@/kit/output';

const LISTED = ['hex', 'rgb', 'hsl', 'hwb', 'hsv', 'cmyk', 'lab', 'lch', 'oklab', 'oklch', 'display-p3'] as const;

/** The color in the formats people ask for, and its name. */
export const listColor = (color: Color): FieldRow[] => listFormats(color, LISTED, { uppercase: true });
