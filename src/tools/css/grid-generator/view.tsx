import { useMemo, useState } from 'react';
import { Fields } from '@/families/styled/Fields';
import { readable } from '@/families/styled/readable';
import { DesignActions, StyledPage } from '@/families/styled/StyledPage';
import { choice, InputError, line } from '@/kit';
import { initialValues } from '@/kit/option';
import { Button } from '@/ui/controls/Button';
import { MoreFields } from '@/ui/controls/MoreFields';
import { Tabs } from '@/ui/controls/Tabs';
import { useOptions } from '@/ui/hooks/useOptions';
import { plural } from '@/ui/output/count';
import { Panel } from '@/ui/output/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import { type Area, freeName, type Rect, writeAreas } from './areas';
import { GridStage } from './GridStage';
import {
  type Alignment,
  AREA,
  CONTAINER,
  GAPS,
  gridCss,
  NO_ALIGNMENT,
  readGrid,
  sizeOf,
  TRACKS,
  writeAlignments,
} from './grid';
import { OUTPUTS, writeGrid } from './outputs';
import { PRESETS } from './presets';
import definition from './tool';
import { addTrack, isName, MOST_TRACKS, parseTracks, removeTrack, type Tracks, writeTracks } from './tracks';
import './view.css';

const OPTIONS = definition.options;
const START = initialValues(OPTIONS);
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
const NAME = { name: line('Name', '', { maxLength: 60 }) };
const READERS = {
  columns: (text: string) => writtenTracks(text, TRACKS.columns.label),
  rows: (text: string) => writtenTracks(text, TRACKS.rows.label),
};

function writtenTracks(text: string, label: string): string {
  parseTracks(text, label);
  return text;
}

/** The name of an area, which no other has. */
function readName(text: string, areas: readonly Area[], old: string): string {
  const name = text.trim();
  if (!isName(name) || name === 'container')
    throw new InputError(
      'Begin with a letter, then letters, digits, - and _. A few words, such as auto and span, are taken',
    );
  if (name !== old && areas.some((area) => area.name === name)) throw new InputError(`There is another area ${name}`);
  return name;
}

export default function GridGeneratorView({ slug, tool, page }: ToolPageProps<typeof definition>) {
  const { values, set, reset } = useOptions(slug, OPTIONS);
  const [tryIt, setTryIt] = useState('room');
  const [picked, setPicked] = useState<string>();
  const grid = useMemo(
    () =>
      readable(
        () => readGrid(values),
        () => readGrid(START),
      ),
    [values],
  );
  const { areas, alignments } = grid;
  const size = sizeOf(grid);
  const css = gridCss(values, grid);
  const { writtenAs } = values;
  const chosen = areas.find(({ name }) => name === picked);

  const saveAreas = (next: readonly Area[]) => set({ areas: writeAreas(next, size) });
  const saveTracks = (axis: 'columns' | 'rows', tracks: Tracks) => set({ [axis]: writeTracks(tracks) });
  const draw = (rect: Rect) => {
    const name = freeName(areas);
    saveAreas([...areas, { name, ...rect }]);
    setPicked(name);
  };
  const remove = (name: string) => {
    saveAreas(areas.filter((area) => area.name !== name));
    setPicked(undefined);
  };
  const change = (area: Area, { name = area.name, ...alignment }: Partial<Alignment> & { name?: string }) => {
    const next = new Map([...alignments].filter(([other]) => other !== area.name));
    next.set(name, { ...NO_ALIGNMENT, ...alignments.get(area.name), ...alignment });
    set({
      areas: writeAreas(
        areas.map((one) => (one === area ? { ...one, name } : one)),
        size,
      ),
      alignment: writeAlignments(next),
    });
    setPicked(name);
  };
  const trackButton = (axis: 'columns' | 'rows', change: 'Add' | 'Remove') => {
    const count = size[axis];
    return (
      <Button
        key={axis + change}
        small
        variant="quiet"
        icon={change === 'Add' ? 'plus' : 'minus'}
        label={`${change} ${axis === 'columns' ? 'Column' : 'Row'}`}
        disabled={count === (change === 'Add' ? MOST_TRACKS : 1)}
        onClick={() => saveTracks(axis, change === 'Add' ? addTrack(grid[axis]) : removeTrack(grid[axis]))}
      />
    );
  };

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
      aside={`${size.columns} × ${size.rows}, ${plural(areas.length, 'area')}`}
      actions={
        <>
          {trackButton('columns', 'Add')}
          {trackButton('rows', 'Add')}
          {trackButton('columns', 'Remove')}
          {trackButton('rows', 'Remove')}
        </>
      }
      preview={
        <GridStage
          css={css}
          width={Number(tryIt) || undefined}
          areas={areas}
          size={size}
          columns={grid.columns.sizes}
          rows={grid.rows.sizes}
          chosen={chosen?.name}
          onChoose={setPicked}
          onAreas={saveAreas}
          onDraw={draw}
          onRemove={remove}
          onTrack={(axis, at, text) =>
            saveTracks(axis, {
              ...grid[axis],
              sizes: grid[axis].sizes.map((one, index) => (index === at ? text : one)),
            })
          }
        />
      }
    >
      <Panel
        title="Grid"
        actions={
          <DesignActions
            tool={tool}
            options={values}
            onReset={() => {
              reset();
              setPicked(undefined);
            }}
          />
        }
      >
        <div className="panel-body styled-body">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own. */}
          <div className="styled-buttons" role="group" aria-label="Presets">
            {Object.entries(PRESETS).map(([name, preset]) => (
              <Button
                key={name}
                small
                label={name}
                onClick={() => {
                  set({ ...START, writtenAs, ...preset });
                  setPicked(undefined);
                }}
              />
            ))}
          </div>
          <Fields shape={TRACKS} values={values} onChange={set} readers={READERS} />
          <Fields shape={GAPS} values={values} onChange={set} />
          <Fields shape={WIDTH} values={{ tryIt }} onChange={(changes) => setTryIt(String(changes.tryIt))} />
          {grid.cropped > 0 && (
            <p className="quiet-note" role="status">
              {`${plural(grid.cropped, 'area')} did not fit: there are fewer columns or rows than before.`}
            </p>
          )}
          <MoreFields label="More" shape={CONTAINER} values={values}>
            <Fields shape={CONTAINER} values={values} onChange={set} />
          </MoreFields>
        </div>
      </Panel>
      <Panel
        title={chosen ? `Area ${chosen.name}` : 'Area'}
        actions={
          chosen && (
            <Button small variant="quiet" icon="trash-2" label="Remove Area" onClick={() => remove(chosen.name)} />
          )
        }
      >
        {chosen ? (
          <div className="panel-body">
            <Fields
              key={`${chosen.row} ${chosen.column}`}
              shape={{ ...NAME, ...AREA }}
              values={{ name: chosen.name, ...(alignments.get(chosen.name) ?? NO_ALIGNMENT) }}
              onChange={(changes) => change(chosen, changes)}
              readers={{ name: (text) => readName(text, areas, chosen.name) }}
            />
          </div>
        ) : (
          <p className="panel-body quiet-note">Drag over empty cells to draw an area, or press one to change it.</p>
        )}
      </Panel>
    </StyledPage>
  );
}
