import runtime from './runtime/worker.bundled.js?raw';

/** Runs in the sandbox: starts the runtime in a worker and hands over a line to it. */
export const FRAME = `const { port1, port2 } = new MessageChannel();
try {
  const worker = new Worker(URL.createObjectURL(new Blob([${JSON.stringify(runtime)}], { type: 'text/javascript' })));
  worker.onerror = (event) => { event.preventDefault(); port.postMessage({ kind: 'broken' }); };
  worker.postMessage({ port: port1 }, [port1]);
  port.postMessage({ kind: 'ready', port: port2 }, [port2]);
} catch {
  port.postMessage({ kind: 'broken' });
}`;

/** Loops where "None" is chosen as the limit: the page could stand still with them for good. */
const LONGEST_SECONDS = 30;

/**
 * Runs in the sandbox before a document: the runtime stands beside the document, in the same thread. Nothing outside can stop a loop
 * there, so each loop asks a guard whether to go on.
 */
export const documentFrame = (seconds: number): string => `{
${runtime}
}
{
  const { port1, port2 } = new MessageChannel();
  dispatchEvent(new MessageEvent('message', { data: { port: port1 } }));
  port.postMessage({ kind: 'ready', port: port2 }, [port2]);
  const most = ${seconds || LONGEST_SECONDS};
  const clock = performance;
  let start = 0;
  let left = 1;
  const turn = new MessageChannel();
  turn.port1.onmessage = () => { start = 0; };
  const pause = turn.port2.postMessage.bind(turn.port2);
  Object.defineProperty(window, '__guard', { value: () => {
    if (--left > 0) return;
    left = 64;
    const now = clock.now();
    if (start === 0) { start = now; left = 1; pause(0); }
    else if (now - start > most * 1000) {
      left = 1;
      throw new RangeError('Stopped: the loop ran for more than ' + most + ' seconds without a pause. Change the Time Limit to allow more.');
    }
  } });
}`;
