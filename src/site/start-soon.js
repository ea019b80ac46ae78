{
  // What the first run needs is asked for while only the largest script is still coming: the answers come right after it.
  const { soon = [], worker } = JSON.parse(document.getElementById('page').textContent).modules;
  const awaited = new Set([...document.querySelectorAll('#styles [rel=modulepreload]')].map(({ href }) => href));
  const arrivals = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) awaited.delete(name);
    if (awaited.size > 0) return;
    arrivals.disconnect();
    for (const href of soon)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
      );
    // Its script is taken from where this leaves it. What fails is asked for again.
    if (worker)
      fetch(worker)
        .then((it) => it.text())
        .catch(() => {});
  });
  // Without a network only what is kept can come, and a run asks for that itself.
  if (navigator.onLine) arrivals.observe({ type: 'resource', buffered: true });
}
