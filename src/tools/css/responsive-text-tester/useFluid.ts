import { useMemo, useState } from 'react';
import { InputError } from '@/kit';
import { initialValues } from '@/kit/option';
import { FLUID, type Fluid, fluidCss, fluidSteps, type Step } from './fluid';

/** How wide a window can be tried. */
export const NARROWEST = 320;
export const MOST_WIDE = 1600;
const FIRST_WIDTH = 1024;
/** Where there is less room, one begins with a phone: text at a third of its size says nothing. */
const LITTLE_ROOM = 600;
const FIRST_ON_A_PHONE = 390;

interface FluidResult {
  steps: readonly Step[];
  css: string;
  /** Why there is no style sheet: the steps are then those the page starts with. */
  problem?: string;
}

function make(fluid: Fluid): FluidResult {
  try {
    return { steps: fluidSteps(fluid), css: fluidCss(fluid) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { steps: fluidSteps(initialValues(FLUID)), css: '', problem: error.message };
  }
}

/** The scale that the options make, and the width at which it is looked at. */
export function useFluid(values: Fluid, room: number | undefined) {
  const [chosen, setWidth] = useState<number>();
  const width = chosen ?? (room !== undefined && room < LITTLE_ROOM ? FIRST_ON_A_PHONE : FIRST_WIDTH);
  const made = useMemo(() => make(values), [values]);
  return { ...made, width, setWidth };
}
export type FluidState = ReturnType<typeof useFluid>;
