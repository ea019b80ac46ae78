import { saves } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.press('Clear All');
  await v.fill('Row 1, column 1', 'Name');
  await v.press('Add Row');
  await v.fill('Row 2, column 1', '寿司');
  await v.choose('Style', 'unicode');
  await v.sees('│ 寿司');
  await saves(v, 'Download', 'ascii-table.txt', '│ Name');
};
