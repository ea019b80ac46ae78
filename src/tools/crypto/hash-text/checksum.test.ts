import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isNamedAsList, readChecksumFile } from '@/engines/hash/checksum-file';
import type { InputError } from '@/kit';
import { valueAs } from '@/kit/output';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import { judgeList, sumUpList } from './checksum';
import tool from './tool';

describe('a checksum file', () => {
  // sha256sum a.txt 'b c.txt'; sha256sum --tag a.txt; b2sum --tag a.txt; cksum is not such a list.
  const sums = `# made by hand
${createHash('sha256').update('a').digest('hex')}  a.txt
${createHash('sha256').update('b').digest('hex')} *dir/b c.txt
SHA512 (tagged (1).bin) = ${createHash('sha512').update('t').digest('hex')}
\\${createHash('md5').update('n').digest('hex')}  two\\nlines
BLAKE2b (b2.bin) = ${createHash('blake2b512').update('b').digest('hex')}
sfv.bin E8B7BE43
-----BEGIN PGP SIGNATURE-----
`;

  it('is read in the forms of GNU, BSD and SFV', () => {
    expect(readChecksumFile(sums).map(({ file, algorithm }) => [file, algorithm])).toEqual([
      ['a.txt', undefined],
      ['dir/b c.txt', undefined],
      ['tagged (1).bin', 'SHA512'],
      ['two\nlines', undefined],
      ['b2.bin', 'BLAKE2b'],
      ['sfv.bin', 'CRC32'],
    ]);
    for (const none of ['', 'abc', createHash('sha256').update('a').digest('hex'), 'SHA256 (x) = 00'])
      expect(readChecksumFile(none)).toEqual([]);
  });

  it('says of a file what stands beside its name, and of no other', async () => {
    const check = (name: string, content: string, algorithm: ToolOptions<typeof tool>['algorithm'] = 'All') =>
      runTool(tool, new File([content], name), { expectedChecksum: sums, algorithm }).then(
        ({ shown }) => valueAs(shown, 'fields')?.find(({ note }) => note?.includes('Matches'))?.label,
        (error: InputError) => error.message,
      );
    expect(await check('a.txt', 'a')).toBe('SHA256');
    expect(await check('b c.txt', 'b')).toBe('SHA256');
    // The content of another file in the list is still the wrong one.
    expect(await check('a.txt', 'b')).toBe('No match: the SHA256 is different.');
    expect(await check('tagged (1).bin', 't')).toBe('SHA512');
    expect(await check('b2.bin', 'b', 'BLAKE2b')).toBe('BLAKE2b');
    expect(await check('b2.bin', 'b')).toBe('No match: it looks like BLAKE2b, which isn’t selected in Algorithm.');
    expect(await check('sfv.bin', 'a', 'CRC32')).toBe('CRC32');
    // Under another name it is looked for by its content.
    expect(await check('renamed.txt', 'a')).toBe('SHA256');
  });

  it('says OK, FAILED and missing as sha256sum --check does', async () => {
    const digests = async (content: string) => ({
      SHA256: new Uint8Array(createHash('sha256').update(content).digest()),
    });
    const list = readChecksumFile(sums).slice(0, 3);
    const files = [
      { name: 'a.txt', digests: await digests('a') },
      { name: 'b c.txt', digests: await digests('other') },
    ];
    const verdicts = judgeList(list, files);
    expect(verdicts.map(({ state }) => state)).toEqual(['OK', 'FAILED', 'missing']);
    expect(sumUpList(verdicts)).toEqual({ matches: false, says: '1 OK, 1 FAILED, 1 missing' });
    expect(sumUpList(judgeList(list.slice(0, 1), files))).toEqual({ matches: true, says: '1 OK' });
    expect(sumUpList(judgeList(list, [{ name: 'a.txt', digests: {} }]))).toBeUndefined();
  });

  it('is known by its name', () => {
    for (const name of [
      'SHA256SUMS',
      'SHASUMS256.txt',
      'sha1sum.txt',
      'checksums.txt',
      'MD5SUMS',
      'a.iso.sha256',
      'x.sfv',
      'B2SUMS',
      'dist-checksums',
    ])
      expect(isNamedAsList(name), name).toBe(true);
    for (const name of ['a.iso', 'notes.txt', 'summary.txt', 'consumes', 'sum.js', 'SHA256SUMS.gpg'])
      expect(isNamedAsList(name), name).toBe(false);
  });
});
