import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '@/kit';
import { FILEMODES_SHA256, GNU_CHMOD } from './chmod.fixture';
import { clausesOf, commandOf, octalOf, readMode, symbolicOf, umaskOf, warningsOf } from './mode';

const ALL = Array.from({ length: 4096 }, (_, mode) => mode);

describe('chmod', () => {
  it('writes all modes as Python does', () => {
    expect(createHash('sha256').update(ALL.map(symbolicOf).join('\n')).digest('hex')).toBe(FILEMODES_SHA256);
  });

  it('reads back every way of writing every mode', () => {
    for (const mode of ALL)
      for (const text of [
        octalOf(mode),
        symbolicOf(mode),
        `-${symbolicOf(mode)}`,
        clausesOf(mode),
        `0${octalOf(mode)}`,
      ])
        expect(readMode(text, 0o7777 & ~mode), text).toBe(mode);
  });

  it('understands clauses as GNU chmod does', () => {
    for (const [before, clauses, after] of GNU_CHMOD)
      expect(octalOf(readMode(clauses, Number.parseInt(before, 8))), `${before} ${clauses}`).toBe(
        after.padStart(3, '0'),
      );
    expect(GNU_CHMOD.length).toBeGreaterThan(150);
  });

  it('quotes the path', () => {
    expect(commandOf(0o644, '', false)).toBe('chmod 644 path');
    expect(commandOf(0o4755, "it's $HOME", true)).toBe("chmod -R 4755 'it'\\''s $HOME'");
    expect(commandOf(0o600, '-rf', false)).toBe('chmod 600 ./-rf');
  });

  it('gives the umask for directories', () => {
    expect(umaskOf(0o755)).toBe('0022');
    expect(umaskOf(0o700)).toBe('0077');
    expect(umaskOf(0o4777)).toBe('0000');
  });

  it('warns of what is seldom meant', () => {
    expect(warningsOf(0o755)).toEqual([]);
    expect(warningsOf(0o777)).toEqual(['Everybody on the system may change it.']);
    expect(warningsOf(0o1777)).toEqual([]);
  });

  it('says what is wrong', () => {
    expect(() => readMode('789')).toThrow('Octal digits go from 0 to 7');
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
