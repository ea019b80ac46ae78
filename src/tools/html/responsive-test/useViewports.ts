import { useState } from 'react';
import { DEVICES } from './devices';
import { HEIGHT, WIDTH } from './viewport';
import { MOST_VIEWPORTS, readViewports, type Viewport, writeViewports } from './viewports';

interface Stored {
  readonly device: string;
  readonly width: number;
  readonly height: number;
  readonly others: string;
}

/** What is added, the first that is not there yet. */
const OFFERED = ['iPhone 16', 'iPad A16', '1080p', 'Pixel 8', 'MacBook Air', 'iPad Pro'];
const EVERY = Object.values(DEVICES).flat();
const canTurn = ({ width, height }: Viewport) => width >= HEIGHT.min && height >= WIDTH.min;

/** The screens on the stage, and which of them the rail is about. The first is in the options as it always was. */
export function useViewports({ device, width, height, others }: Stored, set: (changes: Partial<Stored>) => void) {
  const [chosen, setChosen] = useState(0);
  const viewports: readonly [Viewport, ...Viewport[]] = [{ device, width, height }, ...readViewports(others)];
  const selected = Math.min(chosen, viewports.length - 1);

  const put = ([first, ...rest]: readonly Viewport[]) => set({ ...first!, others: writeViewports(rest) });
  const change = (index: number, changes: Partial<Viewport>) =>
    put(viewports.map((one, at) => (at === index ? { ...one, ...changes } : one)));
  const add = () => {
    const name = OFFERED.find((one) => viewports.every((other) => other.device !== one)) ?? OFFERED[0]!;
    const { width, height } = EVERY.find((one) => one.name === name)!;
    put([...viewports, { device: name, width, height }]);
    setChosen(viewports.length);
  };
  const close = (index: number) => {
    put(viewports.filter((_, at) => at !== index));
    setChosen(index < selected ? selected - 1 : Math.min(selected, viewports.length - 2));
  };
  const turnAll = () =>
    put(viewports.map((one) => (canTurn(one) ? { ...one, width: one.height, height: one.width } : one)));

  return {
    viewports,
    selected,
    select: setChosen,
    change,
    /** Absent where there are as many as can be. */
    add: viewports.length < MOST_VIEWPORTS ? add : undefined,
    close,
    turnAll,
  };
}
