import { decodeHTML } from 'entities';

/**
 * A package among those that write Markdown, built for browsers, makes an element as it is loaded, to decode named
 * references with. A worker has no document: for that moment it is given one that can do this and nothing else.
 */
export async function loadConverter(): Promise<typeof import('./convert')> {
  const world = globalThis as { document?: unknown };
  if (world.document !== undefined) return import('./convert');
  world.document = {
    createElement: () => ({
      textContent: '',
      set innerHTML(html: string) {
        this.textContent = decodeHTML(html);
      },
    }),
  };
  try {
    return await import('./convert');
  } finally {
    delete world.document;
  }
}
