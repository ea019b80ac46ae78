import { useState } from 'react';
import {
  type Backdrop,
  type Gradient,
  gradientDeclarations,
  hasSvg,
  hexColor,
  randomAngle,
  randomStops,
  stopInWidestGap,
  writeStops,
} from '@/engines/gradient';
import { integerBetween } from '@/engines/random/draw';
import { GradientThumb } from '@/families/gradient/GradientThumb';
import { GradientWorkbench } from '@/families/gradient/GradientWorkbench';
import { imageOf } from '@/families/gradient/options';
import { useGradients } from '@/families/gradient/useGradients';
import { readableOr, useStops } from '@/families/gradient/useStops';
import { changedOptions, initialValues } from '@/kit/option';
import { Button } from '@/ui/controls/Button';
import { toast } from '@/ui/controls/Toast';
import { useOptions } from '@/ui/hooks/useOptions';
import { download, downloadPicture } from '@/ui/output/download';
import { Panel } from '@/ui/output/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import { usePersisted } from '@/ui/storage/storage';
import { SaveDialog } from './SaveDialog';
import { type SavedGradient, savedGradients, saveGradient } from './saved';
import definition, { type Design, FURTHER, getBackdrop, NO_CONIC_SVG, PRESETS } from './tool';
import './view.css';

const OPTIONS = definition.options;
const SHOWN = [
  ...['type', 'shape', 'size', 'angle', 'centerX', 'centerY', 'blendMode', 'backgroundColor', 'repeating'],
  ...['space', 'hue'],
];
const drawing = () => import('@/families/gradient/picture');
const COPIED = { title: 'Copied to clipboard', description: 'CSS code copied successfully', stays: 2000 };

const tooFew = () =>
  toast({
    title: 'Cannot remove stop',
    description: 'You need at least two color stops for a gradient',
    tone: 'destructive',
  });

export default function GradientGeneratorView({ slug, tool, page }: ToolPageProps) {
  const options = useOptions(slug, OPTIONS);
  const { values, set } = options;
  const { width, height } = values;
  const [naming, setNaming] = useState(false);
  const colors = useStops(values.colorStops, OPTIONS.colorStops.initial, (colorStops) => set({ colorStops }));
  const { stops } = colors;
  const state = useGradients(values, colors);
  const { gradients } = state;
  const backdrop = readableOr(
    () => getBackdrop(values, colors.read),
    () => getBackdrop({ ...values, backgroundColor: OPTIONS.backgroundColor.initial }, hexColor),
  );

  const load = ({ type, angle, colorStops, blendMode, repeating, settings }: Design, title: string) => {
    set({
      ...initialValues(FURTHER),
      ...settings,
      type,
      angle,
      blendMode,
      repeating,
      colorStops: writeStops(colorStops),
    });
    toast(title);
  };
  const save = (name: string) => {
    const { type, angle, blendMode, repeating } = values;
    const settings = changedOptions(FURTHER, values);
    saveGradient({
      id: String(Date.now()),
      name,
      type,
      angle,
      colorStops: stops,
      blendMode,
      repeating,
      ...(Object.keys(settings).length > 0 && { settings }),
    });
  };

  return (
    <>
      <GradientWorkbench
        slug={slug}
        tool={tool}
        page={page}
        options={options}
        names={SHOWN}
        colors={colors}
        design={state}
        backdrop={backdrop}
        width={width}
        height={height}
        exports={<Exports gradients={gradients} backdrop={backdrop} width={width} height={height} />}
        copiedMessage={COPIED}
        onSave={() => setNaming(true)}
        onTooFew={tooFew}
        nextStop={() => stopInWidestGap(colors.kept, state.mixedStops())}
        onRandomize={(random) =>
          set({
            angle: randomAngle(random),
            colorStops: writeStops(randomStops(random, integerBetween(random, 2, 5))),
          })
        }
      >
        <Presets onLoad={(design) => load(design, 'Preset loaded')} />
        <SavedGradients onLoad={(design) => load(design, 'Gradient loaded')} />
      </GradientWorkbench>
      {naming && <SaveDialog onSave={save} onClose={() => setNaming(false)} />}
    </>
  );
}

interface ExportsProps {
  gradients: readonly Gradient[];
  backdrop: Backdrop | undefined;
  width: number;
  height: number;
}

function Exports({ gradients, backdrop, width, height }: ExportsProps) {
  const svg = hasSvg(gradients);
  return (
    <>
      <Button
        variant="primary"
        icon="download"
        label="Export PNG"
        onClick={() =>
          downloadPicture(
            'gradient.png',
            drawing().then(({ gradientPng }) => gradientPng(gradients, width, height, backdrop)),
          )
        }
      />
      <Button
        icon="download"
        label="Export SVG"
        disabled={!svg}
        title={svg ? undefined : NO_CONIC_SVG}
        onClick={() =>
          downloadPicture(
            'gradient.svg',
            drawing().then(({ gradientDrawing }) => {
              const svg = gradientDrawing(gradients, width, height, backdrop);
              return new Blob([svg], { type: 'image/svg+xml' });
            }),
          )
        }
      />
      <Button
        icon="download"
        label="Export CSS"
        onClick={() => download('gradient.css', `${gradientDeclarations(gradients, backdrop)}\n`)}
      />
    </>
  );
}

const toImage = (design: Design) =>
  imageOf({ ...initialValues(FURTHER), ...design.settings, ...design }, design.colorStops);

const Presets = ({ onLoad }: { onLoad(design: Design): void }) => (
  <Panel title="Presets">
    <ul className="gradient-thumbs see-through">
      {PRESETS.map((design) => (
        <li key={design.name}>
          <GradientThumb image={toImage(design)} onClick={() => onLoad(design)}>
            {design.name}
          </GradientThumb>
        </li>
      ))}
    </ul>
  </Panel>
);

function SavedGradients({ onLoad }: { onLoad(design: Design): void }) {
  const saved = usePersisted(savedGradients);
  const remove = (gone: SavedGradient) => {
    savedGradients.set(saved.filter((other) => other !== gone));
    toast({ title: `Deleted ${gone.name}`, action: { label: 'Undo', run: () => savedGradients.set(saved) } });
  };
  return (
    <Panel title="Saved Gradients" aside={saved.length > 0 && `${saved.length}`}>
      {saved.length === 0 ? (
        <p className="quiet-note gradient-note">Press Save Gradient to save a gradient here.</p>
      ) : (
        <ul className="gradient-thumbs see-through">
          {saved.map((design) => (
            <li key={design.id} className="gg-saved">
              <GradientThumb image={toImage(design)} aria-label={`Load ${design.name}`} onClick={() => onLoad(design)}>
                <b>{design.name}</b>
              </GradientThumb>
              <Button
                iconOnly
                small
                variant="quiet"
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
