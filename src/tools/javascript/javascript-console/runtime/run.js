import { countSent, emit, flush, post } from './entries';
import { locate, uncaught } from './errors';
import { listMembers } from './members';
import { PROGRAM, RETURN, sources } from './places';
import { clock, globally, quietly, realm } from './realm';
import { LONGEST_TEXT, snapshot } from './snapshot';
import { count, ticking } from './timers';

const AsyncFunction = (async () => {}).constructor;
const STRICT = /^(?:\s|\/\/[^\n]*(?:\n|$)|\/\*(?:[^*]|\*(?!\/))*\*\/)*(["'])use strict\1/;
/** Evaluates in the innermost scope so far, so that an input sees what the program and earlier inputs declared. */
let evaluate = globally;
let scope;
Object.defineProperty(realm, '__scope', {
  value: (inner) => {
    scope = inner;
  },
});

const findSyntaxError = (code) => {
  try {
    new AsyncFunction(code);
  } catch (error) {
    return error;
  }
};
/** The code with its last expression given back, boxed so that a promise is not waited for. */
function withValue(code, tail, isInput) {
  const object = /^\s*(\{[\s\S]*\})[\s;]*$/.exec(code);
  const candidates = [
    isInput && object && `${RETURN}${object[1]})]`,
    tail && `${code.slice(0, tail[0])}${RETURN}${code.slice(tail[0], tail[1])})]${code.slice(tail[1])}`,
  ];
  return candidates.find((candidate) => candidate && !findSyntaxError(candidate));
}

export async function run({ id, code, tail, isInput }) {
  const file = isInput ? `input-${id}.js` : PROGRAM;
  const began = clock.now();
  const before = countSent();
  count(1);
  try {
    const problem = findSyntaxError(code);
    const valued = withValue(code, tail, isInput);
    if (problem && !valued) uncaught(problem, 'Uncaught ', await locate(code, file));
    else {
      const prefix = `(async()=>{${STRICT.test(code) ? '"use strict";' : ''}__scope(c=>eval(c));`;
      const above = tail && code.slice(0, tail[0]).split('\n');
      sources.set(file, {
        prefix,
        lines: code.split('\n').length,
        tail: valued && above && { line: above.length, column: above.at(-1).length },
      });
      const promise = evaluate(`${prefix}${valued ?? code}\n})()\n//# sourceURL=${file}`);
      const inner = scope;
      if (!isInput) evaluate = inner;
      const boxed = await promise;
      evaluate = inner;
      // A program that logs, or goes on later, has said what it had to say.
      const value = boxed?.[0];
      const quiet = countSent() === before && ticking.size === 0 && value !== undefined && !(value instanceof Promise);
      if (isInput ? valued : quiet) emit('result', { parts: [['v', snapshot(value, { longest: LONGEST_TEXT })]] });
    }
  } catch (error) {
    uncaught(error, 'Uncaught ');
  }
  flush();
  post({ kind: 'settled', id, ms: clock.now() - began });
  count(-1);
}

export const tellMembers = ({ id, path }) =>
  post({ kind: 'members', id, members: quietly(() => listMembers(path, evaluate)) });
