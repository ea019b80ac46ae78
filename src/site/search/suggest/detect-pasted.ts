import type { detect, Suggestion } from '@/kit/detect/detect';

/** What was pasted, typed or dropped on a page that is for everything. */
export type Pasted =
  | { readonly kind: 'typed' | 'pasted'; readonly text: string }
  | { readonly kind: 'files'; readonly files: readonly File[] };

/** How much of a file is looked at; it is never read whole for this. */
const START = 65_536;

/** The tools for it, each tried where it does not disturb the page. */
export async function lookAt(provided: Pasted, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const [{ detect: ask }, { runTool }] = await Promise.all([import('@/kit/detect/detect'), import('@/kit/run/runner')]);
  const run: Parameters<typeof detect>[1]['run'] = async (slug, tool, input, options) =>
    runTool(tool, { slug, input, options, each: true }, { signal });
  if (provided.kind !== 'files') return ask(provided.text, { run, signal, typed: provided.kind === 'typed' });
  const [file] = provided.files;
  if (!file) return [];
  const bytes = new Uint8Array(await file.slice(0, START).arrayBuffer());
  return ask(bytes, { run, signal, name: file.name });
}
