import { useState } from 'react';
import { copyImage, useCopiesImages } from '@/families/qr/copy-image';
import { Button, CopyButton } from '@/ui/controls/Button';
import { toast } from '@/ui/controls/Toast';
import { download, tellNoPicture } from '@/ui/output/download';
import { NotWritten, PIXELS, type PixelFormat, rasterize } from './raster';

interface SaveBarProps {
  /** Absent where there is nothing to save. */
  picture: { svg: string; width: number; height: number } | undefined;
}

const SCALES = [1, 2, 3, 4];
/** Along one side, what all browsers can draw. */
const LONGEST_SIDE = 16_000;

/** The picture in pixels, for what takes no SVG: of its own size, or larger for fine screens. */
export function SaveBar({ picture }: SaveBarProps) {
  const [wanted, setScale] = useState(1);
  const copiesImages = useCopiesImages();
  const { svg, width, height } = picture ?? { svg: '', width: 1, height: 1 };
  const scales = SCALES.filter((one) => one === 1 || Math.max(width, height) * one <= LONGEST_SIDE);
  const scale = scales.includes(wanted) ? wanted : 1;
  const draw = (format: PixelFormat) => rasterize(svg, width * scale, height * scale, format);
  const save = async (format: PixelFormat) => {
    try {
      const name = `placeholder-${width}x${height}${scale > 1 ? `@${scale}x` : ''}`;
      download(`${name}.${format === 'jpeg' ? 'jpg' : format}`, await draw(format));
    } catch (error) {
      if (!(error instanceof NotWritten)) return tellNoPicture();
      toast({
        title: `No ${PIXELS[format]}`,
        description: `This browser can’t write ${PIXELS[format]} files. PNG works everywhere.`,
        tone: 'destructive',
      });
    }
  };
  return (
    <div className="sp-save">
      <label className="field">
        <span>Pixels</span>
        <select value={scale} onChange={(event) => setScale(Number(event.target.value))}>
          {scales.map((one) => (
            <option key={one} value={one}>
              {one}× {width * one} × {height * one}
            </option>
          ))}
        </select>
      </label>
      <div className="sp-buttons">
        {Object.entries(PIXELS).map(([format, name]) => (
          <Button
            key={format}
            icon="download"
            label={name}
            aria-label={`Download ${name}`}
            disabled={!picture}
            onClick={() => save(format as PixelFormat)}
          />
        ))}
        {copiesImages && <CopyButton label="Copy Image" copy={() => copyImage(draw('png'))} disabled={!picture} />}
      </div>
    </div>
  );
}
