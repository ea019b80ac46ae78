import type { AnyTool } from './tool';

/** Every `tool.ts`, loaded when asked for. Tools without one (a stopwatch) have only a view. */
const loaders = import.meta.glob<AnyTool>('../tools/*/*/tool.ts', { import: 'default' });

const bySlug = new Map(Object.entries(loaders).map(([path, load]) => [path.split('/')[3] ?? '', load]));

export const definedSlugs: readonly string[] = [...bySlug.keys()].sort();
/** An import that was done before still takes longer than many a tool. */
const loaded = new Map<string, AnyTool>();
export async function loadTool(slug: string): Promise<AnyTool | undefined> {
  const known = loaded.get(slug);
  if (known) return known;
  const tool = await bySlug.get(slug)?.();
  if (tool) loaded.set(slug, tool);
  return tool;
}
