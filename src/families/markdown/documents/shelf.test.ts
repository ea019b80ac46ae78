import { describe, expect, it } from 'vitest';
import { search, titleOf, withOpen } from './shelf';

const kept = (id: string, text: string, name = '') => ({ id, name, text });

describe('a shelf of documents', () => {
  it.each([
    ['# Release *0.4*\n\ntext', 'Release 0.4'],
    ['---\ntitle: x\n---\n\n> [!NOTE]\n> Read [this](u) first', 'Read this first'],
    ['\n\n', 'Untitled'],
    ['- [x] done', '[x] done'],
    ['a'.repeat(100), 'a'.repeat(60)],
  ])('calls %j %j', (text, title) => expect(titleOf({ name: '', text })).toBe(title));

  it('prefers the name that was given', () => expect(titleOf({ name: ' Mine ', text: '# A' })).toBe('Mine'));

  it('keeps what is open in its place, or at the end, unless there is nothing in it', () => {
    const list = [kept('a', '1'), kept('b', '2')];
    expect(withOpen(list, kept('a', '3'), true)).toEqual([kept('a', '3'), kept('b', '2')]);
    expect(withOpen(list, kept('c', '3'), true)).toEqual([...list, kept('c', '3')]);
    expect(withOpen(list, kept('a', ''), false)).toEqual([kept('b', '2')]);
  });

  it('finds words anywhere', () => {
    const list = [kept('a', '# Shopping\nmilk'), kept('b', 'Milk and honey', 'Plans'), kept('c', 'x')];
    const ids = (query: string) => search(list, query).map(({ id }) => id);
    expect(ids('milk')).toEqual(['a', 'b']);
    expect(ids(' MILK plans')).toEqual(['b']);
    expect(ids('')).toEqual(['a', 'b', 'c']);
  });
});
