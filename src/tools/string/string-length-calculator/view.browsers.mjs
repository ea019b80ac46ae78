import { saves } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Input', '1 banana 👩‍👩‍👧');
  await v.sees('30.00%');
  await saves(v, 'Download', 'string-analysis.json', '"totalLength": 10');
};
