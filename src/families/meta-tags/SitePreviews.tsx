import { type ReactNode, useEffect, useState } from 'react';
import { getCrumbs, tidy } from '@/engines/meta-tags';
import { judgePicture, type PictureFacts } from '@/engines/meta-tags/pictures';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { UploadButton } from '@/ui/controls/UploadButton';
import { Panel } from '@/ui/output/Panel';
import type { MetaPreviewProps } from './MetaPreview';
import './site-previews.css';

interface LocalPicture extends PictureFacts {
  address: string;
}

/** A picture from this device, as it would be under the address of the tags. */
function useLocalPicture() {
  const [picture, setPicture] = useState<LocalPicture>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(picture?.address ?? ''), [picture]);
  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    const image = new Image();
    image.src = address;
    try {
      await image.decode();
      setPicture({ address, width: image.naturalWidth, height: image.naturalHeight, bytes: file.size });
      setProblem(undefined);
    } catch {
      URL.revokeObjectURL(address);
      setProblem('Your browser can’t read this file as an image');
    }
  };
  return { picture, problem, take, remove: () => setPicture(undefined) };
}

const cut = (text: string, most: number): string => {
  const clean = tidy(text.slice(0, 2000));
  return clean.length > most ? `${clean.slice(0, most).trimEnd()}…` : clean;
};

const Site = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-label={name} className="site">
    <h3>{name}</h3>
    {children}
  </section>
);

interface SitesProps extends MetaPreviewProps {
  picture: LocalPicture | undefined;
}

interface GoogleProps {
  name: string;
  className: string;
  /** Characters of title and description. */
  lengths: readonly [number, number];
}

const TITLE = 'Title of the page';

function Google({ search, name, className, lengths }: Pick<SitesProps, 'search'> & GoogleProps) {
  const { host, path } = getCrumbs(search.url);
  return (
    <Site name={name}>
      <div className={className}>
        <p className="site-address">{[host, ...path].join(' › ')}</p>
        <p className="site-title">{cut(search.title, lengths[0]) || TITLE}</p>
        <p>{cut(search.description, lengths[1])}</p>
      </div>
    </Site>
  );
}

function Sites({ search, card, picture }: SitesProps) {
  const shared = getCrumbs(card.url).host;
  const title = (most: number) => cut(card.title, most) || TITLE;
  const crop = (ratio: 'wide' | 'two' | 'square') => (
    <div className={`site-picture ${ratio}`}>
      {picture ? <img src={picture.address} alt={card.alt ?? ''} /> : <Icon name="image" />}
    </div>
  );
  return (
    <div className="sites">
      <Google search={search} name="Google" className="google" lengths={[60, 160]} />
      <Google search={search} name="Google on a phone" className="google phone" lengths={[78, 120]} />
      <Site name="Facebook">
        <div className="card">
          {crop('wide')}
          <div className="words sunken">
            <p className="site-address">{shared.toUpperCase()}</p>
            <p className="site-title">{title(88)}</p>
            <p>{cut(card.description, 100)}</p>
          </div>
        </div>
      </Site>
      <Site name="X">
        <div className={`card ${card.large ? '' : 'side'}`}>
          {crop(card.large ? 'two' : 'square')}
          <div className={card.large ? 'over' : 'words'}>
            {!card.large && <p className="site-address">{shared}</p>}
            <p className="site-title">{title(70)}</p>
          </div>
        </div>
        {card.large && <p className="site-address">From {shared}</p>}
      </Site>
      <Site name="LinkedIn">
        <div className="card">
          {crop('wide')}
          <div className="words">
            <p className="site-title">{title(119)}</p>
            <p className="site-address">{shared}</p>
          </div>
        </div>
      </Site>
      <Site name="Slack">
        <div className="bar">
          <p className="site-name">{shared}</p>
          <p className="site-title linked">{title(150)}</p>
          <p>{cut(card.description, 300)}</p>
          {crop('wide')}
        </div>
      </Site>
      <Site name="Discord">
        <div className="bar box">
          <p className="site-name">{shared}</p>
          <p className="site-title linked">{title(256)}</p>
          <p>{cut(card.description, 350)}</p>
          {card.large && crop('wide')}
        </div>
      </Site>
      <Site name="WhatsApp">
        <div className="card bubble">
          {crop('wide')}
          <div className="words">
            <p className="site-title">{title(80)}</p>
            <p>{cut(card.description, 80)}</p>
            <p className="site-address">{shared}</p>
          </div>
        </div>
      </Site>
    </div>
  );
}

/** How a link looks where it is found and shared, with the crop and the length of each place. */
export default function SitePreviews({ search, card }: MetaPreviewProps) {
  const { picture, problem, take, remove } = useLocalPicture();
  return (
    <Panel
      className="site-previews"
      title="On Each Site"
      aside={picture && `${picture.width} × ${picture.height}`}
      actions={
        <>
          <UploadButton
            small
            iconOnly={false}
            file="Picture from this device"
            label="Try a Picture"
            accept="image/*"
            onFiles={(files) => void take(files)}
          />
          {picture && <Button small iconOnly variant="quiet" icon="x" label="Remove Picture" onClick={remove} />}
        </>
      }
    >
      {(problem || picture) && (
        <div className="site-notes" role="status">
          {problem ? <p>{problem}</p> : picture && judgePicture(picture).map((note) => <p key={note}>{note}</p>)}
        </div>
      )}
      <Sites search={search} card={card} picture={picture} />
    </Panel>
  );
}
