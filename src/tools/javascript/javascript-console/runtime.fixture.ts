import vm from 'node:vm';
import { expect } from 'vitest';
import type { Entry, Message } from './entry';
import { lastExpression } from './last-expression';
import { textOfEntry } from './present';
import runtime from './runtime/worker.bundled.js?raw';

/** The runtime in a realm of its own, with a port in place of the page. */
export function start(source = runtime) {
  const listeners: Record<string, (event: unknown) => void> = {};
  const messages: Message[] = [];
  const port: { postMessage(message: Message): void; onmessage?: (event: { data: unknown }) => void } = {
    postMessage: (message) => messages.push(message),
  };
  const realm = vm.createContext({
    console: {},
    // Node takes no text to run later; a browser does, and tells what does not parse.
    setTimeout: (handler: unknown, ...rest: number[]) =>
      typeof handler === 'function' ? setTimeout(handler as () => void, ...rest) : undefined,
    setInterval,
    clearTimeout,
    clearInterval,
    performance,
    addEventListener: (type: string, listener: (event: unknown) => void) => {
      listeners[type] = listener;
    },
  });
  vm.runInContext(source, realm);
  listeners.message!({ data: { port }, stopImmediatePropagation() {} });
  const entries = () => messages.flatMap((message) => (message.kind === 'entries' ? message.entries : []));
  let id = 0;
  const send = async (code: string, isInput: boolean) => {
    const mine = ++id;
    port.onmessage!({ data: { kind: 'run', id: mine, code, tail: lastExpression(code), isInput } });
    await expect.poll(() => messages.some((one) => one.kind === 'settled' && one.id === mine)).toBe(true);
  };
  const members = (path: readonly string[]) => {
    port.onmessage!({ data: { kind: 'members', id: ++id, path } });
    const last = messages.at(-1)!;
    return last.kind === 'members' ? last.members?.map(({ name }) => name) : undefined;
  };
  const tell = (type: string, event: unknown) => listeners[type]!(event);
  return {
    entries,
    messages,
    tell,
    members,
    run: (code: string) => send(code, false),
    evaluate: (code: string) => send(code, true),
  };
}
export async function log(code: string): Promise<Entry[]> {
  const { run, entries } = start();
  await run(code);
  return entries();
}
export const texts = async (code: string) => (await log(code)).map(textOfEntry);
