import { grouped } from '@/engines/number/grouped';
import { measureText } from '@/engines/text/measure';
import type { ToolData } from '@/kit/tool';
import { Panel } from '@/ui/output/Panel';
import { Facts } from '@/ui/output/Remarks';
import { VirtualRows } from '@/ui/output/VirtualRows';
import type { ToolPageProps } from '@/ui/pages/page';
import { TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import { toFacts } from './counts';
import { getRow } from './frequency';
import type tool from './tool';
import './view.css';

const ROW_HEIGHT = 32;
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

export default function StringLength(props: ToolPageProps<typeof tool>) {
  const transform = useTransform(props);
  const { outcome, error } = transform.run;
  return (
    <TransformLayout
      transform={transform}
      className="string-length"
      aboveResult={transform.empty && <SampleCounts text={props.tool.examples[0]!.input as string} />}
      below={outcome && !error && <Frequency of={outcome.data} />}
    />
  );
}

/** What the tiles look like, for the example that stands dimmed in the empty field. */
const SampleCounts = ({ text }: { text: string }) => (
  <div className="sample" aria-hidden="true" inert>
    <Facts facts={toFacts(measureText(text))} />
  </div>
);

function Frequency({ of: { totalLength: total, frequency } }: { of: ToolData<typeof tool> }) {
  const { characters, counts } = frequency;
  const count = characters.length;
  return (
    <Panel className="across string-frequency" title="Character Frequency" aside={grouped(count)}>
      {/* biome-ignore-start lint/a11y/useSemanticElements: a table element cannot leave out the rows that are not on screen. */}
      {/* biome-ignore-start lint/a11y/useFocusableInteractive: as above; there is nothing to press. */}
      <div role="table" aria-label="Character Frequency" aria-rowcount={count + 1}>
        <div role="rowgroup" className="string-frequency-head">
          <div role="row" aria-rowindex={1} className="string-frequency-row">
            <span role="columnheader">Character</span>
            <span role="columnheader">Count</span>
            <span role="columnheader">Share</span>
          </div>
        </div>
        <VirtualRows
          role="rowgroup"
          count={count}
          rowHeight={ROW_HEIGHT}
          row={(index) => {
            const { character, codes, times } = getRow(characters[index]!, counts[index]!);
            return (
              <div key={index} role="row" aria-rowindex={index + 2} className="string-frequency-row">
                <span role="cell">
                  <b>{character}</b> <small>{codes}</small>
                </span>
                <span role="cell">{grouped(times)}</span>
                <span role="cell">
                  {percent(times / total)}
                  <i style={{ width: `${(times / total) * 100}%` }} />
                </span>
              </div>
            );
          }}
        />
      </div>
      {/* biome-ignore-end lint/a11y/useSemanticElements: as above. */}
      {/* biome-ignore-end lint/a11y/useFocusableInteractive: as above. */}
    </Panel>
  );
}
