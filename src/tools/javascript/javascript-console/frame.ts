import runtime from './runtime.js?raw';

/** A document for the sandbox that starts the runtime in a worker and hands its parent a line to it. */
export const FRAME = `<!doctype html><meta charset="utf-8"><title>Console</title><script>
const { port1, port2 } = new MessageChannel();
const address = URL.createObjectURL(new Blob([${JSON.stringify(runtime).replaceAll('<', '\\u003c')}], { type: 'text/javascript' }));
try {
  const worker = new Worker(address);
  worker.onerror = (event) => { event.preventDefault(); parent.postMessage({ kind: 'broken' }, '*'); };
  worker.postMessage({ port: port1 }, [port1]);
  parent.postMessage({ kind: 'ready', port: port2 }, '*', [port2]);
} catch {
  parent.postMessage({ kind: 'broken' }, '*');
}
</script>`;
