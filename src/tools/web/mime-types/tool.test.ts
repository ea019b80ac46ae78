import database from 'mime-db';
import { describe, expect, it } from 'vitest';
import { valueAs } from '@/kit/output';
import { runEach } from '@/kit/testing/run-tool';
import { all, getExtensions, getTypes, searchTypes } from './lookup';
import tool from './tool';

describe('media types', () => {
  it('knows every type and extension of the database, both ways', () => {
    expect(all).toHaveLength(Object.keys(database).length);
    expect(all.length).toBeGreaterThan(2500);
    for (const { type, extensions } of all)
      for (const extension of extensions) {
        expect(getTypes(extension)).toContain(type);
        expect(getExtensions(type)).toContain(extension);
      }
  });

  // What browsers and servers send today: RFC 9239 for scripts, RFC 8081 for fonts, RFC 7303 for XML.
  it.each([
    ['js', 'text/javascript'],
    ['.mjs', 'text/javascript'],
    ['JSON', 'application/json'],
    ['index.HTML', 'text/html'],
    ['/var/www/style.css', 'text/css'],
    ['C:\\files\\a.woff2', 'font/woff2'],
    ['xml', 'application/xml'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
    ['wasm', 'application/wasm'],
    ['mp4', 'video/mp4'],
    ['mp3', 'audio/mpeg'],
    ['ts', 'text/typescript'],
    ['pdf', 'application/pdf'],
    ['tar.gz', 'application/gzip'],
    ['csv', 'text/csv'],
    ['yaml', 'application/yaml'],
  ])('%s is %s', (extension, type) => expect(getTypes(extension)[0]).toBe(type));

  it.each([
    ['audio/mpeg', 'mp3'],
    ['video/quicktime', 'mov'],
    ['application/postscript', 'ps'],
    ['application/yaml', 'yaml'],
    ['audio/ogg', 'ogg'],
    ['text/javascript', 'js'],
    ['text/typescript', 'ts'],
    ['application/xml', 'xml'],
    ['image/jpeg', 'jpg'],
  ])('%s ends in %s', (type, extension) => expect(getExtensions(type)[0]).toBe(extension));

  it('keeps the older meanings beside the usual one', () => expect(getTypes('ts')).toContain('video/mp2t'));

  it('answers nothing for what is unknown, whatever its name', () => {
    for (const odd of ['', '.', 'nosuchthing', '__proto__', 'constructor', 'toString']) {
      expect(getTypes(odd)).toEqual([]);
      expect(getExtensions(odd)).toEqual([]);
    }
  });

  it('searches types and extensions', () => {
    expect(searchTypes('font/ woff').map(({ type }) => type)).toEqual(['font/woff', 'font/woff2']);
    expect(searchTypes('.epub').map(({ type }) => type)).toEqual(['application/epub+zip']);
  });

  it('says which of the two is unknown, line by line', async () => {
    const run = async (input: string, show: 'type' | 'extension') =>
      valueAs((await runEach(tool, input, { show })).shown, 'table')!.rows.map(([, result]) => result);
    expect(await run('png\nnosuchthing\n\ncss', 'type')).toEqual(['image/png', 'Unknown MIME type', 'text/css']);
    expect(await run('image/png\nnosuch/thing', 'extension')).toEqual(['.png', 'Unknown extension']);
  });
});
