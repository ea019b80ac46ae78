import { useMemo } from 'react';
import type { ViewerProps } from './viewer';

/** Drawn as an image, where an SVG can run no script and load nothing. */
export default function ImageViewer({ value: { svg, width, height, alt } }: ViewerProps<'image'>) {
  const src = useMemo(() => `data:image/svg+xml,${encodeURIComponent(svg)}`, [svg]);
  return (
    <div className="image-out">
      <img src={src} width={width} height={height} alt={alt} />
    </div>
  );
}
