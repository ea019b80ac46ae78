// What a page can try from the preview it is shown in, once its scripts may run.
import assert from 'node:assert/strict';
import { listen } from './listen.mjs';

/** @typedef {import('./visitor.mjs').Visitor} Visitor */

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Ways to take the focus from where the visitor types. */
const THIEVES = {
  'focus()': '<input><script>document.querySelector("input").focus()</script>',
  'focus() over and over': '<input><script>setInterval(() => document.querySelector("input").focus(), 5)</script>',
  'window.focus()': '<script>window.focus()</script>',
  'select()': '<input value="x"><script>document.querySelector("input").select()</script>',
  'showModal()': '<dialog><input></dialog><script>document.querySelector("dialog").showModal()</script>',
  'reportValidity()': '<form><input required></form><script>document.forms[0].reportValidity()</script>',
  'a selection in what can be edited':
    '<p contenteditable>x</p><script>getSelection().selectAllChildren(document.querySelector("p"))</script>',
  'a frame inside': '<iframe srcdoc="<script>window.focus()</script>"></iframe>',
  autofocus: '<input autofocus>',
};

/** Sent as text to where it is run. @param {number} udp @param {number} tcp */
function callOut(udp, tcp) {
  const Peer = window.RTCPeerConnection;
  if (!Peer) return;
  const peer = new Peer({
    iceServers: [
      { urls: `stun:127.0.0.1:${udp}` },
      { urls: `turn:127.0.0.1:${tcp}?transport=tcp`, username: 'a', credential: 'b' },
    ],
  });
  peer.createDataChannel('x');
  peer.createOffer().then((offer) => peer.setLocalDescription(offer));
}

/** @param {Visitor} v @param {string} html */
async function show(v, html, scripts = true) {
  await v.open('/tool/html-viewer');
  await v.has({ css: '.cm-content' });
  await v.upload('HTML file', { 'attack.html': html });
  if (scripts) await v.press('Run Its Scripts');
  await v.sees('attack.html opened', 'body');
}

/**
 * @param {Visitor} v
 * @param {import('./shared-pages.mjs').Check} check
 * @param {boolean} isQuick all thieves in one page, which tells that there is one, not which
 */
export async function attackPreview(v, check, isQuick) {
  const thieves = isQuick ? { 'whatever a page does': Object.values(THIEVES).join('\n') } : THIEVES;
  for (const [name, html] of Object.entries(thieves))
    await check(`the editor keeps the focus: ${name}`, async () => {
      await show(v, html, html.includes('<script'));
      await v.click({ field: 'HTML' });
      for (const word of ['one', 'two', 'three']) {
        await v.page.type(word);
        // The preview follows the pause, and the page does it again.
        await pause(900);
      }
      await v.holds('HTML', /onetwothree/);
    });

  await check('the preview sends nothing by WebRTC', async () => {
    const { arrived, udp, tcp, close } = await listen();
    try {
      await v.open('/tool/html-viewer');
      const canCall = await v.page.run(() => 'RTCPeerConnection' in window);
      if (!canCall) return;
      // The listeners do count: so it is from a page that is not sealed.
      await v.page.run(callOut, udp, tcp);
      await v.until('Nothing arrives from anywhere', async () => arrived.datagrams);
      const inside = `<script>(${callOut})(${udp}, ${tcp})</script>`;
      const escaped = inside.replaceAll('"', '&quot;');
      await v.open('/tool/html-viewer');
      Object.assign(arrived, { datagrams: 0, connections: 0 });
      await show(
        v,
        `<p>page</p>${inside}<iframe srcdoc="${escaped}"></iframe>
        <div><template shadowrootmode="closed"><iframe srcdoc="${escaped}"></iframe></template></div>
        <script>
          const inside = ${JSON.stringify(inside).replaceAll('</', '<\\/')};
          const add = (root) => root.appendChild(Object.assign(document.createElement('iframe'), { srcdoc: inside }));
          add(document.body);
          const host = document.createElement('div');
          document.body.append(host);
          add(host.attachShadow({ mode: 'closed' }));
          document.write(inside.replace('script>', 'script>;'));
          setTimeout(() => add(document.body), 200);
          // Before anything can be removed: the window of a frame that was added just now.
          const { contentWindow } = add(document.body);
          try { console.log('reached ' + typeof contentWindow.RTCPeerConnection); } catch { console.log('not reached'); }
          setTimeout(() => console.log('the end'), 1500);
        </script>`,
      );
      await v.sees('the end');
      await v.sees('not reached');
      assert.deepEqual(arrived, { datagrams: 0, connections: 0 });
    } finally {
      close();
    }
  });
}
