import { InputError } from '@/engines/input-error';

/** A link may carry anything: what cannot be read shows what the page starts with. */
export function readable<Value>(read: () => Value, otherwise: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return otherwise();
  }
}
