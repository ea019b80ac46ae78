import { type ColorReader, type GradientStop, parseStops, writeStops } from '@/engines/gradient';
import { InputError } from '@/engines/input-error';
import { useColorReader } from './useColorReader';

/** A link may carry anything, and half a color may stand in a field: then something else is shown. */
export function readableOr<Value>(read: () => Value, fallback: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return fallback();
  }
}

export interface StopState extends ColorReader {
  /** As they are drawn, in hex. */
  stops: readonly GradientStop[];
  /** The same as they are kept. */
  kept: readonly GradientStop[];
  change(next: readonly GradientStop[]): void;
}

/** The stops of a gradient, kept as the text of an option. */
export function useStops(text: string, initial: string, onChange: (text: string) => void): StopState {
  const reader = useColorReader();
  const kept = readableOr(
    () => parseStops(text, reader.keep),
    () => parseStops(initial),
  );
  return {
    ...reader,
    kept,
    stops: kept.map((stop) => ({ ...stop, color: reader.read(stop.color) })),
    change: (next) => onChange(writeStops(next)),
  };
}
