import { InputError, placeAt } from '@/engines/input-error';
import { MeaningError } from './meaning-error';
import { isSamePython } from './same-python';
import { fetchWasm } from './wasm-file';

export interface PythonOptions {
  /** Spaces per level. */
  indent?: number;
  /** Width at which lines are broken. */
  width?: number;
}

type Ruff = typeof import('@wasm-fmt/ruff_fmt/web');

/** The command line and the tests have no server to fetch a file from: there it comes with the code. */
async function readModule(): Promise<ArrayBuffer | Response> {
  const address = import.meta.env.SSR
    ? (await import('@wasm-fmt/ruff_fmt/wasm?url&inline')).default
    : (await import('@wasm-fmt/ruff_fmt/wasm?url')).default;
  return fetchWasm(address);
}

let loading: Promise<Ruff> | undefined;
async function load(): Promise<Ruff> {
  const ruff = await import('@wasm-fmt/ruff_fmt/web');
  await ruff.default(await readModule());
  return ruff;
}

/**
 * Python laid out by Ruff and read again. Throws `InputError` with the place of what does not parse, and `MeaningError` where it would
 * be another program.
 */
export async function formatPython(source: string, { indent = 4, width = 88 }: PythonOptions = {}): Promise<string> {
  const half = source.search(/\p{Surrogate}/u);
  if (half !== -1) throw new InputError('Python source can’t contain half a character', placeAt(source, half));
  loading ??= load();
  let ruff: Ruff;
  try {
    ruff = await loading;
  } catch (error) {
    // The next try may be luckier: a connection can come back.
    loading = undefined;
    throw error;
  }
  let written: string;
  try {
    written = ruff.format(source, 'main.py', { indent_style: 'space', indent_width: indent, line_width: width });
  } catch (error) {
    throw toError(String(error), source);
  }
  if (isSamePython(source, written)) return written;
  throw new MeaningError();
}

/** Places are told in bytes of UTF-8. */
function toError(message: string, source: string): InputError {
  const [, messages = message, from] = /^(.*) at byte range (\d+)\.\.\d+$/s.exec(message) ?? [];
  if (from === undefined) return new InputError(messages);
  const before = new TextEncoder().encode(source).subarray(0, Number(from));
  return new InputError(messages, placeAt(source, new TextDecoder().decode(before).length));
}
