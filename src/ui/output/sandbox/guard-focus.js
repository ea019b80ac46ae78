// Runs before a page that brings scripts: it moves the focus only while it has it, or what the visitor types next would
// go to the page and not to where it is typed.
{
  const hasFocus = document.hasFocus.bind(document);
  for (const [owner, name] of [
    [window, 'focus'],
    [HTMLElement.prototype, 'focus'],
    [SVGElement.prototype, 'focus'],
    [HTMLInputElement.prototype, 'select'],
    [HTMLTextAreaElement.prototype, 'select'],
  ]) {
    const real = owner[name];
    owner[name] = function (...values) {
      if (hasFocus()) real.apply(this, values);
    };
  }
  for (const [owner, name] of [
    [HTMLDialogElement.prototype, 'show'],
    [HTMLDialogElement.prototype, 'showModal'],
    [HTMLElement.prototype, 'showPopover'],
  ]) {
    const real = owner[name];
    owner[name] = function (...values) {
      const { inert } = this;
      // What is inert is shown without being focused.
      this.inert ||= !hasFocus();
      try {
        real.apply(this, values);
      } finally {
        this.inert = inert;
      }
    };
  }
  const post = port.postMessage.bind(port);
  for (const type of ['pointerdown', 'click'])
    addEventListener(type, ({ isTrusted }) => isTrusted && post({ kind: 'touched' }), true);
}
