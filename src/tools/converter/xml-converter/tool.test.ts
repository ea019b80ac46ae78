import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { expectCalm, runner } from '../testing';
import tool from './tool';

const run = runner(tool);
const feed = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:m="urn:m" version="2.0">
  <title>Tom &amp; Jerry &#169;</title>
  <entry id="007"><m:tag>a</m:tag><m:tag>b</m:tag><empty/></entry>
  <entry id="8"><note lang="en">x &lt; y</note></entry>
</feed>`;

describe('xml-converter', () => {
  it('agrees with fast-xml-parser where that keeps everything', async () => {
    const parser = new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '@',
      parseTagValue: false,
      htmlEntities: true,
      ignoreDeclaration: true,
    });
    expect(JSON.parse((await run(feed)).text)).toEqual(parser.parse(feed));
  });
  it('comes back the same, CDATA, mixed content, comments and instructions too', async () => {
    const xml = `<?style href="x"?>
<r a="1&#10;2">
  <p>t <b>x</b> u<!-- c --><![CDATA[<raw>]]></p>
  <l>1</l>
  <l>2</l>
</r>`;
    const json = (await run(xml, { keepComments: true, keepOrder: true })).text;
    expect((await run(json, { mode: 'xml', xmlDeclaration: false })).text).toBe(xml);
  });
  it('says what it leaves out or adds', async () => {
    expect((await run('<a><!-- x --><b/><c/><b/></a>')).notes).toEqual([
      'Comments are left out.',
      'Children were grouped by name, so their order among each other is lost, in: a. Keep Order keeps it.',
    ]);
    expect(await run('[1]', { mode: 'xml', rootElement: 'list', xmlDeclaration: false, indentSize: 'none' })).toEqual({
      text: '<list><item>1</item></list>',
      notes: ['Put into <list>: XML needs a single root element.'],
    });
    await expect(run('[1]', { mode: 'xml', rootElement: 'a b' })).rejects.toMatchObject({
      message: 'Root Element must be a name, and "a b" isn’t one',
    });
  });
  it('detects types without losing digits or zeros', async () => {
    const xml = '<a><b>12345678901234567890</b><b>007</b><b>1.0</b><b>true</b><b>NaN</b></a>';
    expect((await run(xml, { detectTypes: true, indentSize: 'none' })).text).toBe(
      '{"a":{"b":[12345678901234567890,"007",1.0,true,"NaN"]}}',
    );
  });
  it('names its file by the direction', () => {
    expect([{ mode: 'json' }, { mode: 'xml' }].map(tool.output.download as never)).toEqual([
      'converted.json',
      'converted.xml',
    ]);
  });
  it('takes JSON Lines and trailing commas, and points into the text as it was given', async () => {
    const { text, notes } = await run('{"id":1}\n{"id":2,}', { mode: 'xml', jsonc: true, indentSize: 'none' });
    expect(text).toContain('<id>1</id>');
    expect(text).toContain('<id>2</id>');
    expect(notes[0]).toBe('Read as JSON Lines: 2 documents.');
    await expect(run('{"a":1}\n{"b c":2}', { mode: 'xml' })).rejects.toMatchObject({ details: { line: 2 } });
  });
  it('stays calm', async () => {
    await expectCalm(run);
    await expectCalm((input) => run(`<a>${input}</a>`));
    await expectCalm((input) => run(input, { mode: 'xml' }));
  });
});
