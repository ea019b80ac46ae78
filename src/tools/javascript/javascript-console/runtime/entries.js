import { clock, later } from './realm';

const MOST_ENTRIES = 200_000;
/** Entries of one turn that are sent one by one: nothing that was logged before an endless loop may be lost. */
const PROMPTLY = 2000;
const BATCH = 250;
const BATCH_MS = 50;

let port;
/** Every message to the page goes through the port it gave. */
export const connect = (channel) => {
  port = channel;
};
export const post = (message) => port.postMessage(message);

/** The groups that are open, by number. */
export const groups = [];

let waiting = [];
let sent = 0;
let left = 0;
let thisTurn = 0;
let flushed = 0;
let flushing = false;

export const flush = () => {
  if (waiting.length > 0 || left > 0) post({ kind: 'entries', entries: waiting, left });
  waiting = [];
  flushed = clock.now();
};
export const emit = (type, more) => {
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
export const countSent = () => sent;
