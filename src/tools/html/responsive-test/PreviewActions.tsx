import type { ReactNode } from 'react';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { stepZoom, ZOOM } from './viewport';

interface PreviewActionsProps {
  zoom: number;
  fit: boolean;
  /** Where the page can be opened by itself. */
  address: string | undefined;
  /** There is nothing to load again. */
  empty: boolean;
  onZoom(zoom: number): void;
  onFit(): void;
  onRefresh(): void;
  children: ReactNode;
}

export const PreviewActions = ({
  zoom,
  fit,
  address,
  empty,
  onZoom,
  onFit,
  onRefresh,
  children,
}: PreviewActionsProps) => (
  <>
    <Button
      iconOnly
      variant="quiet"
      icon="zoom-out"
      label="Zoom Out"
      disabled={zoom <= ZOOM.min}
      onClick={() => onZoom(stepZoom(zoom, false))}
    />
    <output className="viewport-zoom" aria-label="Zoom">{`${zoom}%`}</output>
    <Button
      iconOnly
      variant="quiet"
      icon="zoom-in"
      label="Zoom In"
      disabled={zoom >= ZOOM.max}
      onClick={() => onZoom(stepZoom(zoom, true))}
    />
    <Button iconOnly variant="quiet" icon="maximize" label="Fit" aria-pressed={fit} onClick={onFit} />
    <Button iconOnly variant="quiet" icon="refresh-cw" label="Refresh" disabled={empty} onClick={onRefresh} />
    {address && (
      <a
        className="button quiet icon-only"
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Open in New Tab"
        title="Open in New Tab"
      >
        <Icon name="external-link" />
      </a>
    )}
    {children}
  </>
);
