// Whether anything is still to come: code that runs, and timers.
import { flush, post } from './entries';
import { globally, realm } from './realm';

export const ticking = new Set();
let pending = 0;
let reported = false;
const tell = () => {
  const busy = pending > 0 || ticking.size > 0;
  if (busy === reported) return;
  reported = busy;
  flush();
  post({ kind: 'state', busy });
};
/** Code has begun to run, or has come to its end. */
export const count = (change) => {
  pending += change;
  tell();
};

for (const [start, stop, once] of [
  ['setTimeout', 'clearTimeout', true],
  ['setInterval', 'clearInterval', false],
]) {
  const begin = realm[start].bind(realm);
  const end = realm[stop].bind(realm);
  realm[start] = (handler, delay, ...values) => {
    const run = (...args) => {
      if (once) ticking.delete(timer);
      try {
        if (typeof handler === 'function') handler(...args);
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
