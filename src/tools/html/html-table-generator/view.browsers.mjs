import { saves } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.press('Import');
  await v.fill('Table to import', 'a,b\n1,2');
  await v.press('Cancel');
  await v.choose('CSS Framework', 'Vanilla');
  await v.fill('Caption', 'Sales & more');
  await saves(v, 'Download HTML', 'table.html', 'Sales &amp; more');
  await saves(v, 'Download CSS', 'table.css', '{');
};
