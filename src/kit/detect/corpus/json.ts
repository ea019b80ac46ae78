import type { Snippet } from './types';

/** JSON of all kinds, whole and broken. */
export const JSON_SNIPPETS: readonly Snippet[] = [
  // JSON objects and API answers
  {
    text: '{"id":42,"name":"Widget","tags":["a","b"],"price":9.99,"inStock":true}',
    wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-minifier'],
  },
  { text: '{"ok":true}', wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-minifier'] },
  {
    text: '  {"error":{"code":401,"message":"Invalid token","trace_id":"b7f1c2"}}  \n',
    wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-minifier'],
  },
  {
    text: '{\r\n  "Name": "Müller GmbH",\r\n  "Ort": "Köln",\r\n  "PLZ": "50667"\r\n}\r\n',
    wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-minifier'],
  },
  {
    text: `{
  "name": "demo-app",
  "version": "1.4.2",
  "private": true,
  "type": "module",
  "scripts": {
    "dev": "vite",
    "build": "tsc -b && vite build"
  },
  "dependencies": {
    "react": "^19.0.0"
  }
}
`,
    wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-minifier'],
  },
  {
    text: `{
  "compilerOptions": {
    "target": "ES2022",
    "strict": true,
    "paths": { "@/*": ["./src/*"] }
  },
  "include": ["src"]
}`,
    wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-minifier'],
  },
  {
    text: '{"access_token":"abc123","token_type":"Bearer","expires_in":3600,"scope":"read write"}',
    wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-minifier'],
  },
  {
    text: '{"data":{"user":{"id":"VXNlcjox","repositories":{"totalCount":12,"edges":[{"node":{"name":"hello"}}]}}}}',
    wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-minifier'],
  },
  {
    text: '{"@timestamp":"2024-05-03T11:22:33.123Z","level":"error","msg":"connection refused","service":"billing","attempt":3}',
    wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-minifier'],
  },
  {
    text: '{"城市":"北京","人口":21893095,"区":["东城","西城","朝阳"]}',
    wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-minifier'],
  },
  {
    text: '{"big":12345678901234567890,"exp":1e400,"neg":-0.0}',
    wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-minifier'],
  },
  {
    text: '"{\\"event\\":\\"click\\",\\"x\\":10,\\"y\\":20}"',
    wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-minifier'],
  },
  {
    text: '{"AWSTemplateFormatVersion":"2010-09-09","Resources":{"Bucket":{"Type":"AWS::S3::Bucket","Properties":{"BucketName":"example-logs"}}}}',
    wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-minifier'],
  },
  {
    text: '{"Version":"2012-10-17","Statement":[{"Effect":"Allow","Action":["s3:GetObject"],"Resource":"arn:aws:s3:::example/*"}]}',
    wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-minifier'],
  },
  {
    text: '{"type":"service_account","project_id":"demo-123","client_email":"svc@demo-123.example.org"}',
    wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-minifier'],
  },
  {
    text: `{
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "type": "object",
    "properties": { "age": { "type": "integer", "minimum": 0 } },
    "required": ["age"]
}`,
    wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-minifier'],
  },
  {
    text: '{"jsonrpc":"2.0","method":"eth_blockNumber","params":[],"id":1}',
    wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-minifier'],
  },
  {
    text: '\ufeff{"bom":true,"from":"notepad"}',
    wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-minifier'],
  },
  {
    text: '{"a":{"b":{"c":{"d":{"e":[[[[1]]]]}}}}}',
    wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-minifier'],
  },
  {
    text: '{ "html": "<p>Hello &amp; welcome</p>", "url": "https://example.org/?a=1&b=2" }',
    wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-minifier'],
  },
  {
    text: '{"query":"SELECT * FROM users WHERE id = 1","params":[]}',
    wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-minifier'],
  },
  // JSON arrays
  {
    text: '[{"id":1,"name":"Ada"},{"id":2,"name":"Grace"},{"id":3,"name":"Edsger"}]',
    wants: ['json-formatter', 'json-viewer', 'json-to-csv', 'json-validator'],
  },
  {
    text: `[
  {"sku": "A-100", "qty": 3, "preis": 12.5},
  {"sku": "B-200", "qty": 1, "preis": 99}
]`,
    wants: ['json-formatter', 'json-viewer', 'json-to-csv', 'json-validator'],
  },
  {
    text: '[{"date":"2024-01-01","open":101.2,"close":99.8},{"date":"2024-01-02","open":99.9,"close":104.0}]\n',
    wants: ['json-formatter', 'json-viewer', 'json-to-csv', 'json-validator'],
  },
  { text: '[1,1,2,3,5,8,13,21]', wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-minifier'] },
  {
    text: '["eins","zwei","drei"]',
    wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-minifier', 'list-converter'],
  },
  { text: '[[1,2,3],[4,5,6],[7,8,9]]', wants: ['json-formatter', 'json-viewer', 'json-to-csv', 'json-validator'] },
  {
    text: '[\n    "src/**/*.ts",\n    "!**/node_modules"\n]',
    wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-minifier', 'list-converter'],
  },
  {
    text: '[{"id":"1","attributes":{"title":"こんにちは"}},{"id":"2","attributes":{"title":"さようなら"}}]',
    wants: ['json-formatter', 'json-viewer', 'json-to-csv', 'json-validator'],
  },
  // GeoJSON
  {
    text: '{"type":"Feature","geometry":{"type":"Point","coordinates":[13.405,52.52]},"properties":{"name":"Berlin"}}',
    wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-minifier'],
  },
  {
    text: `{
  "type": "FeatureCollection",
  "features": [
    {
      "type": "Feature",
      "geometry": { "type": "Polygon", "coordinates": [[[0, 0], [1, 0], [1, 1], [0, 0]]] },
      "properties": {}
    }
  ]
}`,
    wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-minifier'],
  },
  {
    text: '{"type":"LineString","coordinates":[[-70.66,-33.45],[-71.61,-33.04]]}',
    wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-minifier'],
  },
  // JSON with a mistake
  { text: '{"a": 1, "b": 2,}', wants: ['json-validator', 'json-formatter', 'json-viewer'], note: 'trailing comma' },
  {
    text: "{'name': 'Ada', 'age': 36}",
    wants: ['json-validator', 'json-formatter', 'json-viewer'],
    note: 'single quotes, as Python prints a dict',
  },
  {
    text: "{'active': True, 'parent': None, 'tags': ['x', 'y']}",
    wants: ['json-validator', 'json-formatter', 'json-viewer'],
    note: 'a Python dict',
  },
  {
    text: '{\n  "name": "Ada"\n  "age": 36\n}',
    wants: ['json-validator', 'json-formatter', 'json-viewer'],
    note: 'missing comma',
  },
  { text: '{"items": [1, 2, 3', wants: ['json-validator', 'json-formatter', 'json-viewer'], note: 'cut off' },
  {
    text: `{
  // port of the server
  "port": 8080,
  "host": "localhost"
}`,
    wants: ['json-validator', 'json-formatter', 'json-viewer'],
    note: 'JSON with comments',
  },
  {
    text: '{"path": "C:\\Users\\demo\\file.txt", "size": 12}',
    wants: ['json-validator', 'json-formatter', 'json-viewer'],
    note: 'unescaped backslashes',
  },
  {
    text: '[{"id": 1}, {"id": 2},]',
    wants: ['json-validator', 'json-formatter', 'json-viewer'],
    note: 'trailing comma in an array',
  },
  {
    text: '{“name”: “Ada”, “role”: “admin”}',
    wants: ['json-validator', 'json-formatter', 'json-viewer'],
    note: 'curly quotes out of a chat',
  },
  {
    text: '{"status": undefined, "count": NaN}',
    wants: ['json-validator', 'json-formatter', 'json-viewer'],
    note: 'values that JavaScript prints',
  },
  // JSON Lines
  {
    text: `{"id":1,"event":"login"}
{"id":2,"event":"logout"}
{"id":3,"event":"login"}
`,
    wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-to-csv'],
  },
  {
    text: '{"level":"info","ts":1714731753.12,"msg":"started"}\n{"level":"warn","ts":1714731754.99,"msg":"slow query","ms":812}',
    wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-to-csv'],
  },
  {
    text: '{"messages":[{"role":"user","content":"Hi"}]}\r\n{"messages":[{"role":"user","content":"Bye"}]}\r\n',
    wants: ['json-formatter', 'json-viewer', 'json-validator', 'json-to-csv'],
  },
];
