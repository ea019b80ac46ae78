import { toast } from '@/ui/controls/Toast';
import { tellNoPicture } from '@/ui/output/download';
import { useForVisit, useUnsaved } from '@/ui/storage/visit';
import type { Settings } from './settings';

export interface Shot {
  readonly number: number;
  readonly blob: Blob;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** It was downloaded. */
  readonly saved?: boolean;
}

const JPEG_QUALITY = 0.92;

/** As the recordings, they are there again when the visitor comes back to the page. */
const SHOTS = 'camera-recorder:shots';
let taken = 0;

/** The screenshots of the visit, the newest first. */
export function useShots(format: Settings['screenshots']) {
  const [shots, setShots] = useForVisit<readonly Shot[]>(SHOTS, []);
  useUnsaved(
    SHOTS,
    shots.some(({ saved }) => !saved),
  );

  const take = async (shown: HTMLVideoElement | null) => {
    if (!shown) return;
    // Pressed before the first picture has come: that one is taken.
    if (shown.readyState < HTMLMediaElement.HAVE_CURRENT_DATA)
      await new Promise((come) => shown.addEventListener('loadeddata', come, { once: true }));
    const { videoWidth: width, videoHeight: height } = shown;
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    canvas.getContext('2d')?.drawImage(shown, 0, 0);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, `image/${format}`, JPEG_QUALITY));
    if (!blob) return tellNoPicture();
    const number = ++taken;
    setShots((old) => [{ number, blob, url: URL.createObjectURL(blob), width, height }, ...old]);
  };
  const remove = (shot: Shot) => {
    setShots((old) => old.filter(({ number }) => number !== shot.number));
    URL.revokeObjectURL(shot.url);
    const undo = () => {
      const again = { ...shot, url: URL.createObjectURL(shot.blob) };
      setShots((old) => [...old, again].sort((a, b) => b.number - a.number));
    };
    toast({ title: 'Screenshot deleted', action: { label: 'Undo', run: undo } });
  };
  const noteSaved = ({ number }: Shot) =>
    setShots((old) => old.map((one) => (one.number === number ? { ...one, saved: true } : one)));
  return { shots, take, remove, noteSaved };
}
