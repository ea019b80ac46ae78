import type { CSSProperties } from 'react';
import { type Gradient, type GradientStop, gradientCss, hasHue, SPACES, type Space } from '@/engines/gradient';
import type { ExportFormat } from '@/engines/palette/export-formats';
import { ExportCard } from '@/families/palette/ExportCard';
import type { OptionState } from '@/ui/hooks/useOptions';
import { Panel } from '@/ui/output/Panel';
import { stopColors, TITLE } from './colors-file';

interface GradientCardsProps {
  gradient: Gradient;
  stops: readonly GradientStop[];
  options: OptionState;
}

/** What the stops look like in every space, and their colors as a file. Loaded when the page can be used. */
export default function GradientCards({ gradient, stops, options }: GradientCardsProps) {
  const format = options.values.exportColors as ExportFormat | 'none';
  return (
    <div className="gradient-cards">
      <Panel title="The Same Stops, Other Spaces">
        <SpaceList gradient={gradient} onChoose={(space) => options.set({ space })} />
      </Panel>
      <ExportCard
        heading="Colors of the Stops"
        colors={stopColors(stops)}
        title={TITLE}
        format={format === 'none' ? 'css' : format}
        onFormat={(exportColors) => options.set({ exportColors })}
      />
    </div>
  );
}

interface SpaceListProps {
  gradient: Gradient;
  onChoose(space: Space): void;
}

/** The gradient as a strip in each space; pressing one chooses it. */
function SpaceList({ gradient, onChoose }: SpaceListProps) {
  const { space: chosen = 'srgb', hue, ...rest } = gradient;
  const strip = (space: Space): Gradient => ({
    ...rest,
    type: 'linear',
    angle: 90,
    repeating: false,
    space,
    ...(hasHue(space) && hue && { hue }),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own.
    <div className="gradient-spaces" role="group" aria-label="Mixed in">
      {(Object.keys(SPACES) as Space[]).map((space) => (
        <button key={space} type="button" aria-pressed={space === chosen} onClick={() => onChoose(space)}>
          <span style={{ '--image': gradientCss(strip(space)) } as CSSProperties} />
          {SPACES[space]}
        </button>
      ))}
    </div>
  );
}
