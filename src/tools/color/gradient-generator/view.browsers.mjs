import { saves, savesPng } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.open('/tool/gradient-generator?type=radial&width=320&height=200');
  await savesPng(v, 'Export PNG', 'gradient.png', [320, 200]);
  await saves(v, 'Export SVG', 'gradient.svg', '<svg');
};
