import type { ComponentProps, CSSProperties } from 'react';

interface GradientThumbProps extends ComponentProps<'button'> {
  /** As CSS writes it. */
  image: string;
}

/** A gradient to load. */
export const GradientThumb = ({ image, children, ...rest }: GradientThumbProps) => (
  <button type="button" className="gradient-thumb" {...rest}>
    <span style={{ '--image': image } as CSSProperties} />
    {children}
  </button>
);
