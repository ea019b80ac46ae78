import { type CSSProperties, useMemo } from 'react';
import type { Picture } from '@/kit/output';
import { Icon } from '@/ui/controls/Icon';
import type { Verdict } from './read-back';
import './qr.css';

/** As large as there is room, in whole pixels a module so that it stays crisp. */
export function QrPreview({ picture: { svg, width, height, alt } }: { picture: Picture }) {
  const src = useMemo(() => `data:image/svg+xml,${encodeURIComponent(svg)}`, [svg]);
  const side = /viewBox="0 0 (\d+)/.exec(svg)?.[1];
  return <img src={src} width={width} height={height} alt={alt} style={{ '--side': `${side}px` } as CSSProperties} />;
}

const SAID: Readonly<Record<Verdict, string>> = {
  good: 'Reads back correctly',
  colors: 'Scanners may not read these colors',
  look: 'Scanners may not read this look',
};

/** What a reader made of the picture. Always in the page, so that screen readers hear it change. */
export function QrVerdict({ verdict }: { verdict: Verdict | undefined }) {
  return (
    <p className={`qr-verdict ${verdict ?? ''}`} role="status">
      {verdict === 'good' && <Icon name="circle-check" />}
      {verdict && verdict !== 'good' && <Icon name="triangle-alert" />}
      {verdict && SAID[verdict]}
    </p>
  );
}
