import type { Definitions, Step } from '@/kit/chain/chain';
import type { Summary, WholeResult } from '@/kit/chain/protocol';
import type { PlacedStep } from './state';

/** What the card of a step shows, and what can be done with it. */
export interface StepCardProps {
  step: PlacedStep;
  at: number;
  of: number;
  defined: Definitions;
  summary: Summary | undefined;
  error: Error | undefined;
  /** What went into it, for the place of an error. */
  before: string | undefined;
  isRunning: boolean;
  isStale: boolean;
  /** Results by line or by file are at the end alone. */
  isWhole: boolean;
  /** Its options are shown: beside it where there is room, else in it. */
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
  /** Of its result one line is enough. */
  isShort: boolean;
  onChange(changes: Partial<Step>): void;
  onMove(to: number): void;
  onDouble(): void;
  onRemove(): void;
  onOpen(): void;
  onAddBefore(): void;
  getWhole(): Promise<WholeResult | undefined>;
}
