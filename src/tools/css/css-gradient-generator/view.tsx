import { useState } from 'react';
import { parseStops, randomAngle, randomStops, reverseStops, writeStops } from '@/engines/gradient';
import { GradientThumb } from '@/families/gradient/GradientThumb';
import { GradientWorkbench } from '@/families/gradient/GradientWorkbench';
import { imageOf } from '@/families/gradient/options';
import { useGradients } from '@/families/gradient/useGradients';
import { useStops } from '@/families/gradient/useStops';
import type { ToolOptions } from '@/kit/tool';
import { Button } from '@/ui/controls/Button';
import { useOptions } from '@/ui/hooks/useOptions';
import { downloadPicture } from '@/ui/output/download';
import { Panel } from '@/ui/output/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import definition from './tool';

const OPTIONS = definition.options;
const SHOWN = ['type', 'shape', 'size', 'repeating', 'angle', 'centerX', 'centerY', 'space', 'hue'];
const HISTORY_LENGTH = 50;

/** The size is the image's and not the gradient's, nor is how it or its colors are written. */
type Design = Omit<ToolOptions<typeof definition>, 'width' | 'height' | 'format' | 'exportColors'>;

export default function CssGradientGeneratorView({ slug, tool, page }: ToolPageProps) {
  const options = useOptions(slug, OPTIONS);
  const { values, set } = options;
  const { width, height, format, exportColors, ...settings } = values;
  const colors = useStops(values.colorStops, OPTIONS.colorStops.initial, (colorStops) => set({ colorStops }));
  const [history, setHistory] = useState<readonly Design[]>([]);
  const state = useGradients(settings, colors);
  const design = { ...settings, colorStops: writeStops(colors.stops) };

  return (
    <GradientWorkbench
      slug={slug}
      tool={tool}
      page={page}
      options={options}
      names={SHOWN}
      colors={colors}
      design={state}
      width={width}
      height={height}
      exports={
        <Button
          variant="primary"
          icon="download"
          label="Download Image"
          onClick={() =>
            downloadPicture(
              'gradient.png',
              import('@/families/gradient/picture').then(({ gradientPng }) =>
                gradientPng(state.gradients, width, height),
              ),
            )
          }
        />
      }
      onSave={() => setHistory((old) => [design, ...old].slice(0, HISTORY_LENGTH))}
      nextStop={() => ({ color: '#000000', position: 50 })}
      stopActions={
        <Button icon="arrow-left-right" label="Reverse" onClick={() => colors.change(reverseStops(colors.kept))} />
      }
      onRandomize={(random) => {
        const drawn = randomStops(random, 2).map((stop) => ({ ...stop, color: stop.color.toLowerCase() }));
        set({ angle: randomAngle(random), colorStops: writeStops(drawn) });
      }}
    >
      <Panel title="History" aside="until you leave the page">
        {history.length === 0 ? (
          <p className="quiet-note gradient-note">Press Save Gradient to list a gradient here.</p>
        ) : (
          <ul className="gradient-thumbs see-through">
            {history.map((entry, at) => {
              const number = history.length - at;
              const image = imageOf(entry, parseStops(entry.colorStops));
              return (
                <li key={number}>
                  <GradientThumb
                    image={image}
                    title={image}
                    aria-label={`Load gradient ${number}`}
                    onClick={() => set(entry)}
                  >
                    {`${number} · ${entry.type}`}
                  </GradientThumb>
                </li>
              );
            })}
          </ul>
        )}
      </Panel>
    </GradientWorkbench>
  );
}
