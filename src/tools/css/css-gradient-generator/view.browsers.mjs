import { savesPng } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.open('/tool/css-gradient-generator?width=320&height=200');
  await savesPng(v, 'Download Image', 'gradient.png', [320, 200]);
};
