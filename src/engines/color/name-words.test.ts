import { colorsNamed } from 'culori/fn';
import { describe, expect, it } from 'vitest';
import { colorNameInWords } from './name-words';

describe('names of colors in words', () => {
  it('keeps every letter of every name', () => {
    for (const name of Object.keys(colorsNamed))
      expect(colorNameInWords(name).replaceAll(' ', '').toLowerCase()).toBe(name);
  });
  it.each([
    ['dodgerblue', 'Dodger Blue'],
    ['lightgoldenrodyellow', 'Light Goldenrod Yellow'],
    ['mediumaquamarine', 'Medium Aquamarine'],
    ['darkolivegreen', 'Dark Olive Green'],
    ['whitesmoke', 'White Smoke'],
    ['seashell', 'Seashell'],
    ['mediumseagreen', 'Medium Sea Green'],
    ['red', 'Red'],
    ['tomato', 'Tomato'],
    ['goldenrod', 'Goldenrod'],
    ['blueviolet', 'Blue Violet'],
    ['orangered', 'Orange Red'],
  ])('%s is %s', (name, words) => expect(colorNameInWords(name)).toBe(words));
  it('has two words or more for every name that ends in a color', () => {
    for (const name of Object.keys(colorsNamed))
      if (/.(?:blue|green|white|gray|grey|yellow|pink|violet|purple)$/.test(name))
        expect(colorNameInWords(name)).toContain(' ');
  });
});
