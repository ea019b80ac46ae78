import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findMatches } from './matches';
import { substitutions } from './substitutions';

it('fills in what String.replace fills in', () => {
  const pattern = fc.constantFrom('a', '(a)(b)?', '(?<x>a)|(b)', '', '(?=(a))', '[^a]+');
  const template = fc
    .array(fc.constantFrom('$1', '$2', '$<x>', '$&', '$`', "$'", '$$', '-', '$3', '$10', '$<y>', '$'), { maxLength: 5 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(
      pattern,
      template,
      fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 8 }),
      (source, replacement, text) => {
        const list = findMatches(source, 'g', text);
        const each = [...substitutions(list, text, replacement)];
        let written = '';
        let at = 0;
        for (let match = 0; match < list.shown; match++) {
          const base = match * 2 * (list.groupNames.length + 1);
          written += text.slice(at, list.spans[base]!) + each[match]!;
          at = list.spans[base + 1]!;
        }
        expect(written + text.slice(at)).toBe(text.replace(new RegExp(source, 'g'), replacement));
      },
    ),
  );
});
