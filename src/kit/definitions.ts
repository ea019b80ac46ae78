import type { AnyTool } from './tool';

/** Every `tool.ts`, loaded when asked for. Tools without one (a stopwatch) have only a view. */
const loaders = import.meta.glob<AnyTool>('../tools/*/*/tool.ts', { import: 'default' });

const bySlug = new Map(Object.entries(loaders).map(([path, load]) => [path.split('/')[3] ?? '', load]));

export const definedSlugs: readonly string[] = [...bySlug.keys()].sort();
export const loadTool = async (slug: string): Promise<AnyTool | undefined> => bySlug.get(slug)?.();
