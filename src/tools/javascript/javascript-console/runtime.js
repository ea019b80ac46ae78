// Stands in a worker of the sandbox: runs the visitor's code and tells the page what its console was given.
// Values travel as snapshots, so that they show what was logged and not what became of it, and outlive the worker.
(() => {
  const MOST_ENTRIES = 200_000;
  /** Entries of one turn that are sent one by one: nothing that was logged before an endless loop may be lost. */
  const PROMPTLY = 2000;
  const BATCH = 250;
  const BATCH_MS = 50;
  const LONGEST_TEXT = 20_000;
  const LONGEST_INNER = 1000;
  const MOST_KIDS = 200;
  const DEEPEST = 12;
  const ENTRY_NODES = 1500;
  /** After this many nodes of snapshots the further ones are small. */
  const ALL_NODES = 400_000;
  const FEW_NODES = 40;
  const TABLE_ROWS = 1000;
  const TABLE_COLUMNS = 60;
  const PROGRAM = 'program.js';

  const realm = globalThis;
  const later = realm.setTimeout.bind(realm);
  const clock = realm.performance;
  const AsyncFunction = (async () => {}).constructor;
  const globally = realm.eval;
  let port;

  // What is sent ------------------------------------------------------------------------------------------------
  let waiting = [];
  let sent = 0;
  let left = 0;
  let thisTurn = 0;
  let flushed = 0;
  let flushing = false;

  const flush = () => {
    if (waiting.length > 0 || left > 0) port.postMessage({ kind: 'entries', entries: waiting, left });
    waiting = [];
    flushed = clock.now();
  };
  const emit = (type, more) => {
    if (sent >= MOST_ENTRIES) left++;
    else {
      sent++;
      waiting.push({ type, depth: groups.length, parent: groups.at(-1) ?? 0, ...more });
    }
    if (!flushing) {
      flushing = true;
      later(() => {
        flushing = false;
        thisTurn = 0;
        flush();
      }, 0);
    }
    if (left > 0) return;
    if (++thisTurn <= PROMPTLY || waiting.length >= BATCH || clock.now() - flushed > BATCH_MS) flush();
  };

  // Where things happened ---------------------------------------------------------------------------------------
  /** Of each source: what stands before its first line, and how many lines it has; the wrapper closes on the next. */
  const sources = new Map();
  const FRAME = /^\s*(?:at (?:async )?(?:(.*?) \()?|(.*?)@)(?:.*[/ (,])?((?:program|input-\d+)\.js):(\d+):(\d+)\)?$/;

  const framesOf = (stack) => {
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
  const RETURN = 'return[(';
  const lineOf = (frames) => frames.find(({ file }) => file === PROGRAM)?.line;
  const here = () => framesOf(new Error().stack);
  const QUICK = /program\.js:(\d+):(\d+)/;
  /** The line that called the console: asked for with every entry, so a whole stack is not taken apart for it. */
  const lineHere = () => {
    const { stack } = new Error();
    const [, line, column] = QUICK.exec(stack) ?? [];
    if (line === undefined) return undefined;
    const source = sources.get(PROGRAM);
    // The first line shares its place with the wrapper, and below the last there is only the wrapper.
    const isOurs = Number(line) > source.lines || (line === '1' && Number(column) <= source.prefix.length);
    return isOurs ? lineOf(framesOf(stack)) : Number(line);
  };
  const showFrame = ({ name, file, line, column }) =>
    `    at ${name || '(top level)'} (${file === PROGRAM ? 'line' : 'input, line'} ${line}:${column})`;

  // Snapshots ---------------------------------------------------------------------------------------------------
  let nodes = 0;
  const cut = (text, longest) => (text.length > longest ? { s: text.slice(0, longest), z: text.length } : { s: text });

  const nameOf = (value) => {
    for (let proto = Object.getPrototypeOf(value); proto; proto = Object.getPrototypeOf(proto)) {
      const made = Object.getOwnPropertyDescriptor(proto, 'constructor')?.value;
      if (typeof made === 'function' && typeof made.name === 'string') return made.name;
    }
    return '[Object: null prototype]';
  };
  const showFunction = (value) => {
    const source = Function.prototype.toString.call(value);
    const name = Object.getOwnPropertyDescriptor(value, 'name')?.value;
    const called = typeof name === 'string' ? name : '';
    if (/^class\b/.test(source)) {
      const parent = Object.getPrototypeOf(value);
      const base = parent === Function.prototype || !parent ? '' : ` extends ${parent.name || '(anonymous)'}`;
      return `class ${called || '(anonymous)'}${base}`;
    }
    return `${/^async\b/.test(source) ? 'async ' : ''}ƒ${/^(?:async\s*)?(?:function)?\s*\*/.test(source) ? '*' : ''} ${called}()`;
  };
  const showError = (error) => {
    const head = `${error.name}: ${error.message}`.replace(/: $/, '');
    return [head, ...framesOf(error.stack).map(showFrame)].join('\n');
  };
  const quietly = (attempt, otherwise) => {
    try {
      return attempt();
    } catch {
      return otherwise;
    }
  };

  /** A value without what is inside of it. */
  const describe = (value, longest = LONGEST_INNER) => {
    switch (typeof value) {
      case 'string':
        return { t: 'string', ...cut(value, longest) };
      case 'number':
        return { t: 'number', s: Object.is(value, -0) ? '-0' : String(value) };
      case 'bigint':
        return { t: 'number', s: `${cut(String(value), longest).s}n` };
      case 'symbol':
        return { t: 'symbol', s: value.toString() };
      case 'function':
        return { t: 'function', s: showFunction(value) };
      case 'object':
        break;
      default:
        return { t: 'literal', s: String(value) };
    }
    if (value === null) return { t: 'literal', s: 'null' };
    const n = nameOf(value);
    if (Array.isArray(value)) return { t: 'array', n, z: value.length };
    if (ArrayBuffer.isView(value) && !(value instanceof DataView)) return { t: 'array', n, z: value.length };
    if (value instanceof Error) return { t: 'error', n, ...cut(showError(value), LONGEST_TEXT) };
    if (value instanceof Map) return { t: 'map', n, z: value.size };
    if (value instanceof Set) return { t: 'set', n, z: value.size };
    if (value instanceof Date) return { t: 'date', s: Number.isNaN(+value) ? 'Invalid Date' : value.toISOString() };
    if (value instanceof RegExp) return { t: 'regexp', s: String(value) };
    if (value instanceof ArrayBuffer) return { t: 'object', n: `${n}(${value.byteLength})` };
    if (value instanceof Number || value instanceof String || value instanceof Boolean)
      return { t: 'object', n: `[${n}: ${value instanceof String ? JSON.stringify(String(value)) : value.valueOf()}]` };
    return { t: 'object', n };
  };
  const safely = (value, longest) => quietly(() => describe(value, longest), { t: 'literal', s: '(cannot be shown)' });

  const keyText = (key) => (typeof key === 'symbol' ? { text: key.toString(), symbol: true } : { text: key });

  /** What is inside: name, value, and whether the name is an index or a symbol. Getters are not called. */
  function* insideOf(value, node, hidden) {
    if (node.t === 'map') {
      let at = 0;
      for (const [key, item] of Map.prototype.entries.call(value)) yield [{ text: String(at++), pair: key }, item];
    } else if (node.t === 'set') {
      let at = 0;
      for (const item of Set.prototype.values.call(value)) yield [{ text: String(at++), index: true }, item];
    } else if (node.t === 'array') {
      let holes = 0;
      const end = Math.min(value.length, MOST_KIDS * 50);
      for (let at = 0; at < end; at++) {
        if (Object.hasOwn(value, at)) {
          if (holes > 0) yield [{ text: '', holes }, undefined];
          holes = 0;
          yield [{ text: String(at), index: true }, value[at]];
        } else holes++;
      }
      if (holes > 0) yield [{ text: '', holes: holes + value.length - end }, undefined];
      if (value.length > end) return;
    }
    if (node.t === 'array' && !Array.isArray(value)) return;
    for (const key of Reflect.ownKeys(value)) {
      if (node.t === 'array' && typeof key === 'string' && (/^\d+$/.test(key) || key === 'length')) continue;
      if (node.t === 'object' && value instanceof String && /^\d+$|^length$/.test(String(key))) continue;
      const found = Object.getOwnPropertyDescriptor(value, key);
      if (!found) continue;
      const wanted = found.enumerable || hidden || (node.t === 'error' && (key === 'cause' || key === 'errors'));
      if (!wanted) continue;
      if ('value' in found) yield [keyText(key), found.value];
      else yield [{ ...keyText(key), accessor: found.get ? 'getter' : 'setter' }, undefined];
    }
    if (hidden && Object.getPrototypeOf(value) !== null)
      yield [{ text: '[[Prototype]]', proto: true }, quietly(() => nameOf(value), 'Object')];
  }

  const HOLDERS = new Set(['object', 'array', 'map', 'set', 'error', 'function']);

  /** Level by level, so that what is near the top is whole before the budget is used up. */
  function snapshot(root, { longest, hidden = false, few = nodes > ALL_NODES } = {}) {
    const top = safely(root, longest);
    let budget = few ? FEW_NODES : ENTRY_NODES;
    const queue = [{ value: root, node: top, above: undefined, depth: 0 }];
    for (let at = 0; at < queue.length; at++) {
      const { value, node, above, depth } = queue[at];
      if (!HOLDERS.has(node.t)) continue;
      const chain = { value, above };
      quietly(() => {
        for (const [key, item] of insideOf(value, node, hidden && depth === 0)) {
          node.k ??= [];
          if (budget <= 0 || depth >= DEEPEST || node.k.length >= MOST_KIDS) {
            node.m = Math.max(1, (node.z ?? Reflect.ownKeys(value).length) - node.k.length);
            break;
          }
          budget--;
          nodes++;
          const { pair, holes, accessor, ...name } = key;
          let kid;
          if (holes) kid = { t: 'quiet', s: `empty × ${holes}` };
          else if (accessor) kid = { t: 'quiet', s: accessor === 'getter' ? '(getter)' : '(setter)' };
          else if (name.proto) kid = { t: 'quiet', s: item };
          else {
            let circular = false;
            if (typeof item === 'object' && item !== null)
              for (let link = chain; link; link = link.above) circular ||= link.value === item;
            kid = circular ? { t: 'quiet', s: '[Circular]' } : safely(item);
            if (!circular) queue.push({ value: item, node: kid, above: chain, depth: depth + 1 });
          }
          if ('pair' in key)
            name.key = typeof pair === 'object' && pair !== null ? snapshot(pair, { few: true }) : safely(pair);
          node.k.push([name, kid]);
        }
      });
    }
    return top;
  }

  // Format specifiers -------------------------------------------------------------------------------------------
  const text = (value) => ['t', cut(String(value), LONGEST_TEXT).s];
  const part = (value) =>
    typeof value === 'string'
      ? value.length > LONGEST_TEXT
        ? ['t', `${value.slice(0, LONGEST_TEXT)}… ${value.length - LONGEST_TEXT} more characters`]
        : ['t', value]
      : ['v', snapshot(value)];

  const CONVERT = {
    s: (value) => text(quietly(() => String(value), '(cannot be shown)')),
    d: (value) =>
      text(
        typeof value === 'symbol'
          ? NaN
          : typeof value === 'bigint'
            ? `${value}n`
            : quietly(() => Number.parseInt(value, 10), NaN),
      ),
    f: (value) => text(typeof value === 'symbol' ? NaN : quietly(() => Number.parseFloat(value), NaN)),
    o: (value) => ['v', snapshot(value)],
    c: (value) => ['c', String(quietly(() => String(value), '')).slice(0, 500)],
  };
  CONVERT.i = CONVERT.d;
  CONVERT.O = CONVERT.o;

  /** As the Console Standard says: only a first string with more behind it is a format. */
  const format = (values) => {
    const parts = [];
    let at = 0;
    if (typeof values[0] === 'string' && values.length > 1) {
      at = 1;
      let start = 0;
      const pattern = values[0];
      for (const found of pattern.matchAll(/%([sdifoOc%])/g)) {
        if (found[1] !== '%' && at >= values.length) continue;
        if (found.index > start) parts.push(text(pattern.slice(start, found.index)));
        start = found.index + 2;
        parts.push(found[1] === '%' ? ['t', '%'] : CONVERT[found[1]](values[at++]));
      }
      if (start < pattern.length || parts.length === 0) parts.push(part(pattern.slice(start)));
    }
    for (; at < values.length; at++) {
      if (parts.length > 0) parts.push(['t', ' ']);
      parts.push(part(values[at]));
    }
    return parts;
  };

  // The console -------------------------------------------------------------------------------------------------
  const groups = [];
  let groupCount = 0;
  const timers = new Map();
  const counts = new Map();
  const labelOf = (label) => (label === undefined ? 'default' : String(label));
  const add = (type, parts, more) => emit(type, { parts, line: lineHere(), ...more });
  const print = (type, values) => add(type, format(values));
  const warn = (message) => add('warn', [text(message)]);
  /** Values behind each other, none of them a format. */
  const listed = (values) => values.flatMap((value, at) => (at > 0 ? [['t', ' '], part(value)] : [part(value)]));
  const isObject = (value) => typeof value === 'object' && value !== null;

  /** A cell shows one level and is not unfolded. */
  const cellOf = (value) => {
    const node = snapshot(value);
    for (const [, kid] of node.k ?? []) delete kid.k;
    return node;
  };
  function tableOf(data, wanted) {
    const isMap = data instanceof Map;
    const iterated = isMap || data instanceof Set;
    const keys = iterated ? [...data.keys()] : Object.keys(data);
    const items = iterated ? [...data.values()] : keys.map((key) => data[key]);
    const columns = new Map((Array.isArray(wanted) ? wanted : []).map((name, at) => [String(name), at]));
    const fixed = Array.isArray(wanted);
    const rows = items.slice(0, TABLE_ROWS).map((item, at) => {
      const row = {
        index: iterated ? String(at) : keys[at],
        key: isMap ? cellOf(keys[at]) : null,
        cells: [],
        own: null,
      };
      if (iterated || !isObject(item)) row.own = cellOf(item);
      else
        for (const key of Object.keys(item)) {
          if (!columns.has(key) && !fixed && columns.size < TABLE_COLUMNS) columns.set(key, columns.size);
          if (columns.has(key)) row.cells[columns.get(key)] = cellOf(item[key]);
        }
      return row;
    });
    for (const row of rows) row.cells = Array.from(columns, (_, at) => row.cells[at] ?? null);
    return {
      index: iterated ? '(iteration index)' : '(index)',
      keys: isMap,
      columns: [...columns.keys()],
      values: rows.some(({ own }) => own !== null),
      rows,
      more: items.length - rows.length,
    };
  }
  function openGroup(values, collapsed) {
    const group = ++groupCount;
    add('group', values.length > 0 ? format(values) : [text('console.group')], { group, collapsed });
    groups.push(group);
  }
  function readTimer(label, values) {
    const name = labelOf(label);
    if (!timers.has(name)) return void warn(`Timer '${name}' does not exist`);
    const taken = `${name}: ${(clock.now() - timers.get(name)).toFixed(3)} ms`;
    add('time', listed([taken, ...values]), { label: name });
  }

  Object.assign(realm.console, {
    log: (...values) => print('log', values),
    info: (...values) => print('info', values),
    debug: (...values) => print('debug', values),
    warn: (...values) => print('warn', values),
    error: (...values) => print('error', values),
    assert(condition, ...values) {
      if (condition) return;
      if (values.length === 0) print('assert', ['Assertion failed']);
      else if (typeof values[0] === 'string') print('assert', [`Assertion failed: ${values[0]}`, ...values.slice(1)]);
      else print('assert', ['Assertion failed:', ...values]);
    },
    time(label) {
      const name = labelOf(label);
      if (timers.has(name)) warn(`Timer '${name}' already exists`);
      else timers.set(name, clock.now());
    },
    timeLog: (label, ...values) => readTimer(label, values),
    timeEnd(label) {
      readTimer(label, []);
      timers.delete(labelOf(label));
    },
    group: (...values) => openGroup(values, false),
    groupCollapsed: (...values) => openGroup(values, true),
    groupEnd() {
      groups.pop();
    },
    table(data, columns) {
      const table = isObject(data) ? quietly(() => tableOf(data, columns)) : undefined;
      if (table) add('table', [], { table });
      else print('log', [data]);
    },
    trace(...values) {
      const trace = here().map(showFrame).join('\n');
      add('trace', values.length > 0 ? format(values) : [text('console.trace')], { trace });
    },
    count(label) {
      const name = labelOf(label);
      counts.set(name, (counts.get(name) ?? 0) + 1);
      add('count', [text(`${name}: ${counts.get(name)}`)], { label: name });
    },
    countReset(label) {
      const name = labelOf(label);
      if (counts.has(name)) counts.set(name, 0);
      else warn(`Count for '${name}' does not exist`);
    },
    dir: (value) => add('dir', [['v', snapshot(value, { hidden: true })]]),
    dirxml: (...values) => add('dirxml', listed(values)),
    clear() {
      groups.length = 0;
      add('clear', [text('Console was cleared')]);
    },
  });
  realm.alert = (message = '') => add('info', [text(message)], { label: 'alert' });

  // What goes wrong ---------------------------------------------------------------------------------------------
  const PAGE_ONLY =
    /^(?:document|window|localStorage|sessionStorage|confirm|prompt|HTMLElement|Image|requestAnimationFrame)\b/;

  const uncaught = (error, how, place) => {
    const frames = isObject(error) ? framesOf(quietly(() => error.stack, '')) : [];
    const line = place ?? lineOf(frames);
    emit('error', { parts: [text(how), ['v', snapshot(error)]], line });
    const message = error instanceof ReferenceError ? quietly(() => String(error.message), '') : '';
    if (PAGE_ONLY.test(message.replace(/^Can't find variable: /, '')))
      emit('note', {
        parts: [text('There is no page here: code runs in a worker. HTML Viewer runs code that needs one.')],
      });
    if (error instanceof SyntaxError && /import (?:statement|call|declarations)/.test(message || error.message))
      emit('note', { parts: [text("Write const { name } = await import('https://…') and switch on Allow Network.")] });
  };

  /** Takes the place of a syntax error, which the error itself does not carry. */
  let locating;
  realm.addEventListener('error', (event) => {
    event.preventDefault();
    if (locating) locating(event.lineno);
    else uncaught(event.error ?? event.message, 'Uncaught ', event.error ? undefined : event.lineno);
  });
  realm.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    uncaught(event.reason, 'Uncaught (in promise) ');
  });
  const locate = (code, file) =>
    new Promise((resolve) => {
      locating = (line) => {
        locating = undefined;
        resolve(line);
      };
      // A text that a timer is to run tells its syntax errors with their place; and it cannot run, for it does not parse.
      later(`(async()=>{${code}\n})\n//# sourceURL=${file}`, 0);
      later(() => locating?.(undefined), 1);
    });

  // Whether anything is still to come ---------------------------------------------------------------------------
  const ticking = new Set();
  let pending = 0;
  let told = false;
  const tell = () => {
    const busy = pending > 0 || ticking.size > 0;
    if (busy === told) return;
    told = busy;
    flush();
    port.postMessage({ kind: 'state', busy });
  };
  for (const [start, stop, once] of [
    ['setTimeout', 'clearTimeout', true],
    ['setInterval', 'clearInterval', false],
  ]) {
    const begin = realm[start].bind(realm);
    const end = realm[stop].bind(realm);
    realm[start] = (handler, delay, ...values) => {
      const run = (...given) => {
        if (once) ticking.delete(timer);
        try {
          if (typeof handler === 'function') handler(...given);
          else globally(String(handler));
        } finally {
          tell();
        }
      };
      const timer = begin(run, delay, ...values);
      ticking.add(timer);
      tell();
      return timer;
    };
    realm[stop] = (timer) => {
      end(timer);
      ticking.delete(timer);
      tell();
    };
  }
  // Both kinds of timer can be ended by either.
  const clear = realm.clearTimeout;
  realm.clearInterval = clear;

  // Running -----------------------------------------------------------------------------------------------------
  const STRICT = /^(?:\s|\/\/[^\n]*(?:\n|$)|\/\*(?:[^*]|\*(?!\/))*\*\/)*(["'])use strict\1/;
  /** Evaluates in the innermost scope so far, so that an input sees what the program and earlier inputs declared. */
  let evaluate = globally;
  let scope;
  Object.defineProperty(realm, '__scope', {
    value: (inner) => {
      scope = inner;
    },
  });

  const problemOf = (code) => {
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
    return candidates.find((candidate) => candidate && !problemOf(candidate));
  }

  async function run({ id, code, tail, isInput }) {
    const file = isInput ? `input-${id}.js` : PROGRAM;
    const began = clock.now();
    const before = sent;
    pending++;
    tell();
    try {
      const problem = problemOf(code);
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
        const quiet = sent === before && ticking.size === 0 && value !== undefined && !(value instanceof Promise);
        if (isInput ? valued : quiet) emit('result', { parts: [['v', snapshot(value, { longest: LONGEST_TEXT })]] });
      }
    } catch (error) {
      uncaught(error, 'Uncaught ');
    }
    pending--;
    flush();
    port.postMessage({ kind: 'settled', id, ms: clock.now() - began });
    tell();
  }

  realm.addEventListener(
    'message',
    (event) => {
      event.stopImmediatePropagation();
      port = event.data.port;
      port.onmessage = ({ data }) => {
        if (data.kind === 'run') run(data);
        else port.postMessage({ kind: 'pong' });
      };
    },
    { once: true },
  );
})();
