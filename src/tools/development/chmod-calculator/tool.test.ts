import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '@/kit';
import { FILEMODES_SHA256, GNU_CHMOD } from './chmod.fixture';
import { findWarnings, getClauses, readMode, readPasted, toCommand, toOctal, toSymbolic, toUmask } from './mode';

const ALL = Array.from({ length: 4096 }, (_, mode) => mode);

describe('chmod', () => {
  it('writes all modes as Python does', () => {
    expect(createHash('sha256').update(ALL.map(toSymbolic).join('\n')).digest('hex')).toBe(FILEMODES_SHA256);
  });

  it('reads back every way of writing every mode', () => {
    for (const mode of ALL)
      for (const text of [
        toOctal(mode),
        toSymbolic(mode),
        `-${toSymbolic(mode)}`,
        getClauses(mode),
        `0${toOctal(mode)}`,
      ])
        expect(readMode(text, 0o7777 & ~mode), text).toBe(mode);
  });

  it('understands clauses as GNU chmod does', () => {
    for (const [before, clauses, after] of GNU_CHMOD)
      expect(toOctal(readMode(clauses, Number.parseInt(before, 8))), `${before} ${clauses}`).toBe(
        after.padStart(3, '0'),
      );
    expect(GNU_CHMOD.length).toBeGreaterThan(150);
  });

  it('quotes the path', () => {
    expect(toCommand(0o644, '', false)).toBe('chmod 644 path');
    expect(toCommand(0o4755, "it's $HOME", true)).toBe("chmod -R 4755 'it'\\''s $HOME'");
    expect(toCommand(0o600, '-rf', false)).toBe('chmod 600 ./-rf');
  });

  it('gives the umask for directories', () => {
    expect(toUmask(0o755)).toBe('0022');
    expect(toUmask(0o700)).toBe('0077');
    expect(toUmask(0o4777)).toBe('0000');
  });

  it('warns of what is seldom meant', () => {
    expect(findWarnings(0o755)).toEqual([]);
    expect(findWarnings(0o777)).toEqual(['Anyone on the system can change it.']);
    expect(findWarnings(0o1777)).toEqual([]);
  });

  // bash: function chmod() { printf '%s\\n' "$@"; } tells how the words fall; GNU coreutils' manual, which are options.
  it.each([
    ['chmod 0644 file', { mode: 0o644, path: 'file', recursive: false }],
    ['$ sudo chmod -R 755 /var/www', { mode: 0o755, path: '/var/www', recursive: true }],
    ["chmod --recursive u=rwx,go=rx 'my dir' other", { mode: 0o755, path: 'my dir', recursive: true }],
    ['chmod -v -- 600 -key', { mode: 0o600, path: '-key', recursive: false }],
    ['chmod 640 a\\ b', { mode: 0o640, path: 'a b', recursive: false }],
    ['-rw-r--r--  1 me  staff  4096 Jan  2 03:04 a b.txt', { mode: 0o644, path: 'a b.txt', recursive: false }],
    [
      'lrwxrwxrwx 1 root root 7 2026-01-02 03:04:05.000000000 +0000 bin -> usr/bin',
      { mode: 0o777, path: 'bin', recursive: false },
    ],
    ['Access: (4755/-rwsr-xr-x)  Uid: (    0/    root)', { mode: 0o4755, path: '', recursive: false }],
    ['644', { mode: 0o644, path: '', recursive: false }],
  ])('takes %s as it is pasted', (text, pasted) => expect(readPasted(text)).toEqual(pasted));

  it('leaves clauses of a command to what was there', () => {
    expect(readPasted('chmod g-w,o= file', 0o664).mode).toBe(0o640);
    expect(readPasted('chmod -x file', 0o755).mode).toBe(0o644);
    expect(() => readPasted('chmod -R')).toThrow('The mode is missing');
    expect(() => readPasted('chmod file 644')).toThrow('Enter octal digits');
  });

  it('says what is wrong', () => {
    expect(() => readMode('789')).toThrow('Octal digits are 0 to 7');
    expect(() => readMode('77777')).toThrow('at most four octal digits');
    expect(() => readMode('rwx')).toThrow('Enter octal digits such as 755');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ugoa+-=rwxXst,07 8') }), (text) => {
        try {
          expect(ALL).toContain(readMode(text));
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      }),
    );
  });
});
