import { useState } from 'react';
import { Fields } from '@/families/styled/Fields';
import { DesignActions, StyledPage } from '@/families/styled/StyledPage';
import { choice } from '@/kit';
import { Button } from '@/ui/controls/Button';
import { MoreFields } from '@/ui/controls/MoreFields';
import { Tabs } from '@/ui/controls/Tabs';
import { plural } from '@/ui/output/count';
import { Panel } from '@/ui/output/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import { AreaPanel } from './AreaPanel';
import { GridStage } from './GridStage';
import { CONTAINER, GAPS, TRACKS } from './grid';
import { OUTPUTS, writeGrid } from './outputs';
import { PRESETS } from './presets';
import type definition from './tool';
import { MOST_TRACKS, parseTracks } from './tracks';
import { type Axis, type GridState, useGrid } from './useGrid';
import './view.css';

/** How wide the preview is: not a part of the design. */
const WIDTH = {
  tryIt: choice(
    'Try It At',
    {
      room: 'The width there is',
      ...Object.fromEntries([360, 768, 1024, 1280, 1440, 1920].map((width) => [`${width}`, `${width} px`])),
    },
    'room',
  ),
};
const READERS = {
  columns: (text: string) => writtenTracks(text, TRACKS.columns.label),
  rows: (text: string) => writtenTracks(text, TRACKS.rows.label),
};

function writtenTracks(text: string, label: string): string {
  parseTracks(text, label);
  return text;
}

export default function GridGeneratorView({ slug, tool, page }: ToolPageProps<typeof definition>) {
  const state = useGrid(slug, tool);
  const { values, set, grid, size, css } = state;
  const [tryIt, setTryIt] = useState('room');
  const { writtenAs } = values;

  return (
    <StyledPage
      slug={slug}
      tool={tool}
      page={page}
      className="grid-page"
      options={values}
      css={writtenAs === 'css' ? css : writeGrid(values, grid, writtenAs)}
      cssLabel={OUTPUTS[writtenAs]}
      cssAbove={
        <div className="styled-written">
          <Tabs label="Written As" tabs={OUTPUTS} value={writtenAs} onChange={(next) => set({ writtenAs: next })} />
        </div>
      }
      aside={`${size.columns} × ${size.rows}, ${plural(grid.areas.length, 'area')}`}
      actions={
        <>
          <TrackButton state={state} axis="columns" change="Add" />
          <TrackButton state={state} axis="rows" change="Add" />
          <TrackButton state={state} axis="columns" change="Remove" />
          <TrackButton state={state} axis="rows" change="Remove" />
        </>
      }
      preview={
        <GridStage
          css={css}
          width={Number(tryIt) || undefined}
          areas={grid.areas}
          size={size}
          columns={grid.columns.sizes}
          rows={grid.rows.sizes}
          chosen={state.chosen?.name}
          onChoose={state.choose}
          onAreas={state.saveAreas}
          onDraw={state.draw}
          onRemove={state.remove}
          onTrack={state.resizeTrack}
        />
      }
    >
      <Panel title="Grid" actions={<DesignActions tool={tool} options={values} onReset={state.reset} />}>
        <GridFields state={state} tryIt={tryIt} onTryIt={setTryIt} />
      </Panel>
      <AreaPanel state={state} />
    </StyledPage>
  );
}

function TrackButton({ state, axis, change }: { state: GridState; axis: Axis; change: 'Add' | 'Remove' }) {
  const isAdding = change === 'Add';
  return (
    <Button
      small
      variant="quiet"
      icon={isAdding ? 'plus' : 'minus'}
      label={`${change} ${axis === 'columns' ? 'Column' : 'Row'}`}
      disabled={state.size[axis] === (isAdding ? MOST_TRACKS : 1)}
      onClick={() => (isAdding ? state.addTrack(axis) : state.removeTrack(axis))}
    />
  );
}

interface GridFieldsProps {
  state: GridState;
  tryIt: string;
  onTryIt(width: string): void;
}

/** The grid as a whole: presets, tracks, gaps. */
function GridFields({ state, tryIt, onTryIt }: GridFieldsProps) {
  const { values, set, grid } = state;
  return (
    <div className="panel-body styled-body">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own. */}
      <div className="styled-buttons" role="group" aria-label="Presets">
        {Object.entries(PRESETS).map(([name, preset]) => (
          <Button key={name} small label={name} onClick={() => state.load(preset)} />
        ))}
      </div>
      <Fields shape={TRACKS} values={values} onChange={set} readers={READERS} />
      <Fields shape={GAPS} values={values} onChange={set} />
      <Fields shape={WIDTH} values={{ tryIt }} onChange={(changes) => onTryIt(String(changes.tryIt))} />
      {grid.cropped > 0 && (
        <p className="quiet-note" role="status">
          {`${plural(grid.cropped, 'area')} did not fit: there are fewer columns or rows than before.`}
        </p>
      )}
      <MoreFields label="More" shape={CONTAINER} values={values}>
        <Fields shape={CONTAINER} values={values} onChange={set} />
      </MoreFields>
    </div>
  );
}
