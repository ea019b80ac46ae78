import { type CSSProperties, useState } from 'react';
import {
  type GradientStop,
  gradientCss,
  gradientDeclarations,
  parseStops,
  randomAngle,
  randomStops,
  reverseStops,
  writeStops,
} from '@/engines/gradient';
import { platformRandom } from '@/engines/random/source';
import { InputError } from '@/kit';
import { isShown } from '@/kit/option';
import { definePage } from '@/kit/page';
import { Button, CopyButton } from '@/ui/Button';
import { downloadPicture } from '@/ui/download';
import { ColorRemarks } from '@/ui/gradient/ColorRemarks';
import { GradientPreview } from '@/ui/gradient/GradientPreview';
import { gradientPng } from '@/ui/gradient/picture';
import { StopEditor } from '@/ui/gradient/StopEditor';
import { useColorReader } from '@/ui/gradient/useColorReader';
import { HelpGuide } from '@/ui/HelpGuide';
import { OptionField } from '@/ui/OptionField';
import { TextViewer } from '@/ui/OutputView';
import { Panel } from '@/ui/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { ShareMenu } from '@/ui/ShareMenu';
import { useOptions, type Values } from '@/ui/useOptions';
import definition, { gradientOf, type Settings } from './tool';

const PAGE = definePage({
  help: [
    ['Gradient', 'Choose linear, radial or conic, then angle, shape, size and center as they apply.'],
    [
      'Color Stops',
      'Drag the stops on the bar or move them with the arrow keys. Add Stop, Reverse and Randomize change them all.',
    ],
    [
      'History',
      'Save Gradient keeps the gradient in a list until you leave the page; press it there to load it again.',
    ],
    ['CSS', 'Copy the CSS, or Download Image for a PNG of what the preview shows.'],
  ],
});

const OPTIONS = definition.options;
const SHOWN = ['type', 'shape', 'size', 'repeating', 'angle', 'centerX', 'centerY'] as const;
const HISTORY_LENGTH = 50;

/** A link may carry anything: what is no list of stops shows the first gradient. */
function readStops(text: string, read?: (text: string) => string): GradientStop[] {
  try {
    return parseStops(text, read);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return parseStops(OPTIONS.colorStops.initial);
  }
}

export default function CssGradientGeneratorView({ slug, tool }: ToolPageProps) {
  const { values, set, reset } = useOptions(slug, OPTIONS);
  const [history, setHistory] = useState<readonly Values[]>([]);
  const { read, keep, remarks } = useColorReader();
  const kept = readStops(values.colorStops as string, keep);
  const stops = kept.map((stop) => ({ ...stop, color: read(stop.color) }));
  const gradient = gradientOf(values as unknown as Settings, stops);
  const css = gradientDeclarations(gradient);
  const { width, height } = values as { width: number; height: number };
  const setStops = (next: readonly GradientStop[]) => set({ colorStops: writeStops(next) });
  // The size is the image's and not the gradient's.
  const { width: _width, height: _height, ...rest } = values;
  const design = { ...rest, colorStops: writeStops(stops) };

  return (
    <div className="gradient">
      <div className="gradient-column">
        <Panel
          title="Preview"
          aside={`${width} × ${height}`}
          actions={
            <>
              <Button
                small
                look="quiet"
                icon="save"
                label="Save Gradient"
                onClick={() => setHistory((old) => [design, ...old].slice(0, HISTORY_LENGTH))}
              />
              <Button small look="quiet" icon="rotate-ccw" label="Reset" onClick={reset} />
              <ShareMenu shape={OPTIONS} options={values} />
            </>
          }
        >
          <GradientPreview gradient={gradient} width={width} height={height} />
          <div className="gradient-export">
            <OptionField option={OPTIONS.width} value={width} onChange={(next) => set({ width: next })} />
            <OptionField option={OPTIONS.height} value={height} onChange={(next) => set({ height: next })} />
            <div className="buttons">
              <Button
                look="primary"
                icon="download"
                label="Download Image"
                onClick={() => downloadPicture('gradient.png', gradientPng(gradient, width, height))}
              />
            </div>
          </div>
        </Panel>
        <Panel title="CSS" actions={<CopyButton small look="quiet" value={css} />}>
          <TextViewer label="CSS" value={css} />
        </Panel>
      </div>
      <div className="gradient-column">
        <Panel title="Gradient">
          <div className="panel-body gradient-options">
            {SHOWN.filter((name) => isShown(OPTIONS[name], values)).map((name) => (
              <OptionField
                key={name}
                option={OPTIONS[name]}
                value={values[name]!}
                onChange={(value) => set({ [name]: value })}
              />
            ))}
          </div>
        </Panel>
        <Panel title="Color Stops" aside={`${stops.length}`}>
          <div className="panel-body stops">
            <StopEditor stops={stops} kept={kept} read={keep} onChange={setStops} />
            <ColorRemarks remarks={remarks} />
            <div className="stop-actions">
              <Button
                icon="plus"
                label="Add Stop"
                onClick={() => setStops([...kept, { color: '#000000', position: 50 }])}
              />
              <Button icon="arrow-left-right" label="Reverse" onClick={() => setStops(reverseStops(kept))} />
              <Button
                icon="shuffle"
                label="Randomize"
                onClick={() => {
                  const random = platformRandom();
                  const drawn = randomStops(random, 2).map((stop) => ({ ...stop, color: stop.color.toLowerCase() }));
                  set({ angle: randomAngle(random), colorStops: writeStops(drawn) });
                }}
              />
            </div>
          </div>
        </Panel>
        <Panel title="History" aside="until you leave the page">
          {history.length === 0 ? (
            <p className="quiet-note gradient-note">Save Gradient lists the gradient here.</p>
          ) : (
            <ul className="gradient-thumbs see-through">
              {history.map((entry, at) => {
                const image = gradientCss(
                  gradientOf(entry as unknown as Settings, readStops(entry.colorStops as string)),
                );
                return (
                  <li key={history.length - at}>
                    <button
                      type="button"
                      className="gradient-thumb"
                      title={image}
                      aria-label={`Load gradient ${history.length - at}`}
                      onClick={() => set(entry)}
                    >
                      <span style={{ '--image': image } as CSSProperties} />
                      {`${history.length - at} · ${entry.type}`}
                    </button>
                  </li>
                );
              })}
            </ul>
          )}
        </Panel>
      </div>
      <HelpGuide steps={helpSteps(tool, PAGE)} />
    </div>
  );
}
