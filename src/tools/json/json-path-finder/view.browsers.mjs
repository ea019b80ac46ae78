import { saves } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('JSON Input', '{"a":[{"n":12345678901234567890},{"n":2}]}');
  await v.fill('JSONPath Query', '$..n');
  await v.sees('12345678901234567890');
  await v.sees('2 matches');
  await v.tab('Paths');
  await v.sees("$['a'][1]['n']");
  await saves(v, 'Download Result', 'json-path-result.json', "$['a'][0]['n']");
};
