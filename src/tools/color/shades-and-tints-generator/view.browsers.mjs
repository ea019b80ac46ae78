import { saves } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Variation Count', '3');
  await v.fill('Base Color', '#ff0000');
  await v.sees('#800000');
  await v.tab('Tints');
  await v.sees('#ff8080');
  await saves(v, 'Export Palette', 'shades-and-tints.json', '#ff4040');
  await v.fill('More Colors', 'brand: #e11d48');
  await saves(v, 'Export CSS', 'shades-and-tints.css', '--brand-tint-3: #f8c7d1');
};
