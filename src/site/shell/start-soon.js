{
  // What the first run needs is asked for while only the largest script is still coming: the answers come right after it.
  const { facts, modules } = JSON.parse(document.getElementById('page').textContent);
  const { soon = [], worker, inWorker } = modules;
  const [largest, ...others] = [...document.querySelectorAll('[rel=modulepreload]')].map(({ href }) => href);
  const arrived = new Set();
  let asked = false;
  const ask = () => {
    asked = true;
    for (const href of soon)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
      );
    // With the largest script there the page starts its own.
    if (!worker || arrived.has(largest)) return;
    // It could start only once the page is taken over, so it does before.
    try {
      window.earlyWorker = new Worker(worker, { type: 'module', name: 'localkit' });
      window.earlyWorker.onerror = () => {
        window.earlyWorker = undefined;
      };
    } catch {
      // A browser that starts none: a run finds that out for itself, and goes on without.
    }
  };
  const arrivals = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) arrived.add(name);
    if (!asked && others.every((href) => arrived.has(href))) ask();
    if (!asked || !arrived.has(largest)) return;
    arrivals.disconnect();
    // Not sooner: what it fetches would only be in the way.
    window.earlyWorker?.postMessage({ prepare: facts.slug, scripts: inWorker });
  });
  // Without a network only what is kept can come, and a run asks for that itself.
  if (navigator.onLine) arrivals.observe({ type: 'resource', buffered: true });
}
