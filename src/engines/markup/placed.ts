import { type ChildNode, type Document, getContent, isElement, type ParentNode } from './read';
import { type Space, spaceIn } from './whitespace';

export interface Placed {
  node: ChildNode;
  at: number;
  parent: ParentNode;
  space: Space;
}

/** Every node with how white space is taken around it, without recursion. */
export function* getNodes(document: Document): Generator<Placed> {
  const stack: { parent: ParentNode; at: number; space: Space }[] = [{ parent: document, at: 0, space: 'collapse' }];
  while (stack.length > 0) {
    const top = stack.at(-1)!;
    const node = top.parent.childNodes[top.at];
    if (node === undefined) {
      stack.pop();
      continue;
    }
    yield { node, at: top.at, parent: top.parent, space: top.space };
    top.at++;
    if (isElement(node)) stack.push({ parent: getContent(node), at: 0, space: spaceIn(node, top.space) });
  }
}
