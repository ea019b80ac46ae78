import { useEffect, useState } from 'react';
import { typeOfText } from '@/engines/bytes/content-type';
import type { Shown } from '@/kit/output';
import type { ToolPageProps } from '@/ui/pages/page';
import { TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import type tool from './tool';
import './view.css';

/** What browsers draw; of the rest there is the hex view. */
const DRAWN = /^image\/(png|apng|jpeg|gif|webp|avif|bmp|x-icon|svg\+xml)$/;

/** The result as a picture, where it is one. */
function toPicture(shown: Shown | undefined): Blob | undefined {
  if (shown?.kind === 'bytes' && DRAWN.test(shown.value.type ?? ''))
    return new Blob([shown.value.bytes as Uint8Array<ArrayBuffer>], { type: shown.value.type });
  const type = shown?.kind === 'text' ? typeOfText(shown.value)?.type : undefined;
  return type && DRAWN.test(type) ? new Blob([shown!.value as string], { type }) : undefined;
}

/** Drawn as an image, where an SVG can run no script and load nothing. */
function Picture({ shown }: { shown: Shown }) {
  const [address, setAddress] = useState<string>();
  const [size, setSize] = useState('');
  useEffect(() => {
    setSize('');
    const picture = toPicture(shown);
    if (!picture) return setAddress(undefined);
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [shown]);
  if (!address) return null;
  return (
    <figure className="decoded-picture">
      <img
        src={address}
        alt="Decoded content"
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSize(`${naturalWidth} × ${naturalHeight} px`)
        }
        onError={() => setSize('The picture is damaged or cut off, so the browser can’t show it.')}
      />
      <figcaption>
        <span role="status">{size}</span>
      </figcaption>
    </figure>
  );
}

/** The shared page, with a decoded picture shown as one. */
export default function Base64String(props: ToolPageProps<typeof tool>) {
  const transform = useTransform(props);
  const { outcome, error } = transform.run;
  const isDecoded = transform.options.values.mode === 'decode';
  return (
    <TransformLayout
      transform={transform}
      aboveResult={isDecoded && outcome && !error && <Picture shown={outcome.shown} />}
    />
  );
}
