import { Button } from '@/ui/controls/Button';
import type { Values } from '@/ui/hooks/useOptions';
import type { Run } from '@/ui/hooks/useRun';
import { type Swatch, Swatches } from '@/ui/input/color/Swatches';
import { download } from '@/ui/output/download';
import { ResultPanel } from '@/ui/output/ResultPanel';
import definition, { type Extracted, percent, writeCss, writeJson } from './tool';

/** A sunset, until there is a picture. */
const SAMPLE: readonly Swatch[] = [
  '#1b263b',
  '#5b5f97',
  '#e07a5f',
  '#f2cc8f',
  '#f8dcc4',
  '#264653',
  '#8ab17d',
  '#f4a261',
].map((color, at) => ({ color, label: `Color ${at + 1}` }));

const describe = ({ hex, rgb, share }: Extracted, at: number): Swatch => ({
  color: hex,
  label: `Color ${at + 1}`,
  note: `${rgb.join(', ')} · ${percent(share)}`,
});

interface ColorsPanelProps {
  slug: string;
  tool: typeof definition;
  run: Run<typeof definition>;
  options: Values & { paletteSize: number };
  colors: readonly Extracted[];
  /** The one that is shown in the picture. */
  found: number | undefined;
  onFind(at: number | undefined): void;
}

/** The colors of the picture, each with its share. */
export function ColorsPanel({ slug, tool, run, options, colors, found, onFind }: ColorsPanelProps) {
  const { outcome, error } = run;
  const hexes = colors.map(({ hex }) => hex);
  return (
    <ResultPanel
      slug={slug}
      tool={tool}
      run={{
        ...run,
        outcome: outcome && !error ? { ...outcome, shown: { kind: 'list', value: hexes } } : undefined,
      }}
      options={options}
      aside=""
      announcement={hexes.length > 0 ? `${definition.output.label}: ${hexes.join(', ')}` : ''}
      share={null}
      save={<SaveColors colors={colors} />}
    >
      {colors.length > 0 ? (
        <div className="panel-body ice-palette">
          <div className="ice-shares" role="img" aria-label="Shares of the colors in the image">
            {colors.map(({ hex, share }, at) => (
              <span key={at} style={{ backgroundColor: hex, flexGrow: share }} />
            ))}
          </div>
          <Swatches
            label="Extracted Colors"
            swatches={colors.map(describe)}
            find={{
              chosen: found,
              label: (color) => `Show ${color} in the image`,
              onFind: (at) => onFind(at === found ? undefined : at),
            }}
          />
        </div>
      ) : (
        !error && (
          <div className="empty" data-sample="">
            <p className="unseen">The image’s colors appear here.</p>
            <div className="sample panel-body ice-palette" aria-hidden="true" inert>
              <Swatches label="Extracted Colors" swatches={SAMPLE.slice(0, options.paletteSize)} />
            </div>
          </div>
        )
      )}
    </ResultPanel>
  );
}

const SaveColors = ({ colors }: { colors: readonly Extracted[] }) => (
  <>
    <Button
      small
      variant="quiet"
      icon="download"
      label="Download Palette"
      disabled={colors.length === 0}
      onClick={() => download('palette.json', writeJson(colors))}
    />
    <Button
      small
      variant="quiet"
      icon="file-code"
      label="Export CSS"
      disabled={colors.length === 0}
      onClick={() => download('palette.css', writeCss(colors))}
    />
  </>
);
