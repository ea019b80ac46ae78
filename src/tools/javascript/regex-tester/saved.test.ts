import { expect, it } from 'vitest';
import { isSame, numbered, type SavedPattern, versionOf } from './saved';

const mail = (regex: string): SavedPattern => ({ regex, flags: 'g', name: 'mail' });
const save = (saved: readonly SavedPattern[], pattern: SavedPattern) => [
  numbered(saved, pattern),
  ...saved.filter((other) => !isSame(other, pattern)),
];
const listed = (saved: readonly SavedPattern[]) => saved.map((one) => `${one.regex} ${versionOf(saved, one)}`);

it('numbers the versions of a name, and no single pattern', () => {
  expect(listed([{ regex: 'x', flags: '' }, ...save([], mail('a'))])).toEqual(['x undefined', 'a undefined']);
  expect(listed(save(save([], mail('a')), mail('b')))).toEqual(['b 2', 'a 1']);
});

it('leaves a version its number when it is saved again, or another is deleted', () => {
  const three = ['a', 'b', 'c', 'a'].reduce((saved, regex) => save(saved, mail(regex)), [] as SavedPattern[]);
  expect(listed(three)).toEqual(['a 1', 'c 3', 'b 2']);
  const two = three.filter(({ regex }) => regex !== 'b');
  expect(listed(two)).toEqual(['a 1', 'c 3']);
  expect(listed(save(two, mail('d')))).toEqual(['d 4', 'a 1', 'c 3']);
  expect(listed(three.slice(1, 2))).toEqual(['c 3']);
});

it('numbers by their order what was saved without numbers', () => {
  expect(listed(save([mail('b'), mail('a')], mail('c')))).toEqual(['c 3', 'b 2', 'a 1']);
});
