import type { Parser, ParserOptions, Printer } from 'prettier';

type Tree = Record<string, unknown>;
/** What the printer of a language tells its own check: which properties are layout, and how what it rewrites reads before that. */
interface Cleaner {
  (original: Tree, cloned: Tree, parent: Tree | undefined): Tree | null | undefined;
  ignoredProperties?: ReadonlySet<string>;
}

/** What a tree holds beside its nodes, or points back to. */
const BESIDE: ReadonlySet<string> = new Set(
  'tokens comments parent enclosingNode precedingNode followingNode'.split(' '),
);

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** `module A {}` is the old way to write `namespace A {}`; its name is read as a string without quotes. */
function asNamespace(node: Tree): Tree {
  const { type, kind, id } = node as {
    type?: string;
    kind?: string;
    id?: { value?: string; extra?: { raw?: string } };
  };
  if (type !== 'TSModuleDeclaration' || kind !== 'module' || id?.extra?.raw !== id?.value) return node;
  return { ...node, kind: 'namespace', id: id?.value === undefined ? id : { type: 'Identifier', name: id.value } };
}

function clean(printer: Printer, tree: unknown): unknown {
  const massage = printer.massageAstNode as unknown as Cleaner;
  const keys = printer.getVisitorKeys as unknown as (node: Tree, notBelow: ReadonlySet<string>) => string[];
  const visit = (read: unknown, parent: Tree | undefined): unknown => {
    // An empty place in a list counts; what the cleaner takes out does not.
    if (Array.isArray(read)) return read.map((one) => visit(one, parent)).filter((one) => one !== undefined);
    if (!isTree(read)) return read;
    const node = asNamespace(read);
    const children = new Set(keys(node, BESIDE));
    const cloned: Tree = {};
    for (const [key, value] of Object.entries(node))
      if (!massage.ignoredProperties?.has(key)) cloned[key] = children.has(key) ? visit(value, node) : value;
    const cleaned = massage(node, cloned, parent);
    return cleaned === null ? undefined : (cleaned ?? cloned);
  };
  return visit(tree, undefined);
}

function isSame(a: unknown, b: unknown): boolean {
  if (!isTree(a) || !isTree(b)) return Object.is(a, b);
  if (a instanceof RegExp || b instanceof RegExp) return String(a) === String(b);
  const [left, right] = [a, b].map((tree) => Object.keys(tree).filter((key) => tree[key] !== undefined)) as [
    string[],
    string[],
  ];
  return left.length === right.length && left.every((key) => isSame(a[key], b[key]));
}

/** Whether two sources are read as the same tree, layout aside, by the parser of a language. */
export async function isSameTree(parser: Parser, printer: Printer, before: string, after: string): Promise<boolean> {
  const read = async (text: string) => clean(printer, await parser.parse(text, {} as ParserOptions));
  return isSame(await read(before), await read(after));
}
