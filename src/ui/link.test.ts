import { describe, expect, it } from 'vitest';
import { line, toggle } from '@/kit';
import { readQuery, writeQuery } from './link';

const shape = { title: line('Title', ''), about: line('About', ''), large: toggle('Large', false) };

describe('options in a link', () => {
  it('come back as they were, whatever they hold', () => {
    const values = { title: 'a&b=c+d %26 ü 漢\n#?', about: '<script>', large: true };
    const query = writeQuery(shape, values);
    expect(new URL(`https://example.com/${query}`).searchParams.get('title')).toBe(values.title);
    expect(readQuery(shape, query)).toEqual(values);
  });

  it('are left out where they are as they were at first', () => {
    expect(writeQuery(shape, { title: '', about: '', large: false })).toBe('');
  });

  it('stay out of it where no server would take it, the others do not', () => {
    for (const long of ['x'.repeat(1_000_000), '漢'.repeat(1000)]) {
      const query = writeQuery(shape, { title: 'Tea', about: long, large: true });
      expect(query).toBe('?title=Tea&large=true');
    }
    expect(writeQuery(shape, { title: 'x'.repeat(3000), about: 'y'.repeat(3000), large: true }).length).toBeLessThan(
      6100,
    );
  });
});
