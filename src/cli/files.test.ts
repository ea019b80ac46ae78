import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { LONG } from '@/engines/testing/long';
import { loadTool } from '@/kit/definitions';
import { type ByteSource, file, readBytes, source, text } from '@/kit/input';
import { runTool } from '@/kit/testing/run-tool';
import { readInput, readWhole } from './files';

const folder = mkdtempSync(join(tmpdir(), 'localkit-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (name: string, bytes: Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};

/** As Windows writes it: a byte order mark, then two bytes for each unit. */
const little = (content: string) => Buffer.from(`\uFEFF${content}`, 'utf16le');
const big = (content: string) => little(content).swap16();

describe('reading files', () => {
  it.each([
    ['little', little],
    ['big', big],
  ])('takes UTF-16 with a byte order mark, %s end first, for an input of text', async (name, encode) => {
    expect(await readInput(text(), written(`${name}.txt`, encode('größe 😀\r\n')))).toBe('größe 😀\r\n');
  });

  it('takes the end of the line for no part of what is one line', async () => {
    const password = text('Password', { short: true });
    for (const [content, value] of [
      ['x\n', 'x'],
      ['x\r\n', 'x'],
      ['x \n\n', 'x \n'],
      ['x', 'x'],
      ['', ''],
    ] as const) {
      const path = written('line.txt', Buffer.from(content));
      expect([await readInput(password, path), await readWhole(path, password)]).toEqual([value, value]);
      expect([await readInput(text(), path), await readWhole(path)]).toEqual([content, content]);
    }
  });

  it('leaves the bytes alone where a tool takes bytes', async () => {
    const bytes = little('größe');
    const path = written('bytes.txt', bytes);
    expect(await readInput(file(), path)).toEqual(new Uint8Array(bytes));
    expect(await readInput(source(), path)).toMatchObject({ size: bytes.length, whole: bytes });
    expect(await readWhole(path)).toEqual(new Uint8Array(bytes));
  });

  it.each([
    ['half a unit', little('a').subarray(0, 3)],
    ['half a pair', little('\ud83d')],
    ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0])],
    ['UTF-16 without a mark', little('é').subarray(2)],
  ])('refuses %s', async (name, bytes) => {
    await expect(readInput(text(), written(name, bytes))).rejects.toThrow(`${name} isn’t UTF-8 text`);
  });

  // Reading a gigabyte takes a second or two.
  it.runIf(LONG && existsSync('/dev/zero'))(
    'stops reading a device that never ends',
    async () => {
      for (const input of [text(), file()])
        await expect(readInput(input, '/dev/zero')).rejects.toThrow(
          '/dev/zero has more than 1 GB, too much to read into memory',
        );
      await expect(readWhole('/dev/zero')).rejects.toThrow('more than 1 GB');
      const endless = (await readInput(source(), '/dev/zero')) as ByteSource;
      await expect(readBytes(endless)).rejects.toThrow('more than 1 GB');
      // What a tool streams is not limited.
      const reader = endless.stream().getReader();
      expect((await reader.read()).value?.length).toBeGreaterThan(0);
      await reader.cancel();
    },
    60_000,
  );

  it.each([
    ['xml-converter', '<?xml version="1.0" encoding="UTF-16"?>\n<größe>1</größe>'],
    ['json-formatter', '{"größe":1}'],
    ['yaml-json', 'größe: 1'],
    ['toml-converter', '"größe" = 1'],
    ['csv-to-json', 'größe\n1'],
  ])('hands %s what it takes in UTF-8', async (slug, content) => {
    const tool = (await loadTool(slug))!;
    const read = (path: string) => readInput(text(), path);
    const [one, other] = [await read(written('8', Buffer.from(content))), await read(written('16', big(content)))];
    const run = async (input: unknown) => (await runTool(tool, input as never)).shown;
    expect(await run(other)).toEqual(await run(one));
  });
});
