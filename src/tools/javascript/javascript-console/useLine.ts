import { useEffect, useRef, useState } from 'react';
import type { Member, Message } from './entry';
import { readMessage } from './entry';
import type { Command } from './prepare';

const PING_MS = 250;
/** Code that is busy answers late or never; then nothing is known of its values. */
const ANSWER_MS = 200;
/** Code that logs as it goes is at work and not stuck: it gets this many times as long. */
const PATIENCE = 3;

interface Listeners {
  onMessage(message: Message): void;
  /** The code did not pause for so many seconds. */
  onStuck(seconds: number): void;
}

/** The line to the worker that runs the code, watched so that what never pauses is noticed. */
export function useLine(limitSeconds: number, listeners: Listeners) {
  const port = useRef<MessagePort>(undefined);
  const queue = useRef<Command[]>([]);
  const limit = useRef(limitSeconds);
  limit.current = limitSeconds;
  const latest = useRef(listeners);
  latest.current = listeners;
  /** When the worker was last asked whether it is there, until it answers. */
  const asked = useRef<number>(undefined);
  /** Whether it said something since. */
  const heard = useRef(false);
  const [opened, setOpened] = useState(0);

  // A worker that does not answer is busy with something that never pauses.
  useEffect(() => {
    if (opened === 0) return;
    let late = 0;
    const timer = setInterval(() => {
      if (!port.current) return;
      if (asked.current === undefined) {
        asked.current = performance.now();
        heard.current = false;
        port.current.postMessage({ kind: 'ping' });
        return;
      }
      const seconds = limit.current * (heard.current ? PATIENCE : 1);
      if (seconds === 0 || performance.now() - asked.current < seconds * 1000) late = 0;
      // Twice, because the answer may wait behind what kept this page busy.
      else if (++late > 1) latest.current.onStuck(seconds);
    }, PING_MS);
    return () => clearInterval(timer);
  }, [opened]);

  const [line] = useState(() => {
    const answers = new Map<number, (members: readonly Member[] | undefined) => void>();
    let questions = 0;
    const take = (message: Message) => {
      if (message.kind === 'pong') asked.current = undefined;
      else if (message.kind === 'members') {
        answers.get(message.id)?.(message.members);
        answers.delete(message.id);
      } else {
        if (message.kind === 'entries') heard.current = true;
        latest.current.onMessage(message);
      }
    };
    return {
      isOpen: () => port.current !== undefined,
      open(next: MessagePort) {
        port.current = next;
        asked.current = undefined;
        setOpened((old) => old + 1);
        next.onmessage = ({ data }) => {
          const message = port.current === next ? readMessage(data) : undefined;
          if (message) take(message);
        };
        for (const command of queue.current.splice(0)) next.postMessage(command);
      },
      /** Sent at once, or as soon as there is a worker. */
      post(command: Command) {
        if (port.current) port.current.postMessage(command);
        else queue.current.push(command);
      },
      close() {
        port.current?.close();
        port.current = undefined;
        queue.current = [];
      },
      /** What can follow a path of names, as the values are now. */
      ask(path: readonly string[]): Promise<readonly Member[] | undefined> {
        if (!port.current || asked.current !== undefined) return Promise.resolve(undefined);
        const id = ++questions;
        port.current.postMessage({ kind: 'members', id, path });
        return new Promise((resolve) => {
          answers.set(id, resolve);
          setTimeout(() => {
            answers.delete(id);
            resolve(undefined);
          }, ANSWER_MS);
        });
      },
    };
  });
  return line;
}
