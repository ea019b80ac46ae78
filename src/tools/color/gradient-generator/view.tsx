import { type CSSProperties, useState } from 'react';
import {
  type GradientStop,
  gradientCss,
  gradientDeclarations,
  gradientSvg,
  hasSvg,
  hexColor,
  parseStops,
  randomAngle,
  randomStops,
  stopInWidestGap,
  writeStops,
} from '@/engines/gradient';
import { integerBetween } from '@/engines/random/draw';
import { platformRandom } from '@/engines/random/source';
import { InputError } from '@/kit';
import { isShown } from '@/kit/option';
import { definePage } from '@/kit/page';
import { Button, CopyButton } from '@/ui/Button';
import { download, downloadPicture } from '@/ui/download';
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
import { useKept } from '@/ui/storage';
import { toast } from '@/ui/Toast';
import { useOptions } from '@/ui/useOptions';
import { SaveDialog } from './SaveDialog';
import { type SavedGradient, savedGradients } from './saved';
import definition, { backdropOf, type Design, gradientOf, NO_CONIC_SVG, PRESETS } from './tool';
import './view.css';

const PAGE = definePage({
  help: [
    [
      'Gradient',
      'Choose type and angle. Repeating repeats what lies between the first and the last stop; Blend Mode mixes with a background.',
    ],
    [
      'Color Stops',
      'Drag the stops on the bar or move them with the arrow keys; press the bar, or Add Stop, for another one.',
    ],
    ['Presets', 'Start from a preset, from Randomize, or from a gradient you saved under a name.'],
    ['Export', 'Copy the CSS, or export the picture as PNG or SVG in any size.'],
  ],
});

const OPTIONS = definition.options;
const SHOWN = ['type', 'angle', 'blendMode', 'backgroundColor', 'repeating'] as const;

/** A link may carry anything, and half a color may stand in a field: then the default is shown. */
function orDefault<Value>(read: () => Value, fallback: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return fallback();
  }
}

const tooFew = () =>
  toast({
    title: 'Cannot remove stop',
    description: 'You need at least two color stops for a gradient',
    tone: 'destructive',
  });

export default function GradientGeneratorView({ slug, tool }: ToolPageProps) {
  const options = useOptions(slug, OPTIONS);
  const { values, set, reset } = options;
  const { read, keep, remarks } = useColorReader();
  const [naming, setNaming] = useState(false);
  const settings = values as unknown as Parameters<typeof definition.run>[1];
  const kept = orDefault(
    () => parseStops(settings.colorStops, keep),
    () => parseStops(OPTIONS.colorStops.initial),
  );
  const stops = kept.map((stop) => ({ ...stop, color: read(stop.color) }));
  const gradient = gradientOf(settings, stops);
  const { width, height } = settings;
  const backdrop = orDefault(
    () => backdropOf(settings, read),
    () => backdropOf({ ...settings, backgroundColor: OPTIONS.backgroundColor.initial }, hexColor),
  );
  const css = gradientDeclarations(gradient, backdrop);
  const svg = hasSvg(gradient);

  const setStops = (next: readonly GradientStop[]) => set({ colorStops: writeStops(next) });
  const load = ({ type, angle, colorStops, blendMode, repeating }: Design, title: string) => {
    set({ type, angle, blendMode, repeating, colorStops: writeStops(colorStops) });
    toast(title);
  };
  const save = (name: string) => {
    const { type, angle, blendMode, repeating } = settings;
    const saved = savedGradients.get().filter((other) => other.name !== name);
    const id = String(Date.now());
    const stays = savedGradients.set([{ id, name, type, angle, colorStops: stops, blendMode, repeating }, ...saved]);
    toast({
      title: 'Gradient saved',
      description: stays ? undefined : 'The browser did not let us keep it for the next visit.',
    });
  };

  return (
    <div className="gradient">
      <div className="gradient-column">
        <Panel
          title="Preview"
          aside={`${width} × ${height}`}
          actions={
            <>
              <Button small look="quiet" icon="save" label="Save Gradient" onClick={() => setNaming(true)} />
              <Button small look="quiet" icon="rotate-ccw" label="Reset" onClick={reset} />
              <ShareMenu shape={OPTIONS} options={values} />
            </>
          }
        >
          <GradientPreview gradient={gradient} backdrop={backdrop} width={width} height={height} />
          <div className="gradient-export">
            <OptionField option={OPTIONS.width} value={width} onChange={(next) => set({ width: next })} />
            <OptionField option={OPTIONS.height} value={height} onChange={(next) => set({ height: next })} />
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own. */}
            <div className="buttons" role="group" aria-label="Export">
              <Button
                look="primary"
                icon="download"
                label="Export PNG"
                onClick={() => downloadPicture('gradient.png', gradientPng(gradient, width, height, backdrop))}
              />
              <Button
                icon="download"
                label="Export SVG"
                disabled={!svg}
                title={svg ? undefined : NO_CONIC_SVG}
                onClick={() => download('gradient.svg', gradientSvg(gradient, width, height, backdrop))}
              />
              <Button icon="download" label="Export CSS" onClick={() => download('gradient.css', `${css}\n`)} />
            </div>
          </div>
        </Panel>
        <Panel
          title="CSS Code"
          actions={
            <CopyButton
              small
              look="quiet"
              value={css}
              says={{ title: 'Copied to clipboard', description: 'CSS code copied successfully', stays: 2000 }}
            />
          }
        >
          <TextViewer label="CSS Code" value={css} />
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
            <StopEditor stops={stops} kept={kept} read={keep} onChange={setStops} onTooFew={tooFew} />
            <ColorRemarks remarks={remarks} />
            <div className="stop-actions">
              <Button icon="plus" label="Add Stop" onClick={() => setStops([...kept, stopInWidestGap(stops)])} />
              <Button
                icon="shuffle"
                label="Randomize"
                onClick={() => {
                  const random = platformRandom();
                  set({
                    angle: randomAngle(random),
                    colorStops: writeStops(randomStops(random, integerBetween(random, 2, 5))),
                  });
                }}
              />
            </div>
          </div>
        </Panel>
        <Panel title="Presets">
          <Thumbs designs={PRESETS} onLoad={(design) => load(design, 'Preset loaded')} />
        </Panel>
        <SavedGradients onLoad={(design) => load(design, 'Gradient loaded')} />
      </div>
      {naming && <SaveDialog onSave={save} onClose={() => setNaming(false)} />}
      <HelpGuide steps={helpSteps(tool, PAGE)} />
    </div>
  );
}

const imageOf = (design: Design) =>
  ({ '--image': gradientCss(gradientOf(design, design.colorStops)) }) as CSSProperties;

function Thumbs({ designs, onLoad }: { designs: readonly Design[]; onLoad(design: Design): void }) {
  return (
    <ul className="gradient-thumbs see-through">
      {designs.map((design) => (
        <li key={design.name}>
          <button type="button" className="gradient-thumb" onClick={() => onLoad(design)}>
            <span style={imageOf(design)} />
            {design.name}
          </button>
        </li>
      ))}
    </ul>
  );
}

function SavedGradients({ onLoad }: { onLoad(design: Design): void }) {
  const saved = useKept(savedGradients);
  const remove = (gone: SavedGradient) => {
    savedGradients.set(saved.filter((other) => other !== gone));
    toast({ title: `Deleted ${gone.name}`, action: { label: 'Undo', run: () => savedGradients.set(saved) } });
  };
  return (
    <Panel title="Saved Gradients" aside={saved.length > 0 && `${saved.length}`}>
      {saved.length === 0 ? (
        <p className="quiet-note gradient-note">Save Gradient keeps the gradient here under a name.</p>
      ) : (
        <ul className="gradient-thumbs see-through">
          {saved.map((design) => (
            <li key={design.id} className="gg-saved">
              <button
                type="button"
                className="gradient-thumb"
                aria-label={`Load ${design.name}`}
                onClick={() => onLoad(design)}
              >
                <span style={imageOf(design)} />
                <b>{design.name}</b>
              </button>
              <Button
                iconOnly
                small
                look="quiet"
                icon="trash-2"
                label={`Delete ${design.name}`}
                onClick={() => remove(design)}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
