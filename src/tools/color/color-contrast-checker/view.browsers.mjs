import { saves } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.sees('21.00:1');
  await v.fill('Text Color', '#777');
  await v.sees('4.48:1');
  await v.press('Use #767676 as text for AA');
  await v.sees('4.54:1');
  await saves(v, 'Download Results', 'contrast-results.json', '"ratio": 4.54');
};
