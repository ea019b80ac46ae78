import postcss, { CssSyntaxError, type Root } from 'postcss';
import { InputError, offsetAt } from '@/engines/input-error';

/** Reads a style sheet; what does not parse is an error with its place under the heading of the tool. */
export function parseCss(source: string, title: string): Root {
  try {
    return postcss.parse(source);
  } catch (error) {
    if (error instanceof CssSyntaxError) {
      const { reason, line = 1, column = 1 } = error;
      throw new InputError(reason, { title, line, column, offset: offsetAt(source, line, column) });
    }
    if (error instanceof RangeError) throw new InputError('The style sheet is nested too deeply to be read', { title });
    throw error;
  }
}

/** Deeper than any style sheet is; what works on its tree calls itself once per level. */
const DEEPEST = 500;

export function refuseDepth(source: string, title: string): void {
  let depth = 0;
  for (const [sign] of source.matchAll(/[{}]|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\*[\s\S]*?\*\//g)) {
    if (sign === '{') depth++;
    else if (sign === '}') depth--;
    if (depth > DEEPEST) throw new InputError('The style sheet is nested too deeply to be read', { title });
  }
}
