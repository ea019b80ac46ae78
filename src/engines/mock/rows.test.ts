import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/engines/random/seeded';
import { drawRecords } from '.';
import { addRow, changeRow, type FieldRow, moveRow, readRows, removeRow, writeRow } from './rows';

const TEXT = `# people
id: sequence(100, 5)   # counted
name: full name unique
email : email( name )

code: regex([A-Z]{2}(-|_)\\d+) nulls 10%
plan: one of(free 60, pro 30) unique nulls 20%
owner:
  first: first name
  pets[0-2]:
    kind: animal
    age: integer(0, 20)
  born: date(2020-01-01, 2026-01-01)
tags[]: word
last: boolean`;
const rowOf = (text: string, name: string): FieldRow => readRows(text)!.find((row) => row.name === name)!;
const draw = (text: string) => drawRecords(text, 2, seededRandom('rows'), () => {});
const names = (text: string) =>
  readRows(text)!
    .map(({ name }) => name)
    .join(' ');

describe('a text as rows', () => {
  it('says of each line what the reader of fields makes of it', async () => {
    expect(rowOf(TEXT, 'code')).toMatchObject({ type: 'regex', args: '[A-Z]{2}(-|_)\\d+', nulls: 10, unique: false });
    expect(rowOf(TEXT, 'plan')).toMatchObject({ type: 'one of', args: 'free 60, pro 30', nulls: 20, unique: true });
    expect(rowOf(TEXT, 'pets')).toMatchObject({ type: '', list: '0-2', indent: '  ' });
    expect(rowOf(TEXT, 'tags')).toMatchObject({ list: '', type: 'word' });
    // Every line written anew by the form draws the very same records.
    const rewritten = readRows(TEXT)!.reduce((text, { name }) => changeRow(text, rowOf(text, name), {}), TEXT);
    expect(rewritten).toContain('id: sequence(100, 5)   # counted');
    expect(await draw(rewritten)).toEqual(await draw(TEXT));
  });

  it('comes back from any row as it was', () => {
    const row = fc.record({
      line: fc.constant(0),
      indent: fc.constantFrom('', '  ', '    '),
      name: fc.constantFrom('id', 'first name', 'größe', 'a-b', 'unique'),
      list: fc.constantFrom(undefined, '', '0-3', '5'),
      type: fc.constantFrom('word', 'full name', 'one of', 'regex', 'date'),
      args: fc.constantFrom('', '1, 2', 'a (b), c', '\\(x\\)', '(a|b)+'),
      unique: fc.boolean(),
      nulls: fc.integer({ min: 0, max: 100 }),
      comment: fc.constantFrom('', ' # why', '  # of (all) unique'),
    });
    fc.assert(
      fc.property(row, (one) => {
        expect(readRows(writeRow(one))).toEqual([one]);
      }),
    );
  });

  it('is none for a JSON Schema and for lines that say something else', () => {
    expect(readRows(' {"type":"object"}')).toBeUndefined();
    expect(readRows('id: sequence\njust words')).toBeUndefined();
    expect(readRows('id: one of(a')).toBeUndefined();
    expect(readRows('')).toEqual([]);
  });
});

describe('changes', () => {
  it('touch one line alone', () => {
    const next = changeRow(TEXT, rowOf(TEXT, 'name'), { type: 'company', unique: false, nulls: 5 });
    expect(next).toBe(TEXT.replace('name: full name unique', 'name: company nulls 5%'));
    expect(changeRow(TEXT, rowOf(TEXT, 'last'), { list: '1-2' })).toBe(TEXT.replace('last:', 'last[1-2]:'));
  });

  it('make an object with a field of its own', async () => {
    const next = changeRow('a: word', rowOf('a: word', 'a'), { type: '', args: '' });
    expect(next).toBe('a:\n  name: word');
    expect(await draw(next)).toMatchObject([{ a: { name: expect.any(String) } }, {}]);
  });

  it('remove an object with its fields', () => {
    expect(names(removeRow(TEXT, rowOf(TEXT, 'owner')))).toBe('id name email code plan tags last');
    expect(names(removeRow(TEXT, rowOf(TEXT, 'pets')))).toBe('id name email code plan owner first born tags last');
  });

  it('add a field with a free name', () => {
    expect(addRow('')).toBe('field1: word');
    expect(addRow('field1: word\n\n')).toBe('field1: word\nfield2: word');
  });

  it('move a field, and an object with what is in it', () => {
    const move = (from: string, to: string) => moveRow(TEXT, rowOf(TEXT, from), rowOf(TEXT, to));
    expect(names(move('last', 'id'))).toBe('last id name email code plan owner first pets kind age born tags');
    expect(names(move('owner', 'tags'))).toBe('id name email code plan tags owner first pets kind age born last');
    expect(names(move('pets', 'born'))).toBe('id name email code plan owner first born pets kind age tags last');
    expect(names(move('tags', 'owner'))).toBe('id name email code plan tags owner first pets kind age born last');
    // Not out of its object.
    for (const [from, to] of [
      ['first', 'tags'],
      ['kind', 'born'],
      ['id', 'id'],
    ] as const)
      expect(move(from, to)).toBe(TEXT);
  });
});
