import { javascriptLanguage } from '@codemirror/lang-javascript';

const LOOPS = ['ForStatement', 'WhileStatement', 'DoStatement'];

/** Puts a call at the start of every loop's body, on the same line. Code that does not parse is left as it is: it will not run. */
export function guardLoops(code: string, call: string): string {
  const inserts: { at: number; text: string }[] = [];
  let broken = false;
  javascriptLanguage.parser.parse(code).iterate({
    enter({ type, node }) {
      broken ||= type.isError;
      if (!LOOPS.includes(type.name)) return;
      const body = type.name === 'DoStatement' ? node.firstChild?.nextSibling : node.lastChild;
      if (!body) return;
      if (body.name === 'Block') inserts.push({ at: body.from + 1, text: call });
      else inserts.push({ at: body.from, text: `{${call}` }, { at: body.to, text: '}' });
    },
  });
  if (broken) return code;
  let guarded = '';
  let at = 0;
  // The sort is stable: of several closing brackets at one place the order does not matter.
  for (const insert of inserts.sort((a, b) => a.at - b.at)) {
    guarded += code.slice(at, insert.at) + insert.text;
    at = insert.at;
  }
  return guarded + code.slice(at);
}
