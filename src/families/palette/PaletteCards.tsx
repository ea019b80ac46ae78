import type { ComponentProps } from 'react';
import SeenAs from '@/ui/input/color/SeenAs';
import { Panel } from '@/ui/output/Panel';
import { ExportCard } from './ExportCard';
import { PairContrast } from './PairContrast';
import './cards.css';

interface CardsProps extends ComponentProps<typeof ExportCard> {
  /** Whether one compares them with each other, too. */
  compare: boolean;
}

/** What colors are good for: read on each other, seen by others, as a file. Loaded when the page can be used. */
export default function Cards({ compare, ...file }: CardsProps) {
  const colors = file.colors.map(({ color }) => color);
  return (
    <div className={compare ? 'color-cards' : ''}>
      {compare && (
        <>
          <Panel title="Contrast of Every Pair">
            <PairContrast colors={colors} />
          </Panel>
          <Panel title="As Others See It">
            <div className="color-card">
              <SeenAs colors={colors} />
            </div>
          </Panel>
        </>
      )}
      <ExportCard {...file} />
    </div>
  );
}
