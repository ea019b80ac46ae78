import { code, defineTool, line, result, tabs, text, toggle } from '@/kit';
import { getIndent, jsonc, repair, spacesTabOrNone } from '@/kit/json';
import { READS_JSONC } from '../data-converter';

const reading = { when: { mode: 'json' } };
const writing = { when: { mode: 'xml' } };

export default defineTool({
  input: text('Input', {
    accept: '.xml,.json,.jsonc,.jsonl,.ndjson,.svg,.rss,.txt',
    language: 'xml',
    placeholder: 'Paste, or drop a file',
  }),
  options: {
    mode: tabs('Mode', { json: 'XML to JSON', xml: 'JSON to XML' }, 'json'),
    indentSize: spacesTabOrNone,
    detectTypes: toggle('Detect Types', false, { ...reading, hint: 'Numbers, true and false instead of strings' }),
    keepOrder: toggle('Keep Order', false, {
      ...reading,
      hint: 'Lists alternating elements as #content instead of grouping them by name',
    }),
    keepComments: toggle('Keep Comments', false, reading),
    trimText: toggle('Trim Text', false, reading),
    rootElement: line('Root Element', 'root', { ...writing, hint: 'Used where the JSON has no single root' }),
    xmlDeclaration: toggle('XML Declaration', true, writing),
    jsonc: { ...jsonc, ...READS_JSONC, ...writing },
    repair: { ...repair, ...writing },
  },
  output: code(({ mode }) => (mode === 'xml' ? 'xml' : 'json'), {
    download: ({ mode }) => (mode === 'json' ? 'converted.json' : 'converted.xml'),
  }),
  action: 'Convert',
  inverse: ({ mode }) => ({
    tool: 'xml-converter',
    options: { mode: mode === 'json' ? 'xml' : 'json' },
    loses: 'comments and the layout',
  }),
  async run(
    input,
    { mode, indentSize, detectTypes, keepOrder, keepComments, trimText, rootElement, xmlDeclaration, jsonc, repair },
  ) {
    const { readJson, readXml, withoutPlace, writeJson, writeXml } = await import('@/engines/data');
    const indent = getIndent(indentSize);
    const { source, data, notes } =
      mode === 'json'
        ? readXml(input, { types: detectTypes, order: keepOrder, comments: keepComments, trim: trimText })
        : readJson(input, { jsonc, repair });
    const write = () =>
      mode === 'json'
        ? writeJson(data, source, indent)
        : writeXml(data, source, { indent, declaration: xmlDeclaration, root: rootElement });
    const written = source === input ? write() : withoutPlace(write);
    return result(written.text, { notes: [...notes, ...written.notes] });
  },
  examples: [
    {
      title: 'XML to JSON',
      input: `<?xml version="1.0"?>
<catalog xmlns="urn:books">
  <book id="007"><title>Tom &amp; Jerry</title><price>10.00</price></book>
  <book id="008"><title>XML</title><code><![CDATA[a < b]]></code></book>
  <p>Mixed <b>content</b> stays in order.</p>
</catalog>`,
      output: `{
  "catalog": {
    "@xmlns": "urn:books",
    "book": [
      {
        "@id": "007",
        "title": "Tom & Jerry",
        "price": "10.00"
      },
      {
        "@id": "008",
        "title": "XML",
        "code": {
          "#cdata": "a < b"
        }
      }
    ],
    "p": {
      "#content": [
        "Mixed ",
        {
          "b": "content"
        },
        " stays in order."
      ]
    }
  }
}`,
    },
    {
      title: 'JSON to XML',
      input: '{"note":{"@lang":"en","to":["Ada","Linus"],"body":"1 < 2","sent":true}}',
      options: { mode: 'xml' },
      output: `<?xml version="1.0" encoding="UTF-8"?>
<note lang="en">
  <to>Ada</to>
  <to>Linus</to>
  <body>1 &lt; 2</body>
  <sent>true</sent>
</note>`,
    },
    {
      title: 'JSON Lines to XML',
      input: '{"id":1}\n{"id":2}\n',
      options: { mode: 'xml', rootElement: 'items', xmlDeclaration: false, indentSize: 'none' },
      output: '<items><item><id>1</id></item><item><id>2</id></item></items>',
    },
  ],
});
