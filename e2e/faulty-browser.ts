import type { Page } from '@playwright/test';

/** A browser in which what a page might ask for is not there: storage denied, and everything optional absent. */
export const withNothing = (page: Page) =>
  page.addInitScript(() => {
    const hide = (owner: object, name: string, descriptor: PropertyDescriptor = { value: undefined }) =>
      Object.defineProperty(owner, name, { configurable: true, ...descriptor });
    const denied = {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) hide(window, name, denied);
    for (const name of ['clipboard', 'mediaDevices', 'share', 'canShare', 'serviceWorker', 'wakeLock', 'permissions'])
      hide(navigator, name);
    for (const name of ['Worker', 'SharedWorker', 'Notification', 'AudioContext', 'EyeDropper', 'showSaveFilePicker'])
      hide(window, name);
    hide(Crypto.prototype, 'subtle');
    hide(Intl, 'Segmenter');
    document.execCommand = () => false;
  });

/** What a storage may hold when the page comes back to it: half a value, another program's value, another version's. */
const FOUND = [
  '',
  '{',
  'undefined',
  'null',
  '0',
  '-1e999',
  '"<img src=x onerror=ran()>"',
  '[null,0,"",[],{}]',
  '[{"id":null,"name":{},"time":"x","colors":"x","text":[1]}]',
  '[{"id":"x","name":"<img src=x onerror=ran()>","label":"<img src=x onerror=ran()>","time":"99:99","colors":[[]]}]',
  '{"__proto__":{"x":1},"constructor":"x","length":-1}',
  '{"text":"<img src=x onerror=ran()>","value":1e308,"mode":[],"startedAt":"x","laps":[{}],"settings":{"work":-5}}',
];
export const FINDINGS = FOUND.length;

/** A browser that has everything and refuses it: storage full and damaged, permissions denied, workers that will not start. */
export const withRefusals = (page: Page) =>
  page.addInitScript((found) => {
    const refuse = async () => {
      throw new DOMException('Permission denied', 'NotAllowedError');
    };
    const round = { at: 0 };
    Storage.prototype.getItem = (key) => found[(round.at + key.length) % found.length] ?? null;
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Object.assign(window, {
      /** Everything stored is another damaged value now, and another tab is said to have put it there. */
      damage: () => {
        round.at++;
        dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
      },
    });
    for (const owner of [Clipboard, MediaDevices, ServiceWorkerContainer, SubtleCrypto])
      for (const name of Object.getOwnPropertyNames(owner.prototype))
        if (
          typeof Object.getOwnPropertyDescriptor(owner.prototype, name)?.value === 'function' &&
          name !== 'constructor'
        )
          Object.defineProperty(owner.prototype, name, { value: refuse });
    Object.assign(navigator, { share: refuse });
    Object.defineProperty(Notification, 'permission', { value: 'denied' });
    Notification.requestPermission = async () => 'denied';
    document.execCommand = () => false;
    window.Worker = class {
      constructor() {
        throw new DOMException('Refused', 'SecurityError');
      }
    } as unknown as typeof Worker;
  }, FOUND);

/** A browser whose workers die as soon as they are spoken to. */
export const withDyingWorkers = (page: Page) =>
  page.addInitScript(() => {
    window.Worker = class extends EventTarget {
      onerror: ((event: Event) => void) | null = null;
      onmessage = null;
      terminate() {}
      postMessage() {
        setTimeout(() => {
          const event = new ErrorEvent('error', { message: 'out of memory', cancelable: true });
          this.onerror?.(event);
          this.dispatchEvent(event);
        });
      }
    } as unknown as typeof Worker;
  });

/** Presses everything on the page that can be pressed, up to a limit, as a child would. */
export const pressEverything = (page: Page, most: number) =>
  page.evaluate(async (limit) => {
    const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
    window.print = () => {};
    window.open = () => null;
    const pressed = new Set<string>();
    for (let turn = 0; turn < 3 && pressed.size < limit; turn++)
      for (const button of document.querySelectorAll<HTMLElement>('#main button, #main summary, #main [role=tab]')) {
        const name = `${button.getAttribute('aria-label') ?? button.textContent}`;
        if (pressed.size >= limit || pressed.has(name) || !button.isConnected || button.matches(':disabled')) continue;
        pressed.add(name);
        button.click();
        await settle();
        for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
      }
    if (document.fullscreenElement) await document.exitFullscreen().catch(() => {});
    return pressed.size;
  }, most);
