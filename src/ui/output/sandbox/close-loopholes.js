// Runs before a page that brings scripts, where no network is allowed: closes what the policy of the frame leaves open.
// The page may replace all it finds, so whatever is needed later is taken now.
{
  // WebRTC sends to any address, and no policy that browsers know today forbids it.
  for (const name of Object.getOwnPropertyNames(window)) if (name.endsWith('RTCPeerConnection')) delete window[name];

  // A frame inside the page would have all that anew. So none stays long enough to begin: it loads in a task of its own,
  // and what is watched here is told of before the next task.
  const loose = (method) => Function.prototype.call.bind(method);
  const remove = loose(Element.prototype.remove);
  const find = loose(Document.prototype.querySelectorAll);
  const findIn = loose(DocumentFragment.prototype.querySelectorAll);
  const observe = loose(MutationObserver.prototype.observe);
  const { Document: Page, MutationObserver: Observer, console: log } = window;
  let hasWarned = false;
  const watch = (root, findAll) => {
    const removeFrames = () => {
      const frames = findAll(root, 'iframe, frame, fencedframe');
      for (let at = 0; frames[at]; at++) remove(frames[at]);
      if (!frames[0] || hasWarned) return;
      hasWarned = true;
      log.warn('Frames inside the page aren’t shown while its scripts run.');
    };
    observe(new Observer(removeFrames), root, { childList: true, subtree: true });
  };
  watch(document, find);
  const attach = loose(Element.prototype.attachShadow);
  Element.prototype.attachShadow = function attachShadow(options) {
    const root = attach(this, { ...options, clonable: false });
    watch(root, findIn);
    return root;
  };
  // A shadow root that markup declares can be closed to us as well: it stays a template.
  for (const owner of [Element.prototype, ShadowRoot.prototype, Page])
    for (const name of Object.getOwnPropertyNames(owner)) if (name.endsWith('HTMLUnsafe')) delete owner[name];
  const DECLARED = /shadowroot(?=mode)/i;
  const search = loose(RegExp.prototype.exec);
  const slice = loose(String.prototype.slice);
  const join = loose(Array.prototype.join);
  let before = '';
  for (const name of ['write', 'writeln']) {
    const write = loose(Page.prototype[name]);
    Page.prototype[name] = function (...pieces) {
      const text = join(pieces, '');
      // Its name may come in two pieces.
      let rest = before + text;
      let harmless = '';
      for (let found = search(DECLARED, rest); found; found = search(DECLARED, rest)) {
        const end = found.index + 10;
        harmless += `${slice(rest, 0, end)}-`;
        rest = slice(rest, end);
      }
      write(this, slice(harmless + rest, before.length));
      before = slice(before + text, -13);
    };
  }
}
