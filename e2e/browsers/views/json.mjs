import assert from 'node:assert/strict';
import { saves } from '../saves.mjs';

/** @type {import('../visitor.mjs').MainPaths} */
export const json = {
  'csv-to-json': async (v) => {
    await v.fill('CSV Input', 'id,name\n007,"Bond, ""James"""');
    await v.sees('"id": "007"');
    await saves(v, 'Download JSON', 'converted.json', '"007"');
    await v.tab('Tree');
    await v.sees('007');
  },
  'json-diff-checker': async (v) => {
    await v.fill('Left JSON', '{"a":[1,2],"b":{"c":1},"gone":true}');
    await v.fill('Right JSON', '{"b":{"c":2},"a":[1,7,2]}');
    await v.sees(/Added\s*1\s*Removed\s*1\s*Changed\s*1/);
    await saves(v, 'Export Diff', 'json_diff_result.json', '"added": 1');
  },
  'json-minifier': async (v) => {
    await v.fill('Input', '{ "a" : 1.50, // c\n "b" : "\\u0041" }');
    await v.holds('Output', '{"a":1.50,"b":"A"}');
    assert.equal((await saves(v, 'Download JSON', 'minified.json')).text, '{"a":1.50,"b":"A"}');
  },
  'json-path-finder': async (v) => {
    await v.fill('JSON Input', '{"a":[{"n":12345678901234567890},{"n":2}]}');
    await v.fill('JSONPath Query', '$..n');
    await v.sees('12345678901234567890');
    await v.sees('2 matches');
    await v.tab('Paths');
    await v.sees("$['a'][1]['n']");
    await saves(v, 'Download Result', 'json-path-result.json', "$['a'][0]['n']");
  },
  'json-to-csv': async (v) => {
    await v.fill('JSON Input', '[{"a":{"b":12345678901234567890},"c":"x,y"}]');
    await v.holds('CSV Output', 'a.b,c\n12345678901234567890,"x,y"');
    await v.tab('Table');
    await v.sees('x,y');
  },
  'json-validator': async (v) => {
    await v.fill('Input', '{"a":1.0}');
    await v.sees('JSON is valid and well-formed.');
    await saves(v, 'Download', 'validated_json.json', '"a": 1.0');
    await v.fill('Input', '{"a":}');
    await v.sees('Expected a value after the colon, but found }');
  },
};
