import { saves } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('CSV Input', 'id,name\n007,"Bond, ""James"""');
  await v.sees('"id": "007"');
  await saves(v, 'Download JSON', 'converted.json', '"007"');
  await v.tab('Tree');
  await v.sees('007');
};
