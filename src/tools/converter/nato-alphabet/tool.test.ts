import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spell, unspell } from './alphabet';

describe('nato-alphabet', () => {
  it('writes the code words of ICAO Annex 10, volume II, figure 5-1', () => {
    expect(spell('ABCDEFGHIJKLMNOPQRSTUVWXYZ').spelled).toBe(
      'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu',
    );
  });

  it('gives back any text in capitals: spaces, slashes, line breaks, accents and emoji too', () => {
    const hard = 'A  b/c\r\n\n é 👩‍👩‍👧,- (x) ß\tz ';
    expect(unspell(spell(hard).spelled).replace('ß', 'SS').replace('é', 'É')).toBe(hard.toUpperCase());
  });

  it('gives back any plain text', () => {
    const plain = fc.string({ unit: fc.constantFrom(...'ABCXYZ0189/ \t\n.-,') });
    fc.assert(
      fc.property(plain, (text) => {
        expect(unspell(spell(text).spelled)).toBe(text);
      }),
    );
  });

  it('names what has no code word', () => {
    expect(spell('aé.é').unknown).toEqual(['é', '.']);
  });

  it.each([
    ['alpha JULIET xray X-Ray whisky', 'AJXXW'],
    ['alfa-bravo-x-ray', undefined],
    ['Alfa-Bravo', 'AB'],
    ['Alfa, Bravo,Charlie', 'ABC'],
    ['fife tree niner (space) wun', '539 1'],
  ])('reads %j as %j', (spelled, text) => {
    if (text === undefined) expect(() => unspell(spelled)).toThrow();
    else expect(unspell(spelled)).toBe(text);
  });

  it('says which word is none, and where', () => {
    expect(() => unspell('Alfa\nBravo Beta')).toThrow(
      expect.objectContaining({ message: '"Beta" is not a code word', details: { line: 2, column: 7, offset: 11 } }),
    );
  });
});
