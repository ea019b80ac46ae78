import { describeShape, gradientsCss } from './css';
import { type Backdrop, type Gradient, sortStops } from './model';

/** Tailwind separates classes by spaces, and reads underscores as such within brackets. */
const arbitrary = (value: string): string => `[${value.replace(/,\s+/g, ',').replace(/\s+/g, '_')}]`;

/**
 * The classes of Tailwind 4. Its own are for up to three stops of one gradient, and mix in OKLab unless told otherwise; everything else is the CSS as an
 * arbitrary value.
 */
export function gradientClasses(gradients: readonly Gradient[], backdrop?: Backdrop): string {
  const behind = backdrop ? ` bg-[${backdrop.color}] bg-blend-${backdrop.mode}` : '';
  const [gradient] = gradients;
  const stops = sortStops(gradient!.stops);
  const isPlain = gradients.length === 1 && !gradient!.repeating && stops.every(({ hint }) => hint === undefined);
  if (!isPlain || stops.length > 3) return `bg-${arbitrary(gradientsCss(gradients))}${behind}`;
  const names = stops.length === 2 ? ['from', 'to'] : ['from', 'via', 'to'];
  const classes = stops.map(({ color, position }, at) => {
    const place = Number.isInteger(position) ? `${position}%` : `[${position}%]`;
    return `${names[at]}-[${color}] ${names[at]}-${place}`;
  });
  const shape = arbitrary(describeShape(gradient!, gradient!.space ?? 'srgb'));
  return [`bg-${gradient!.type}-${shape}`, ...classes].join(' ') + behind;
}
