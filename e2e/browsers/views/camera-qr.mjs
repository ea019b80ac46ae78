import assert from 'node:assert/strict';
import { readCode } from '../pictures.mjs';
import { saves, savesPng } from '../saves.mjs';

/** @type {import('../visitor.mjs').MainPaths} */
export const cameraQr = {
  'camera-recorder': async (v) => {
    // There is no camera here: it says so, or waits for someone to allow one.
    await v.sees(/camera/i, '.cam-stage');
    assert.equal(await v.run('isDisabled', { button: 'Start Recording' }), true);
  },
  'qr-generator': async (v) => {
    await v.fill('Text', '👩‍👩‍👧 party 🎉');
    await v.sees('Reads back correctly');
    assert.equal(await readCode(v, await savesPng(v, 'Download PNG', 'qr-code.png')), '👩‍👩‍👧 party 🎉');
    await saves(v, 'Download SVG', 'qr-code.svg', '<svg');
    const { bytes } = await saves(v, 'Download JPEG', 'qr-code.jpeg');
    assert.equal(bytes.readUInt16BE(0), 0xffd8);
  },
  'wifi-qr': async (v) => {
    await v.fill('Network Name', 'Café; 5G');
    await v.fill('Password', 'p:a\\ss,"word"');
    await v.sees('Reads back correctly');
    assert.equal(
      await readCode(v, await savesPng(v, 'Download QR Code', 'wifi-qr-code.png', [200, 200])),
      String.raw`WIFI:T:WPA;S:Café\; 5G;P:p\:a\\ss\,\"word\";;`,
    );
  },
  'svg-placeholder': async (v) => {
    await v.fill('Width', '320');
    await v.fill('Custom Text', 'Tea & <日本> 🍵');
    await v.sees('Tea &amp; &lt;日本&gt; 🍵');
    const svg = await v.copied('Copy SVG');
    assert.equal((await saves(v, 'Download SVG', 'placeholder.svg')).text, svg);
    // Without a size of its own how large it is by nature differs between browsers.
    await v.until('It is not drawn', () =>
      v.page.run(() => /** @type {any} */ (document.querySelector('img[alt^="Placeholder"]'))?.naturalWidth > 0),
    );
  },
};
