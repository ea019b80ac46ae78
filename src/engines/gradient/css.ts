import { type Backdrop, type Gradient, hasHue, type Space, sortStops, writeStops } from './model';

/** The gradient as a CSS image, without what CSS takes for granted. */
export function gradientCss(gradient: Gradient): string {
  const { type, repeating, stops } = gradient;
  const name = `${repeating ? 'repeating-' : ''}${type}-gradient`;
  return `${name}(${[describeShape(gradient), writeStops(sortStops(stops))].filter(Boolean).join(', ')})`;
}

/** What stands before the stops. Only hex is mixed in sRGB without it being said. */
export function describeShape(
  gradient: Gradient,
  space: Space | undefined = gradient.space === 'srgb' ? undefined : gradient.space,
): string {
  const hue = space && hasHue(space) && gradient.hue !== 'shorter' ? gradient.hue : undefined;
  return [placeShape(gradient), space && `in ${space}`, hue && `${hue} hue`].filter(Boolean).join(' ');
}

function placeShape({ type, angle, shape, size, centerX, centerY }: Gradient): string {
  if (type === 'linear') return `${angle}deg`;
  const center = centerX === 50 && centerY === 50 ? '' : ` at ${centerX}% ${centerY}%`;
  if (type === 'conic') return `from ${angle}deg${center}`;
  return `${shape}${size === 'farthest-corner' ? '' : ` ${size}`}${center}`;
}

/** Gradients over one another, the first on top. */
export const gradientsCss = (gradients: readonly Gradient[]): string => gradients.map(gradientCss).join(', ');

/** Declarations for a style sheet. */
export function gradientDeclarations(gradients: readonly Gradient[], backdrop?: Backdrop): string {
  const images = gradients.map(gradientCss);
  const image = images.length === 1 ? ` ${images}` : `\n  ${images.join(',\n  ')}`;
  if (!backdrop) return `background:${image};`;
  return `background-color: ${backdrop.color};\nbackground-image:${image};\nbackground-blend-mode: ${backdrop.mode};`;
}
