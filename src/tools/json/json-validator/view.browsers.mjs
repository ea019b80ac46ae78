import { saves } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Input', '{"a":1.0}');
  await v.sees('JSON is valid and well-formed.');
  await saves(v, 'Download', 'validated_json.json', '"a": 1.0');
  await v.fill('Input', '{"a":}');
  await v.sees('Expected a value after the colon, but found }');
};
