import { InputError, type InputErrorDetails } from '@/engines/input-error';
import { tryWorker } from '@/kit/run/try-worker';

/** What is run, and where. */
export interface Program {
  code: string;
  /** TypeScript. */
  typed: boolean;
  /** The document it works on. Without one it runs in a worker, where any loop can be stopped. */
  html?: string;
}

export interface Command {
  kind: 'run';
  id: number;
  code: string;
  tail: readonly [number, number] | undefined;
  isInput: boolean;
}

/** Longer code is read beside the page's own thread: a megabyte takes seconds. */
const READ_APART = 50_000;

type Stripped = { code: string } | { message: string; details: InputErrorDetails };

/** Undefined where there are no workers, or none that can do it. */
function stripApart(code: string): Promise<Stripped | undefined> {
  const worker = tryWorker(() => new Worker(new URL('./strip.worker.ts', import.meta.url), { type: 'module' }));
  return new Promise<Stripped | undefined>((resolve) => {
    if (!worker) return resolve(undefined);
    worker.addEventListener('message', ({ data }: MessageEvent<Stripped | undefined>) => resolve(data));
    worker.addEventListener('error', () => resolve(undefined));
    worker.postMessage(code);
  }).finally(() => worker?.terminate());
}

async function withoutTypes(code: string): Promise<string> {
  const stripped = code.length > READ_APART ? await stripApart(code) : undefined;
  if (stripped && 'message' in stripped) throw new InputError(stripped.message, stripped.details);
  return stripped?.code ?? (await import('@/engines/format/strip-types')).stripTypes(code);
}

/** The code as it runs: without types, and with guarded loops where the page cannot end them from outside. */
export async function prepare(code: string, typed: boolean, guarded: boolean) {
  const { lastExpression } = await import('./last-expression');
  let script = typed ? await withoutTypes(code) : code;
  if (guarded) script = (await import('@/engines/markup/loop-guard')).guardLoops(script, '__guard();');
  return { code: script, tail: lastExpression(script) };
}

export async function prepareFrame(html: string | undefined, remote: boolean, seconds: number) {
  const { FRAME, documentFrame } = await import('./frame');
  if (html === undefined) return { setup: FRAME, remote };
  const { preparePreview, combinePage } = await import('@/engines/markup');
  const prepared = await preparePreview(combinePage({ html, css: '', js: '' }), { remote });
  return { setup: documentFrame(seconds), html: prepared.html, remote };
}
