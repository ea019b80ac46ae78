import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

const run = async (input: string | Blob, options: Partial<ToolOptions<typeof tool>> = {}) =>
  runTool(tool, input, options);
const text = async (...args: Parameters<typeof run>) => (await run(...args)).shown.value;

describe('base64-string', () => {
  it('offers bytes that are no text as a file, and does not guess', async () => {
    const { shown, notes } = await run('/9j/4AAQ', { mode: 'decode' });
    expect(shown).toEqual({
      kind: 'bytes',
      value: { bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0x10]), name: 'decoded.jpg', type: 'image/jpeg' },
    });
    expect(notes).toEqual(['These 6 B are not UTF-8 text.']);
    expect((await run('/////w', { mode: 'decode' })).shown.value).toMatchObject({ name: 'decoded.bin' });
  });

  it.each(['a', 'Zm9v*', 'Zg==Zg==', 'Ü', '====='])('refuses %j by the message of the tool', async (bad) => {
    await expect(run(bad, { mode: 'decode' })).rejects.toMatchObject({ message: 'Invalid Base64 input' });
  });

  it('says where the input is wrong', async () => {
    await expect(run('Zm9v\nYm*y', { mode: 'decode' })).rejects.toMatchObject({
      details: { line: 2, column: 3, hint: 'The character "*" is not part of Base64.' },
    });
    for (const options of [{}, { eachLine: true }])
      await expect(run('data:a/b;base64,Zm*v', { mode: 'decode', ...options })).rejects.toMatchObject({
        message: 'Invalid Base64 input',
        details: { line: 1, column: 19 },
      });
    await expect(run('data:image/png;base64', { mode: 'decode' })).rejects.toMatchObject({
      message: 'Invalid Base64 input',
      details: { column: 22, hint: 'A data URI needs a comma between its type and its data.' },
    });
  });

  it.each([
    ['', ''],
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg=='],
    ['fooba', 'Zm9vYmE='],
    ['foobar', 'Zm9vYmFy'],
  ])('RFC 4648 section 10: %j', async (plain, encoded) => {
    expect(await text(plain)).toBe(encoded);
    expect(await text(encoded, { mode: 'decode' })).toBe(plain);
  });

  it('decodes either alphabet, without padding and across line breaks', async () => {
    const encoded = Buffer.from('subjects?_d=1&x=~~~>>>').toString('base64');
    for (const form of [
      encoded,
      encoded.replace(/=+$/, ''),
      encoded.replaceAll('+', '-').replaceAll('/', '_'),
      encoded.replace(/(.{4})/g, '$1\r\n '),
    ])
      expect(await text(form, { mode: 'decode' })).toBe('subjects?_d=1&x=~~~>>>');
  });

  it('agrees with Node on any text, NUL, CRLF and every plane included', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }).filter((one) => one.isWellFormed()),
        async (one) => {
          expect(await text(one)).toBe(Buffer.from(one, 'utf8').toString('base64'));
          expect(await text(one, { urlSafe: true })).toBe(Buffer.from(one, 'utf8').toString('base64url'));
          expect(await text((await text(one)) as string, { mode: 'decode' })).toBe(one);
        },
      ),
    );
  });

  it('encodes a file by its bytes', async () => {
    const bytes = new Uint8Array(256).map((_, at) => at);
    expect(await text(new Blob([bytes]))).toBe(Buffer.from(bytes).toString('base64'));
  });
});

/** Five red pixels in a row, five times: the example of https://en.wikipedia.org/wiki/Data_URI_scheme. */
const RED_DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==';

describe('data URIs', () => {
  const facts = async (...args: Parameters<typeof run>) =>
    Object.fromEntries((await run(...args)).facts.map(({ label, value }) => [label, value]));

  it('are decoded whole, and their type is said beside the one of the content', async () => {
    const { shown, notes } = await run(`data:image/png;base64,${RED_DOT}`, { mode: 'decode' });
    const bytes = new Uint8Array(Buffer.from(RED_DOT, 'base64'));
    expect(shown).toEqual({ kind: 'bytes', value: { bytes, name: 'decoded.png', type: 'image/png' } });
    expect(notes).toEqual(['These 85 B are not UTF-8 text.']);
    const uri = `data:image/png;base64,${RED_DOT}`;
    expect(await facts(uri, { mode: 'decode' })).toEqual({ 'Data URI': 'image/png', Type: 'PNG, image/png' });
    for (const written of [`url(${uri})`, `url("${uri}")`, ` '${uri}' `, uri.replaceAll('=', '%3D')])
      expect((await run(written, { mode: 'decode' })).shown.value).toMatchObject({ bytes });
  });

  it('say where the content is of another kind', async () => {
    const { notes } = await run(`data:image/gif;base64,${RED_DOT}`, { mode: 'decode' });
    expect(notes).toContain('The data URI says image/gif, but its content is image/png.');
    expect((await run('data:image/jpg;base64,/9j/4AAQ', { mode: 'decode' })).notes).toHaveLength(1);
  });

  // RFC 2397, section 4, and the charset that it names.
  it.each([
    ['data:,A%20brief%20note', 'A brief note'],
    ['data:;base64,SGk', 'Hi'],
    ['data:text/plain;charset=iso-8859-7,%be%d3%be', 'ΎΣΎ'],
    ['DATA:text/html,%3Cscript%3Ealert%28%27hi%27%29%3B%3C%2Fscript%3E', "<script>alert('hi');</script>"],
    ['data:,100%,%zz%4', '100%,%zz%4'],
  ])('%s', async (uri, plain) => expect(await text(uri, { mode: 'decode' })).toBe(plain));

  it('hold what fetch reads from them', async () => {
    const bytes = fc.uint8Array({ maxLength: 60 });
    const written = bytes.map((all) => [...all].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
    const encoded = bytes.map((all) => `base64,${Buffer.from(all).toString('base64')}`);
    const uris = fc.oneof(
      written.map((rest) => `data:application/x-any,${rest}`),
      encoded.map((rest) => `data:application/x-any;${rest}`),
      fc.string({ unit: 'grapheme-ascii' }).map((rest) => `data:text/plain,${rest.replace(/[#\s]/g, '')}`),
    );
    await fc.assert(
      fc.asyncProperty(uris, async (uri) => {
        const { kind, value } = (await run(uri, { mode: 'decode' })).shown;
        const ours = kind === 'bytes' ? (value as { bytes: Uint8Array }).bytes : Buffer.from(value as string);
        expect(Buffer.from(ours)).toEqual(Buffer.from(await (await fetch(uri)).arrayBuffer()));
      }),
    );
  });

  it('are written with the type of the content, and read back by fetch', async () => {
    const of = async (content: string | Blob) => (await text(content, { dataUri: true })) as string;
    const png = Buffer.from(RED_DOT, 'base64');
    expect(await of(new Blob([png]))).toBe(`data:image/png;base64,${RED_DOT}`);
    expect(await of('Grüße')).toBe('data:text/plain;charset=utf-8;base64,R3LDvMOfZQ==');
    expect(await of(new File(['a{}'], 'x.css'))).toBe('data:text/css;base64,YXt9');
    expect(await of(new Blob([new Uint8Array([255, 255])]))).toBe('data:application/octet-stream;base64,//8=');
    expect(await of('<?xml version="1.0"?>\n<svg/>')).toMatch(/^data:application\/xml;/);
    const answer = await fetch(await of('<?xml version="1.0"?>\n<!-- x -->\n<svg />'));
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(await text(await of('Grüße'), { mode: 'decode' })).toBe('Grüße');
  });
});

describe('several lines', () => {
  const lines = ['alice', 'bob', 'Zoë', ''];
  const encoded = lines.map((line) => Buffer.from(line).toString('base64')).join('\n');

  it('are encoded and decoded one by one where asked', async () => {
    expect(await text(lines.join('\n'), { eachLine: true })).toBe(encoded);
    expect(await text(encoded, { mode: 'decode', eachLine: true })).toBe(lines.join('\n'));
    expect(await text(new Blob([encoded]), { mode: 'decode', eachLine: true })).toBe(lines.join('\n'));
    const { shown, notes } = await run('Zm9v\n/w==', { mode: 'decode', eachLine: true });
    expect([shown.value, notes]).toEqual(['foo\nff', ['Not UTF-8 text, so shown as hex: line 2.']]);
    await expect(run(new Blob([new Uint8Array([255])]), { eachLine: true })).rejects.toThrow('Line by Line needs text');
  });

  it('are so by themselves where together they are no text, and one where they are', async () => {
    for (const all of [encoded.trim(), encoded.trim().replaceAll('=', '')]) {
      const { shown, notes } = await run(all, { mode: 'decode' });
      expect(shown.value).toBe('alice\nbob\nZoë');
      expect(notes).toEqual(['Each line was decoded separately: together they aren’t one text.']);
    }
    expect(await text('Zm9v\nYmFy', { mode: 'decode' })).toBe('foobar');
  });
});
