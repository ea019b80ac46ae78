import type { Choice } from '@/kit/option';

/** A value that was read, where it is one of the choices. */
export const choiceOf = <Value extends string>({ choices, initial }: Choice<Value>, text: string): Value => {
  const value = text.trim().toLowerCase();
  return Object.hasOwn(choices, value) ? (value as Value) : initial;
};
