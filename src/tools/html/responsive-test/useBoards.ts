import { type RefObject, useEffect, useRef, useState } from 'react';
import type { OptionValues } from '@/kit/option';
import { CAPTION, GRIP } from './Board';
import { findDevice } from './devices';
import { THICK } from './Ruler';
import type { SETTINGS } from './settings';
import type { Place } from './useEdgeDrag';
import { useViewports } from './useViewports';
import { getEdges, getGroup } from './viewport';
import { fitAll, type Size } from './viewports';

/** Between two boards, as in the style sheet. */
const GAP = 20;

/** The room for the devices on their stage; nothing before it was measured. */
function useAvailableSize(): readonly [RefObject<HTMLElement | null>, Size | undefined] {
  const stage = useRef<HTMLElement>(null);
  const [availableSize, setAvailableSize] = useState<Size>();
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setAvailableSize({ width, height });
    });
    observer.observe(stage.current!);
    return () => observer.disconnect();
  }, []);
  return [stage, availableSize];
}

type Settings = OptionValues<typeof SETTINGS>;

/** The screens as they are drawn: with their frames, as large as they are dragged, at one zoom. */
export function useBoards(values: Settings, set: (changes: Partial<Settings>) => void) {
  const [dragged, setDragged] = useState<{ index: number; size: Size; place: Place; zoom: number }>();
  const [stage, availableSize] = useAvailableSize();
  const screens = useViewports(values, set);
  const { frame: framed, rulers } = values;

  const boards = screens.viewports.map((viewport, index) => {
    const { device, width, height } = { ...viewport, ...(dragged?.index === index ? dragged.size : {}) };
    const edges = getEdges(framed, findDevice(device, width, height)?.group ?? getGroup(width, height));
    return { device, width, height, edges, place: dragged?.index === index ? dragged.place : undefined };
  });
  const several = boards.length > 1;
  const margins = { across: (rulers ? THICK : 0) + GRIP, down: (rulers ? THICK : 0) + GRIP + (several ? CAPTION : 0) };
  const zoom =
    dragged?.zoom ?? (values.fit && availableSize ? fitAll(boards, margins, GAP, availableSize) : values.zoom);

  return {
    ...screens,
    stage,
    boards,
    several,
    zoom,
    /** Until the room for them is known. */
    hidden: values.fit && !availableSize,
    drag(index: number, size: Size, place: Place, ended: boolean) {
      setDragged(ended ? undefined : { index, size, place, zoom });
      if (ended) screens.change(index, size);
    },
  };
}

export type Boards = ReturnType<typeof useBoards>;
