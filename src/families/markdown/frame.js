// Runs in the sealed frame: shows the page it is sent, changes only what changed, and tells which line of the source it is scrolled to.
// Whatever would load, leave the page or take it over is removed. Scripts cannot run here.
// `port`, UNWANTED and UNWANTED_ATTRIBUTE are defined by the frame that runs this.
const isUnwanted = RegExp.prototype.test.bind(UNWANTED_ATTRIBUTE);
document.addEventListener('DOMContentLoaded', () => {
  // A document may bring <img name="body"> or <input name="attributes">, which then stand in place of the browser's
  // properties: so functions come from the prototypes, which no name reaches, and elements are found before anything is in the page.
  const {
    closest,
    getAttribute,
    getAttributeNames,
    getBoundingClientRect,
    getElementsByTagName,
    remove,
    removeAttribute,
  } = Element.prototype;
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

  /** Which element starts in which line: its place among all elements, and the line. */
  let marks = [];
  let lineCount = 1;

  /** Lines are taken out of the page, so that blocks that only moved count as they were. */
  const tidy = async (content) => {
    const found = [];
    let last = 0;
    let at = 0;
    for (const element of content.querySelectorAll(UNWANTED)) remove.call(element);
    for (const element of content.querySelectorAll('*')) {
      for (const name of getAttributeNames.call(element)) {
        if (name === 'data-line') {
          const line = Number(getAttribute.call(element, name));
          // Footnotes stand elsewhere than in the source.
          if (line >= last) found.push({ at, line });
          if (line >= last) last = line;
        }
        if (name === 'data-line' || isUnwanted(name)) removeAttribute.call(element, name);
      }
      at++;
      if (isLate()) await pause();
    }
    return found;
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

  const show = async ({ html, lines }) => {
    sliceStart = performance.now();
    const page = await parse(html);
    const style = page('head > style')?.textContent ?? '';
    if (documentStyle.textContent !== style) documentStyle.textContent = style;
    const content = page('body, frameset');
    const found = await tidy(content);
    await replace(content);
    marks = found;
    lineCount = lines;
    title.textContent = page('title')?.textContent;
  };

  /** The newest page that is not shown yet: those that came while another was shown are passed over. */
  let waitingPage;
  let showing = false;
  const showNewest = async (newest) => {
    waitingPage = newest;
    if (showing) return;
    showing = true;
    try {
      while (waitingPage !== undefined) {
        const page = waitingPage;
        waitingPage = undefined;
        await show(page);
      }
    } finally {
      // A page that could not be shown holds up none that comes after it.
      showing = false;
    }
  };

  const room = () => documentElement.scrollHeight - innerHeight;

  /** The last mark that is not after this, by what is asked of a mark; -1 if all are. */
  const findMark = (value, of) => {
    let low = 0;
    let high = marks.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (of(middle) <= value) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  };
  const all = getElementsByTagName.call(body, '*');
  const topOf = (mark) => {
    const element = all[marks[mark].at];
    return element ? getBoundingClientRect.call(element).top + scrollY : 0;
  };
  /** What a mark and the next one enclose, as lines and as heights. */
  const stretch = (mark) => {
    const isLast = mark === marks.length - 1;
    const [line, top] = mark < 0 ? [1, 0] : [marks[mark].line, topOf(mark)];
    const nextLine = isLast ? lineCount + 1 : marks[mark + 1].line;
    const bottom = isLast ? documentElement.scrollHeight : topOf(mark + 1);
    return { line, top, lines: Math.max(0, nextLine - line), height: Math.max(0, bottom - top) };
  };
  const heightOf = (wanted) => {
    const { line, top, lines, height } = stretch(findMark(wanted, (mark) => marks[mark].line));
    return top + (lines === 0 ? 0 : (Math.min(wanted - line, lines) / lines) * height);
  };
  const lineAt = (wanted) => {
    const { line, top, lines, height } = stretch(findMark(wanted, topOf));
    return line + (height === 0 ? 0 : (Math.min(wanted - top, height) / height) * lines);
  };
  let quietUntil = 0;
  let waiting = false;
  const tell = () => {
    waiting = false;
    if (performance.now() < quietUntil || room() <= 0) return;
    const last = Math.min(innerHeight, room());
    const height = scrollY + (Math.max(0, scrollY - room() + last) / last) * innerHeight;
    port.postMessage({ kind: 'scrolled', line: lineAt(height) });
  };
  addEventListener('scroll', () => {
    if (!waiting) requestAnimationFrame(tell);
    waiting = true;
  });

  /** Of this window alone: an element that is scrolled into view would move the page around the frame, too. */
  const goTo = (id) => {
    const element = find(id);
    if (element) scrollTo(0, getBoundingClientRect.call(element).top + scrollY);
  };

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
    goTo(id);
  });
  addEventListener('submit', (event) => event.preventDefault());

  port.onmessage = ({ data }) => {
    if (data.kind === 'page') {
      showNewest(data);
    } else if (data.kind === 'style') {
      if (visitorStyle.textContent !== data.css) visitorStyle.textContent = data.css;
      body.style.fontSize = `${data.fontSize}px`;
    } else if (data.kind === 'scroll') {
      quietUntil = performance.now() + 150;
      // The line that counts is at the top, and goes down to the foot as the last screen is scrolled.
      const last = Math.min(innerHeight, room());
      const height = heightOf(data.line);
      const isLast = last > 0 && height > room() - last;
      scrollTo(0, isLast ? (height * last + (room() - last) * innerHeight) / (last + innerHeight) : height);
    } else if (data.kind === 'go') {
      quietUntil = performance.now() + 150;
      goTo(data.id);
    } else if (data.kind === 'print') {
      print();
    }
  };
});
