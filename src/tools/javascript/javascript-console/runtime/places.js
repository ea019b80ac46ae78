// Where things happened: the lines of the visitor's code, whatever stands around it.
export const PROGRAM = 'program.js';

/** Of each source: what stands before its first line, and how many lines it has; the wrapper closes on the next. */
export const sources = new Map();
const FRAME = /^\s*(?:at (?:async )?(?:(.*?) \()?|(.*?)@)(?:.*[/ (,])?((?:program|input-\d+)\.js):(\d+):(\d+)\)?$/;

export const readFrames = (stack) => {
  const frames = [];
  for (const row of String(stack).split('\n')) {
    const [, v8, other, file, line, column] = FRAME.exec(row) ?? [];
    const source = sources.get(file);
    if (!source || Number(line) > source.lines) continue;
    let at = Number(column) - (line === '1' ? source.prefix.length : 0);
    if (at < 1) continue;
    if (Number(line) === source.tail?.line && at > source.tail.column) at -= RETURN.length;
    const name = (v8 ?? other ?? '').replace(/^(?:eval|<anonymous>|anonymous)$|\/<|^async\*/g, '');
    frames.push({ name, file, line: Number(line), column: at });
  }
  return frames;
};
export const RETURN = 'return[(';
export const findLine = (frames) => frames.find(({ file }) => file === PROGRAM)?.line;
export const here = () => readFrames(new Error().stack);
const QUICK = /program\.js:(\d+):(\d+)/;
/** The line that called the console: asked for with every entry, so a whole stack is not taken apart for it. */
export const lineHere = () => {
  const { stack } = new Error();
  const [, line, column] = QUICK.exec(stack) ?? [];
  if (line === undefined) return undefined;
  const source = sources.get(PROGRAM);
  // The first line shares its place with the wrapper, and below the last there is only the wrapper.
  const isOurs = Number(line) > source.lines || (line === '1' && Number(column) <= source.prefix.length);
  return isOurs ? findLine(readFrames(stack)) : Number(line);
};
export const showFrame = ({ name, file, line, column }) =>
  `    at ${name || '(top level)'} (${file === PROGRAM ? 'line' : 'input, line'} ${line}:${column})`;
