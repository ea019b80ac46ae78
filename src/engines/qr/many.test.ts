import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { MOST_CODES, readTexts, zipCodes } from './many';

const names = (list: string) => readTexts(list).map(({ name, text }) => [name, text]);

it('takes a text from every line, with its number for a name', () => {
  expect(names('https://a.example\r\n\n  b \n')).toEqual([
    ['qr-code-1', 'https://a.example'],
    ['qr-code-2', 'b'],
  ]);
});

it('takes the columns text and name of a CSV, whatever separates them', () => {
  expect(names('name,text\nTable 1,"a, ""b"""\nTable 1,c\n../x:y,d\n,e')).toEqual([
    ['Table 1', 'a, "b"'],
    ['Table 1-2', 'c'],
    ['x-y', 'd'],
    ['qr-code-4', 'e'],
  ]);
  expect(names('\ufeffText;Name\nä;É')).toEqual([['É', 'ä']]);
  expect(names('text\na, b')).toEqual([['qr-code-1', 'a']]);
});

it('takes a thousand and no more', () => {
  expect(readTexts('x\n'.repeat(MOST_CODES))).toHaveLength(MOST_CODES);
  expect(() => readTexts('x\n'.repeat(MOST_CODES + 1))).toThrow(
    'Up to 1000 codes are made at once; this list has 1001.',
  );
  expect(() => readTexts(' \n')).toThrow('Enter one text per line');
});

it('names the line that makes no code', async () => {
  const write = async (text: string) => {
    if (text === 'bad') throw new InputError('too long');
    return new Uint8Array();
  };
  await expect(zipCodes(readTexts('text,name\na,b\n"bad"'), 'svg', write, () => {})).rejects.toThrow(
    'Line 3: too long',
  );
});

it('makes an archive that others open, and tells how far it is', async () => {
  const seen: number[] = [];
  const zip = await zipCodes(
    readTexts('a\nb'),
    'svg',
    async (text) => new TextEncoder().encode(`<svg>${text}</svg>`),
    (done) => seen.push(done),
  );
  const files = unzipSync(zip);
  expect(Object.keys(files)).toEqual(['qr-code-1.svg', 'qr-code-2.svg']);
  expect(new TextDecoder().decode(files['qr-code-2.svg'])).toBe('<svg>b</svg>');
  expect(seen).toEqual([0.5, 1]);
});
