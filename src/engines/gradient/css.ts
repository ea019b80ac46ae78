import { type Backdrop, type Gradient, sortStops, writeStops } from './model';

/** The gradient as a CSS image, without what CSS takes for granted. */
export function gradientCss(gradient: Gradient): string {
  const { type, repeating, stops } = gradient;
  const name = `${repeating ? 'repeating-' : ''}${type}-gradient`;
  return `${name}(${[getShape(gradient), writeStops(sortStops(stops))].filter(Boolean).join(', ')})`;
}

function getShape({ type, angle, shape, size, centerX, centerY }: Gradient): string {
  if (type === 'linear') return `${angle}deg`;
  const center = centerX === 50 && centerY === 50 ? '' : ` at ${centerX}% ${centerY}%`;
  if (type === 'conic') return `from ${angle}deg${center}`;
  return `${shape}${size === 'farthest-corner' ? '' : ` ${size}`}${center}`;
}

/** Declarations for a style sheet. */
export function gradientDeclarations(gradient: Gradient, backdrop?: Backdrop): string {
  const image = gradientCss(gradient);
  if (!backdrop) return `background: ${image};`;
  return `background-color: ${backdrop.color};\nbackground-image: ${image};\nbackground-blend-mode: ${backdrop.mode};`;
}
