// Runs in the sealed frame: shows the page it is sent, changes only what changed, and tells how far it is scrolled.
// Whatever would load, leave the page or take it over is removed. Scripts cannot run here.
// `port`, UNWANTED and UNWANTED_ATTRIBUTE are defined by the frame that runs this.
const isUnwanted = RegExp.prototype.test.bind(UNWANTED_ATTRIBUTE);
document.addEventListener('DOMContentLoaded', () => {
  // A document may bring <img name="body"> or <input name="attributes">, which then stand in place of the browser's
  // properties: so functions come from the prototypes, which no name reaches, and elements are found before anything is in the page.
  const { closest, getAttributeNames, remove, removeAttribute } = Element.prototype;
  const { isEqualNode } = Node.prototype;
  const { close, querySelector, write } = Document.prototype;
  const { body, documentElement, implementation } = document;
  const title = document.querySelector('title');
  const find = document.getElementById.bind(document);
  const documentStyle = find('document-style');
  const visitorStyle = find('visitor-style');

  // Where the frame has no thread of its own, the page around it waits for it: long work is done in slices.
  const SLICE_MS = 10;
  const { port1: next, port2: later } = new MessageChannel();
  let sliceStart = 0;
  const isLate = () => performance.now() - sliceStart > SLICE_MS;
  const pause = () =>
    new Promise((resolve) => {
      next.onmessage = () => {
        sliceStart = performance.now();
        resolve();
      };
      later.postMessage(null);
    });

  const parse = async (html) => {
    const page = implementation.createHTMLDocument();
    for (let at = 0; at < html.length; at += 10_000) {
      write.call(page, html.slice(at, at + 10_000));
      if (isLate()) await pause();
    }
    close.call(page);
    return (selector) => querySelector.call(page, selector);
  };

  const tidy = async (content) => {
    for (const element of content.querySelectorAll(UNWANTED)) remove.call(element);
    for (const element of content.querySelectorAll('*')) {
      for (const name of getAttributeNames.call(element)) if (isUnwanted(name)) removeAttribute.call(element, name);
      if (isLate()) await pause();
    }
  };

  /** Blocks at the start and at the end that are as before stay, with their layout and their open details. */
  const replace = async (content) => {
    const old = [...body.childNodes];
    const fresh = [...content.childNodes];
    const shorter = Math.min(old.length, fresh.length);
    let start = 0;
    for (; start < shorter && isEqualNode.call(old[start], fresh[start]); start++) if (isLate()) await pause();
    let end = 0;
    for (; end < shorter - start && isEqualNode.call(old.at(-1 - end), fresh.at(-1 - end)); end++)
      if (isLate()) await pause();
    const oldEnd = old.length - end;
    const freshEnd = fresh.length - end;
    // One for one, so that the page keeps about its height, and its place, in between.
    for (let at = start; at < Math.max(oldEnd, freshEnd); at++) {
      if (at < freshEnd) body.insertBefore(fresh[at], old[Math.min(at, oldEnd)] ?? null);
      if (at < oldEnd) body.removeChild(old[at]);
      if (isLate()) await pause();
    }
  };

  const show = async (html) => {
    sliceStart = performance.now();
    const page = await parse(html);
    const style = page('head > style')?.textContent ?? '';
    if (documentStyle.textContent !== style) documentStyle.textContent = style;
    const content = page('body, frameset');
    await tidy(content);
    await replace(content);
    title.textContent = page('title')?.textContent;
  };

  /** The newest page that is not shown yet: those that came while another was shown are passed over. */
  let waitingPage;
  let showing = false;
  const showNewest = async (html) => {
    waitingPage = html;
    if (showing) return;
    showing = true;
    while (waitingPage !== undefined) {
      const page = waitingPage;
      waitingPage = undefined;
      await show(page);
    }
    showing = false;
  };

  const room = () => documentElement.scrollHeight - innerHeight;
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
    const link = event.target instanceof Element && closest.call(event.target, 'a[href], area[href]');
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
    find(id)?.scrollIntoView();
  });
  addEventListener('submit', (event) => event.preventDefault());

  port.onmessage = ({ data }) => {
    if (data.kind === 'page') {
      showNewest(data.html);
    } else if (data.kind === 'style') {
      if (visitorStyle.textContent !== data.css) visitorStyle.textContent = data.css;
      body.style.fontSize = `${data.fontSize}px`;
    } else if (data.kind === 'scroll') {
      quietUntil = performance.now() + 150;
      scrollTo(0, data.share * room());
    }
  };
});
