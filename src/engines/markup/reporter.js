// Runs before a page that is previewed: tells what the page logs, what fails and what the policy refused, and stops loops
// that never end. `port` and `scripts` are given to it.
{
  const LONGEST = 2000;
  const MOST = 200;
  const BUSY_MS = 3000;
  // The page may replace all it finds: what keeps a report small is taken before it comes.
  const post = port.postMessage.bind(port);
  const text = String;
  const slice = Function.prototype.call.bind(String.prototype.slice);
  const cut = (value, longest) => slice(text(value), 0, longest);
  let sent = 0;
  const send = (level, message, { file, line, directive } = {}) => {
    if (++sent > MOST) return;
    post({
      kind: 'report',
      level,
      text: cut(message, LONGEST),
      ...(file && { file: cut(file, 100), line: +line }),
      ...(directive && { directive: cut(directive, 100) }),
    });
  };
  // Some browsers count the lines of a script that is written by itself, others those of the document.
  let byItself = false;
  if (scripts) {
    window.__tell = (stack) => {
      byItself = /:1:\d+/.test(stack);
    };
    document.write('\n<script>__tell(new Error().stack)</script>');
    delete window.__tell;
    document.open();
  }
  const findPlace = (address, lineno) => {
    const [, file, start] = /([\w-]+)@(\d+)$/.exec(address) ?? [];
    return file && lineno ? { file, line: byItself ? lineno : lineno - start + 1 } : {};
  };
  const show = (value, depth = 0) => {
    try {
      if (typeof value === 'string') return depth ? JSON.stringify(value.slice(0, LONGEST)) : value;
      if (typeof value === 'function') return `ƒ ${value.name || 'anonymous'}()`;
      if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? `${value}n` : String(value);
      if (value instanceof Error) return `${value.name}: ${value.message}`;
      if (value instanceof Element) return value.cloneNode(false).outerHTML;
      if (value instanceof Date || value instanceof RegExp) return String(value);
      if (depth > 2) return Array.isArray(value) ? '[…]' : '{…}';
      const list = Array.isArray(value) || value instanceof Set ? [...value] : undefined;
      const items = list
        ? list.slice(0, 20).map((one) => show(one, depth + 1))
        : (value instanceof Map ? [...value] : Object.entries(value))
            .slice(0, 20)
            .map(([key, one]) => `${String(key)}: ${show(one, depth + 1)}`);
      return list ? `[${items.join(', ')}]` : `{${items.join(', ')}}`;
    } catch {
      return '(cannot be shown)';
    }
  };
  for (const level of ['log', 'info', 'debug', 'warn', 'error']) {
    // biome-ignore lint/suspicious/noConsole: the page's own console is what is listened to.
    const real = console[level].bind(console);
    console[level] = (...values) => {
      send(level, values.map((value) => show(value)).join(' '));
      real(...values);
    };
  }
  console.clear = () => send('clear', '');
  addEventListener('error', ({ error, message, filename, lineno }) =>
    send('error', error ? show(error) : message, findPlace(filename, lineno)),
  );
  addEventListener('unhandledrejection', ({ reason }) => send('error', `Unhandled rejection: ${show(reason)}`));
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
    send('blocked', blockedURI, { directive: effectiveDirective }),
  );

  let start = 0;
  let left = 1;
  const turn = new MessageChannel();
  // A task of its own: it only runs once the page's script has given way.
  turn.port1.onmessage = () => {
    start = 0;
  };
  Object.defineProperty(window, '__guard', {
    value: () => {
      if (--left > 0) return;
      left = 64;
      const now = performance.now();
      if (start === 0) {
        start = now;
        left = 1;
        turn.port2.postMessage(0);
      } else if (now - start > BUSY_MS) {
        left = 1;
        throw new RangeError(`A loop was stopped: it ran for more than ${BUSY_MS / 1000} seconds without a pause`);
      }
    },
  });
  // Not shown: a dialog would take the keys that are meant for the editor, with every pause in typing.
  for (const [name, answer] of [
    ['alert', undefined],
    ['confirm', false],
    ['prompt', null],
  ])
    window[name] = (message = '') => {
      send('info', `${name}: ${cut(message, LONGEST)}`);
      return answer;
    };
}
