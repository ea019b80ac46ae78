// Runs in the sealed frame: shows the page it is sent, changes only what changed, and tells how far it is scrolled.
addEventListener('message', function begin(event) {
  const port = event.ports[0];
  if (event.source !== parent || !port) return;
  removeEventListener('message', begin);

  const look = document.getElementById('look');
  const own = document.getElementById('own');
  // What would load, leave or take over. Scripts cannot run here: the policy of this page knows only this one.
  const UNWANTED = 'script, style, meta, link, base, iframe, frame, object, embed, applet';

  const tidy = (body) => {
    for (const element of body.querySelectorAll(UNWANTED)) element.remove();
    for (const element of body.querySelectorAll('*'))
      for (const { name } of [...element.attributes])
        if (/^on|^(?:autofocus|formaction|ping)$/i.test(name)) element.removeAttribute(name);
  };

  /** Blocks at the start and at the end that are as before stay, with their layout and their open details. */
  const replace = (next) => {
    const old = [...document.body.childNodes];
    const fresh = [...next.childNodes];
    let start = 0;
    while (start < old.length && start < fresh.length && old[start].isEqualNode(fresh[start])) start++;
    let end = 0;
    while (
      end < old.length - start &&
      end < fresh.length - start &&
      old[old.length - 1 - end].isEqualNode(fresh[fresh.length - 1 - end])
    )
      end++;
    const after = old[old.length - end] ?? null;
    for (const node of old.slice(start, old.length - end)) node.remove();
    const between = document.createDocumentFragment();
    between.append(...fresh.slice(start, fresh.length - end));
    document.body.insertBefore(between, after);
  };

  const room = () => document.documentElement.scrollHeight - innerHeight;
  let quietUntil = 0;
  let waiting = false;
  const tell = () => {
    waiting = false;
    if (performance.now() < quietUntil || room() <= 0) return;
    port.postMessage({ kind: 'scrolled', share: scrollY / room() });
  };
  addEventListener('scroll', () => {
    if (!waiting) requestAnimationFrame(tell);
    waiting = true;
  });

  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href], area[href]');
    if (!link) return;
    event.preventDefault();
    const address = link.getAttribute('href') ?? '';
    if (!address.startsWith('#')) return port.postMessage({ kind: 'link', address });
    let id = address.slice(1);
    try {
      id = decodeURIComponent(id);
    } catch {
      // Then it is the name itself.
    }
    document.getElementById(id)?.scrollIntoView();
  });
  addEventListener('submit', (event) => event.preventDefault());

  port.onmessage = ({ data }) => {
    if (data.kind === 'page') {
      const page = new DOMParser().parseFromString(data.html, 'text/html');
      const style = page.head.querySelector('style')?.textContent ?? '';
      if (look.textContent !== style) look.textContent = style;
      tidy(page.body);
      replace(page.body);
      document.title = page.title;
      port.postMessage({ kind: 'shown' });
    } else if (data.kind === 'look') {
      if (own.textContent !== data.css) own.textContent = data.css;
      document.body.style.fontSize = `${data.fontSize}px`;
    } else if (data.kind === 'scroll') {
      quietUntil = performance.now() + 150;
      scrollTo(0, data.share * room());
    }
  };
  port.postMessage({ kind: 'begun' });
});
parent.postMessage({ kind: 'ready' }, '*');
