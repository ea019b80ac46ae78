import type { JsonDocument } from '@/engines/json';
import { getPreview } from '@/engines/json/previews';
import { Icon } from '@/ui/controls/Icon';

/**
 * What a value is besides its text. Nothing is asked of another host: a link opens when it is followed, and a picture
 * is drawn only where the document holds it.
 */
export function ValuePreview({ document, node }: { document: JsonDocument; node: number }) {
  const preview = getPreview(document, node);
  switch (preview?.kind) {
    case 'link':
      return (
        <span className="jw-preview">
          <a
            href={preview.href}
            target="_blank"
            rel="noreferrer"
            aria-label={`Open ${preview.host} in a new tab`}
            title={`Open ${preview.host} in a new tab`}
            onClick={(event) => event.stopPropagation()}
          >
            <Icon name="external-link" />
          </a>
          {preview.isImage && 'image, not loaded'}
        </span>
      );
    case 'date':
      return <span className="jw-preview">{preview.words}</span>;
    case 'colour':
      return (
        <span
          className="jw-preview jw-swatch"
          role="img"
          aria-label={`Color ${preview.css}`}
          style={{ backgroundColor: preview.css }}
        />
      );
    case 'image':
      return <img className="jw-preview jw-thumb" src={preview.src} alt={`Preview, ${preview.type}`} />;
    default:
      return null;
  }
}
