import type { JsonDocument } from './document';
import { COMMENT_FIELDS } from './document';

/** Comments by the node they belong to, so that they move along when keys are sorted. */
export class Notes {
  /** On lines of their own above the node. */
  readonly before = new Map<number, string[]>();
  /** Behind the node, on its line. */
  readonly after = new Map<number, string[]>();
  /** On lines of their own after the last child of the container; -1: after the root. */
  readonly inside = new Map<number, string[]>();

  leading(node: number, line: string): string {
    return (this.before.get(node) ?? []).map((comment) => comment + line).join('');
  }

  trailing(node: number): string {
    return (this.after.get(node) ?? []).map((comment) => ` ${comment}`).join('');
  }

  /** What stands between the last child of a container and its closing bracket. */
  ending(container: number, lastChild: number, line: string): string {
    const inside = (this.inside.get(container) ?? []).map((comment) => line + comment);
    return this.trailing(lastChild) + inside.join('');
  }
}

export function attachComments(doc: JsonDocument): Notes {
  const { text, end, next, comments } = doc;
  const notes = new Notes();
  for (let at = 0; at < comments.length; at += COMMENT_FIELDS) {
    const from = comments[at]!;
    const to = comments[at + 1]!;
    const container = comments[at + 2]!;
    const previous = comments[at + 3]!;
    const following = comments[at + 4]!;
    const comment = text.slice(from, to).trimEnd();
    const behind = previous !== -1 && !/[\r\n]/.test(text.slice(end[previous]!, from)) && endsLine(text, from, to);
    const stop = container === -1 ? doc.size : next[container]!;
    if (behind) add(notes.after, previous, comment);
    else if (following < stop) add(notes.before, following, comment);
    else add(notes.inside, container, comment);
  }
  return notes;
}

/** Whether nothing but a comma, a closing bracket or further comments follows on the line. */
function endsLine(text: string, from: number, to: number): boolean {
  if (text[from + 1] === '/') return true;
  const rest = /[\t ,]*(?:[\r\n\]}/]|$)/y;
  rest.lastIndex = to;
  return rest.test(text);
}

function add(map: Map<number, string[]>, node: number, comment: string): void {
  const list = map.get(node);
  if (list === undefined) map.set(node, [comment]);
  else list.push(comment);
}
