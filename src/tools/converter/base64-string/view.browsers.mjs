import { twoColours } from '../../../../e2e/browsers/pictures.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Input', 'Grüße');
  await v.sees('R3LDvMOfZQ==');
  await v.tab('Decode');
  await v.fill('Input', 'data:text/plain;base64,SGVsbG8=');
  await v.sees('Hello');
  await v.fill('Input', `data:image/png;base64,${twoColours([255, 0, 0], [0, 0, 255]).toString('base64')}`);
  await v.sees('PNG, image/png');
  await v.sees('60 × 60 px');
};
