import type { Chain, Each, Fault, Step } from '@/kit/chain/chain';
import type { InputContent } from '@/ui/input/InputBox';

/** A step with a name of its own that it keeps wherever it is moved. */
export interface PlacedStep extends Step {
  readonly id: number;
  /** What could not be read of it, until it is changed. */
  readonly faults?: readonly string[];
}

/** All that the visitor made: the unit of Undo. */
export interface ChainState {
  readonly steps: readonly PlacedStep[];
  readonly each: Each;
  readonly input: InputContent;
  /** Several files take the place of the input. */
  readonly files: readonly File[];
  /** Under which it was saved or came; empty where it has none. */
  readonly name: string;
}

export const EMPTY: ChainState = { steps: [], each: 'whole', input: '', files: [], name: '' };

let newest = 0;
export const place = (step: Step): PlacedStep => ({ ...step, id: ++newest });

export const withChain = (state: ChainState, { steps, each }: Chain, faults: readonly Fault[] = []): ChainState => ({
  ...state,
  steps: steps.map((step, at) => ({
    ...place(step),
    faults: faults.filter((fault) => fault.step === at).map(({ message }) => message),
  })),
  each: state.files.length > 1 ? 'file' : each === 'file' ? 'whole' : each,
});

export const changeStep = (state: ChainState, id: number, changes: Partial<Step>): ChainState => ({
  ...state,
  steps: state.steps.map((step) => (step.id === id ? { ...step, faults: [], ...changes } : step)),
});

export const removeStep = (state: ChainState, id: number): ChainState => ({
  ...state,
  steps: state.steps.filter((step) => step.id !== id),
});

export const doubleStep = (state: ChainState, id: number): ChainState => ({
  ...state,
  steps: state.steps.flatMap((step) => (step.id === id ? [step, place(step)] : [step])),
});

/** Puts a step at another place; what would be beyond the ends stays at them. */
export function moveStep(state: ChainState, id: number, to: number): ChainState {
  const from = state.steps.findIndex((step) => step.id === id);
  const target = Math.max(0, Math.min(state.steps.length - 1, to));
  if (from < 0 || from === target) return state;
  const steps = state.steps.toSpliced(from, 1).toSpliced(target, 0, state.steps[from]!);
  return { ...state, steps };
}

/** Puts a new step before the one with this id, or at the end. */
export function addStep(state: ChainState, step: PlacedStep, before?: number): ChainState {
  const at = state.steps.findIndex(({ id }) => id === before);
  return { ...state, steps: state.steps.toSpliced(at < 0 ? state.steps.length : at, 0, step) };
}
