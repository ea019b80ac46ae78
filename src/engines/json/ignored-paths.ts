import { InputError, placeAt } from '@/engines/input-error';
import { children, getKey, indexOf, isContainer, type JsonDocument } from './document';

interface WrittenPath {
  path: string;
  /** Where it stands in the list. */
  offset: number;
}

/** A piece up to the next comma or line break that is not within quotes or brackets. */
const PIECE = /(?:\[(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\]"'])*\]|[^,\n])+/g;

export function splitPaths(list: string): WrittenPath[] {
  return Array.from(list.matchAll(PIECE), ({ 0: piece, index }) => ({
    path: piece.trim(),
    offset: index + piece.length - piece.trimStart().length,
  })).filter(({ path }) => path !== '');
}

/** The nodes at a JSON Pointer in which `*` stands for every name and index. */
function atPointer(doc: JsonDocument, pointer: string): number[] {
  let nodes = [0];
  for (const step of pointer.slice(1).split('/')) {
    const name = step.replace(/~1/g, '/').replace(/~0/g, '~');
    nodes = nodes.flatMap((node) =>
      isContainer(doc, node)
        ? [...children(doc, node)].filter(
            (child) => step === '*' || (getKey(doc, child) ?? String(indexOf(doc, child))) === name,
          )
        : [],
    );
  }
  return nodes;
}

/** What begins neither as a query nor as a pointer begins at the root. */
const asQuery = (path: string): string => (/^\$/.test(path) ? path : /^[.[]/.test(path) ? `$${path}` : `$.${path}`);

export interface IgnoredPaths {
  left: ReadonlySet<number>;
  right: ReadonlySet<number>;
  /** Paths that lead nowhere in either document. */
  idle: readonly string[];
}

/** The nodes that a list of paths names: queries of RFC 9535, or JSON Pointers with `*` for any step. */
export async function ignoredPaths(
  list: string,
  left: JsonDocument,
  right: JsonDocument,
  field: string,
): Promise<IgnoredPaths> {
  const sets = { left: new Set<number>(), right: new Set<number>() };
  const idle: string[] = [];
  const nodesAt = async (doc: JsonDocument, path: string): Promise<number[]> => {
    if (path.startsWith('/')) return atPointer(doc, path);
    const { readQuery } = await import('./path');
    return (await readQuery(asQuery(path)))(doc);
  };
  for (const { path, offset } of splitPaths(list)) {
    try {
      const [mine, theirs] = [await nodesAt(left, path), await nodesAt(right, path)];
      for (const node of mine) sets.left.add(node);
      for (const node of theirs) sets.right.add(node);
      if (mine.length + theirs.length === 0) idle.push(path);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const added = path.startsWith('$') ? 0 : asQuery(path).length - path.length;
      const at = offset + Math.max(0, (error.details.offset ?? 0) - added);
      throw new InputError(`Ignore Paths: ${error.message}`, { ...placeAt(list, at), field });
    }
  }
  return { ...sets, idle };
}
