// What goes wrong, and what to do about it.
import { emit } from './entries';
import { text } from './format';
import { findLine, readFrames } from './places';
import { isObject, later, quietly, realm } from './realm';
import { snapshot } from './snapshot';

const PAGE_ONLY =
  /^(?:document|window|localStorage|sessionStorage|confirm|prompt|HTMLElement|Image|requestAnimationFrame)\b/;

export const uncaught = (error, how, place) => {
  const frames = isObject(error) ? readFrames(quietly(() => error.stack, '')) : [];
  const line = place ?? findLine(frames);
  emit('error', { parts: [text(how), ['v', snapshot(error)]], line });
  const message = error instanceof ReferenceError ? quietly(() => String(error.message), '') : '';
  if (!realm.document && PAGE_ONLY.test(message.replace(/^Can't find variable: /, '')))
    emit('note', {
      parts: [text('There’s no page here: code runs in a worker. Turn on Document to give it one.')],
    });
  if (error instanceof SyntaxError && /import (?:statement|call|declarations)/.test(message || error.message))
    emit('note', { parts: [text("Write const { name } = await import('https://…') and turn on Allow Network.")] });
};

const getHost = (address) => /^\w+:\/\/([^/]+)/.exec(address)?.[1] ?? address;

/** Takes the place of a syntax error, which the error itself does not carry. */
let locating;
realm.addEventListener('error', (event) => {
  event.preventDefault();
  if (locating) locating(event.lineno);
  else uncaught(event.error ?? event.message, 'Uncaught ', event.error ? undefined : event.lineno);
});
// The policy of the frame refuses what would go out, and tells of it whether or not the code catches the error.
const refused = new Set();
realm.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
  const host = getHost(blockedURI);
  if (refused.has(host)) return;
  refused.add(host);
  emit('note', { parts: [text(`Blocked: ${host}. Turn on Allow Network to allow it.`)] });
});
realm.addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  uncaught(event.reason, 'Uncaught (in promise) ');
});
export const locate = (code, file) =>
  new Promise((resolve) => {
    locating = (line) => {
      locating = undefined;
      resolve(line);
    };
    // A text that a timer is to run tells its syntax errors with their place; and it cannot run, for it does not parse.
    later(`(async()=>{${code}\n})\n//# sourceURL=${file}`, 0);
    later(() => locating?.(undefined), 1);
  });
