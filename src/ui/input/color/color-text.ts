import { InputError } from '@/engines/input-error';

/** What stands in a color field, and the color it last made sense as. */
export interface ColorText<Color> {
  readonly text: string;
  readonly color: Color;
  readonly problem?: string;
}

/** Throws `InputError` for what is no color. */
export type ReadColor<Color> = (text: string) => Color;

export const startColorText = <Color>(text: string, read: ReadColor<Color>): ColorText<Color> => ({
  text,
  color: read(text),
});

/** Text that is no color stays as it is, with what is wrong; the color before it stays in use. */
export function enterColor<Color>(text: string, before: ColorText<Color>, read: ReadColor<Color>): ColorText<Color> {
  try {
    return { text, color: read(text) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { text, color: before.color, problem: error.message };
  }
}
