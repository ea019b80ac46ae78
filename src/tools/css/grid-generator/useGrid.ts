import { useMemo, useState } from 'react';
import { readable } from '@/families/styled/readable';
import { initialValues } from '@/kit/option';
import { useOptions } from '@/ui/hooks/useOptions';
import { type Area, freeName, type Rect, writeAreas } from './areas';
import { type Alignment, gridCss, NO_ALIGNMENT, readGrid, sizeOf, writeAlignments } from './grid';
import type { Preset } from './presets';
import type definition from './tool';
import { addTrack, removeTrack, type Tracks, writeTracks } from './tracks';

export type Axis = 'columns' | 'rows';

/** The grid that the options stand for, which of its areas is chosen, and what is done to them. */
export function useGrid(slug: string, { options }: typeof definition) {
  const { values, set, reset } = useOptions(slug, options);
  const start = useMemo(() => initialValues(options), [options]);
  const [picked, setPicked] = useState<string>();
  const grid = useMemo(
    () =>
      readable(
        () => readGrid(values),
        () => readGrid(start),
      ),
    [values, start],
  );
  const { areas, alignments } = grid;
  const size = sizeOf(grid);

  const saveAreas = (next: readonly Area[]) => set({ areas: writeAreas(next, size) });
  const saveTracks = (axis: Axis, tracks: Tracks) => set({ [axis]: writeTracks(tracks) });

  return {
    values,
    set,
    grid,
    size,
    css: gridCss(values, grid),
    chosen: areas.find(({ name }) => name === picked),
    choose: setPicked,
    saveAreas,
    draw(rect: Rect) {
      const name = freeName(areas);
      saveAreas([...areas, { name, ...rect }]);
      setPicked(name);
    },
    remove(name: string) {
      saveAreas(areas.filter((area) => area.name !== name));
      setPicked(undefined);
    },
    change(area: Area, { name = area.name, ...alignment }: Partial<Alignment> & { name?: string }) {
      const next = new Map([...alignments].filter(([other]) => other !== area.name));
      next.set(name, { ...NO_ALIGNMENT, ...alignments.get(area.name), ...alignment });
      const renamed = areas.map((one) => (one === area ? { ...one, name } : one));
      set({ areas: writeAreas(renamed, size), alignment: writeAlignments(next) });
      setPicked(name);
    },
    addTrack: (axis: Axis) => saveTracks(axis, addTrack(grid[axis])),
    removeTrack: (axis: Axis) => saveTracks(axis, removeTrack(grid[axis])),
    resizeTrack: (axis: Axis, at: number, text: string) =>
      saveTracks(axis, {
        ...grid[axis],
        sizes: grid[axis].sizes.map((one, index) => (index === at ? text : one)),
      }),
    load(preset: Preset) {
      set({ ...start, writtenAs: values.writtenAs, ...preset });
      setPicked(undefined);
    },
    reset() {
      reset();
      setPicked(undefined);
    },
  };
}
export type GridState = ReturnType<typeof useGrid>;
