import { saves } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Left JSON', '{"a":[1,2],"b":{"c":1},"gone":true}');
  await v.fill('Right JSON', '{"b":{"c":2},"a":[1,7,2]}');
  await v.sees(/Added\s*1\s*Removed\s*1\s*Changed\s*1/);
  await saves(v, 'Export Diff', 'json_diff_result.json', '"added": 1');
};
