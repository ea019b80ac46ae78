import assert from 'node:assert/strict';
import { readCode } from '../../../../e2e/browsers/pictures.mjs';
import { savesPng } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Network Name', 'Café; 5G');
  await v.fill('Password', 'p:a\\ss,"word"');
  await v.sees('Reads back correctly');
  assert.equal(
    await readCode(v, await savesPng(v, 'Download QR Code', 'wifi-qr-code.png', [200, 200])),
    String.raw`WIFI:T:WPA;S:Café\; 5G;P:p\:a\\ss\,\"word\";;`,
  );
};
