import { useState } from 'react';
import {
  gradientCss,
  gradientDeclarations,
  gradientSvg,
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
import { gradientPng } from '@/families/gradient/picture';
import { readableOr, useStops } from '@/families/gradient/useStops';
import { Button } from '@/ui/controls/Button';
import { toast } from '@/ui/controls/Toast';
import { useOptions } from '@/ui/hooks/useOptions';
import { download, downloadPicture } from '@/ui/output/download';
import { Panel } from '@/ui/output/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import { usePersisted } from '@/ui/storage/storage';
import { SaveDialog } from './SaveDialog';
import { type SavedGradient, savedGradients, saveGradient } from './saved';
import definition, { type Design, getBackdrop, getGradient, NO_CONIC_SVG, PRESETS } from './tool';
import './view.css';

const OPTIONS = definition.options;
const SHOWN = ['type', 'angle', 'blendMode', 'backgroundColor', 'repeating'];
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
  const gradient = getGradient(values, stops);
  const backdrop = readableOr(
    () => getBackdrop(values, colors.read),
    () => getBackdrop({ ...values, backgroundColor: OPTIONS.backgroundColor.initial }, hexColor),
  );
  const svg = hasSvg(gradient);

  const load = ({ type, angle, colorStops, blendMode, repeating }: Design, title: string) => {
    set({ type, angle, blendMode, repeating, colorStops: writeStops(colorStops) });
    toast(title);
  };
  const save = (name: string) => {
    const { type, angle, blendMode, repeating } = values;
    saveGradient({ id: String(Date.now()), name, type, angle, colorStops: stops, blendMode, repeating });
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
        gradient={gradient}
        backdrop={backdrop}
        width={width}
        height={height}
        exports={
          <>
            <Button
              variant="primary"
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
            <Button
              icon="download"
              label="Export CSS"
              onClick={() => download('gradient.css', `${gradientDeclarations(gradient, backdrop)}\n`)}
            />
          </>
        }
        copiedMessage={COPIED}
        onSave={() => setNaming(true)}
        onTooFew={tooFew}
        nextStop={() => stopInWidestGap(stops)}
        onRandomize={(random) =>
          set({
            angle: randomAngle(random),
            colorStops: writeStops(randomStops(random, integerBetween(random, 2, 5))),
          })
        }
      >
        <Panel title="Presets">
          <ul className="gradient-thumbs see-through">
            {PRESETS.map((design) => (
              <li key={design.name}>
                <GradientThumb image={toImage(design)} onClick={() => load(design, 'Preset loaded')}>
                  {design.name}
                </GradientThumb>
              </li>
            ))}
          </ul>
        </Panel>
        <SavedGradients onLoad={(design) => load(design, 'Gradient loaded')} />
      </GradientWorkbench>
      {naming && <SaveDialog onSave={save} onClose={() => setNaming(false)} />}
    </>
  );
}

const toImage = (design: Design) => gradientCss(getGradient(design, design.colorStops));

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
