import { Button } from '@/ui/controls/Button';
import { Tabs } from '@/ui/controls/Tabs';

const VIEWS = { preview: 'Preview', text: 'Text' } as const;
export type ArtView = keyof typeof VIEWS;

/** Art as a picture or as text. */
export const ArtTabs = ({ view, onView }: { view: ArtView; onView(view: ArtView): void }) => (
  <Tabs label="View" className="small" tabs={VIEWS} value={view} onChange={onView} />
);

export const DownloadImage = ({ disabled, onClick }: { disabled: boolean; onClick(): void }) => (
  <Button small variant="quiet" icon="image-down" label="Download Image" disabled={disabled} onClick={onClick} />
);
