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
