import { DESCRIPTION_LENGTH, getCrumbs, getLength, TITLE_LENGTH, tidy } from '@/engines/meta-tags';
import { Icon } from '@/ui/controls/Icon';
import { Panel } from '@/ui/output/Panel';
import './meta-preview.css';

export interface MetaPreviewProps {
  search: { title: string; description: string; url: string };
  card: { title: string; description: string; url: string; image: string; alt?: string; large: boolean };
}

/** As much of a text as anyone shows of it. */
const shown = (text: string) => tidy(text.slice(0, 2000));

/** How a page's tags will look in a list of results and when its link is shared. Pictures are named, not loaded. */
export function MetaPreview({ search, card }: MetaPreviewProps) {
  const { host, path } = getCrumbs(search.url);
  const image = shown(card.image);
  return (
    <Panel className="meta-preview" title="Preview" aside="Pictures aren’t loaded">
      <div className="meta-previews">
        <section aria-label="Search result">
          <h3>Search result</h3>
          <div className="meta-result">
            <p className="meta-address">{[host, ...path].join(' › ')}</p>
            <p className="meta-title">{shown(search.title) || 'Title of the page'}</p>
            <p className="meta-description">
              {shown(search.description) || 'Without a description, search engines pick a passage from the page.'}
            </p>
          </div>
          <Gauge label="Title" length={getLength(search.title)} most={TITLE_LENGTH} />
          <Gauge label="Description" length={getLength(search.description)} most={DESCRIPTION_LENGTH} />
        </section>
        <section aria-label="Social card">
          <h3>Social card</h3>
          <div className={`meta-card ${card.large ? 'large' : ''}`}>
            <div className="meta-picture">
              <Icon name="image" />
              <span>
                {image === '' ? 'No image' : shown(card.alt ?? '') || image.split(/[?#]/)[0]!.split('/').pop() || image}
              </span>
            </div>
            <div className="meta-words">
              <p className="meta-address">{getCrumbs(card.url).host}</p>
              <p className="meta-title">{shown(card.title) || 'Title of the page'}</p>
              <p className="meta-description">{shown(card.description)}</p>
            </div>
          </div>
        </section>
      </div>
    </Panel>
  );
}

const Gauge = ({ label, length, most }: { label: string; length: number; most: number }) => (
  <p className={`meta-gauge ${length > most ? 'over' : ''}`}>
    <span>{label}</span>
    <meter aria-hidden="true" min={0} max={most} high={most} value={Math.min(length, most)} />
    <span>
      {length} of {most}
    </span>
  </p>
);
