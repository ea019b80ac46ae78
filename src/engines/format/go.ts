import { shorten } from '@/engines/excerpt';
import { InputError, offsetAt, placeAt } from '@/engines/input-error';
import { MeaningError } from './meaning-error';
import { isSameGo } from './same-go';
import { fetchWasm } from './wasm-file';

type Format = (exports: WebAssembly.Exports, source: string) => string;
interface Loaded {
  format: Format;
  module: WebAssembly.Module;
}

async function load(): Promise<Loaded> {
  const [{ format }, { default: address }] = await Promise.all([
    import('@wasm-fmt/gofmt/gofmt_binding.js'),
    // The command line and the tests have no server to fetch a file from: there it comes with the code.
    import.meta.env.SSR ? import('@wasm-fmt/gofmt/wasm?url&inline') : import('@wasm-fmt/gofmt/wasm?url'),
  ]);
  const file = await fetchWasm(address);
  const bytes = file instanceof Response ? await file.arrayBuffer() : file;
  return { format, module: await WebAssembly.compile(bytes) };
}

let loading: Promise<Loaded> | undefined;
let exports: WebAssembly.Exports | undefined;

/** Set up by hand: once a source was too much for the formatter it needs a new memory, and the package keeps the old one. */
async function getExports(module: WebAssembly.Module): Promise<WebAssembly.Exports> {
  if (exports) return exports;
  const instance = await WebAssembly.instantiate(module, {});
  (instance.exports._initialize as () => void)();
  exports = instance.exports;
  return exports;
}

/**
 * Go laid out by gofmt, whole files and parts of one, and read again. Throws `InputError` with the place of what does not parse, and
 * `MeaningError` where it would be another program.
 */
export async function formatGo(source: string): Promise<string> {
  const half = source.search(/\p{Surrogate}/u);
  if (half !== -1) throw new InputError('Go source can’t contain half a character', placeAt(source, half));
  loading ??= load();
  let loaded: Loaded;
  try {
    loaded = await loading;
  } catch (error) {
    // The next try may be luckier: a connection can come back.
    loading = undefined;
    throw error;
  }
  const ready = await getExports(loaded.module);
  let written: string;
  try {
    written = loaded.format(ready, source);
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw toError(error, source);
    exports = undefined;
    throw new InputError('The code is nested too deeply to read');
  }
  if (isSameGo(source, written)) return written;
  throw new MeaningError();
}

/** `2:16: expected operand`: columns are told in bytes of UTF-8. */
function toError(error: unknown, source: string): InputError {
  const message = error instanceof Error ? error.message : String(error);
  const [, row, column, messages] = /^(\d+):(\d+): ([^\n]*?)(?: \(and \d+ more errors\))?(?:\n|$)/.exec(message) ?? [];
  if (messages === undefined) return new InputError(message.split('\n', 1)[0]!);
  const start = offsetAt(source, Number(row), 1);
  const line = source.slice(start).split('\n', 1)[0]!;
  const before = new TextEncoder().encode(line).subarray(0, Number(column) - 1);
  const offset = start + new TextDecoder().decode(before).length;
  return new InputError(shorten(messages, 200), placeAt(source, Math.min(offset, source.length)));
}
