import { expect, it } from 'vitest';
import { isTooLongBesideData, withoutData } from './inline-data';
import { isTooLong } from './too-long';

const picture = `data:image/png;base64,${btoa('\x89PNG'.padEnd(60_000, 'x'))}`;

it('leaves out the data of pictures and nothing else', () => {
  expect(withoutData(`a ![b](${picture}) c ![d](${picture})`)).toBe('a ![b]() c ![d]()');
  expect(withoutData('data:image/png;base64,short')).toBe('data:image/png;base64,short');
});

it('counts a line by what the editor draws of it', () => {
  expect(isTooLong(picture)).toBe(true);
  expect(isTooLongBesideData(picture)).toBe(false);
  expect(isTooLongBesideData(`${picture} ${'x'.repeat(20_001)}`)).toBe(true);
  expect(isTooLong('x'.repeat(20_000).concat('\n').repeat(3))).toBe(false);
  expect(isTooLong('x\n'.repeat(2_500_001))).toBe(true);
});
