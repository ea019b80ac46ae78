import { describe, expect, it } from 'vitest';
import { summarize } from './work';

const short = (passed: string | Uint8Array) =>
  summarize({
    outcome: { shown: { kind: 'text', value: '' }, notes: [], facts: [], data: undefined },
    summary: { title: 'A text' },
    passed,
    took: 1,
  });

describe('a result in short', () => {
  it.each([0, 1, 2, 3])('shows bytes that are text wherever they are cut: %s before', (before) => {
    const text = 'a'.repeat(before) + '語'.repeat(2000);
    const summary = short(new TextEncoder().encode(text));
    expect(summary.text).not.toBe('');
    expect(text.startsWith(summary.text)).toBe(true);
    expect(summary.isCut).toBe(true);
  });

  it('carries what matters most of it', () => expect(short('any text').summary).toEqual({ title: 'A text' }));

  it('shows no half of a character', () => {
    for (const before of ['', 'a']) {
      const { text } = short(before + '😀'.repeat(1000));
      expect(text.isWellFormed()).toBe(true);
    }
  });

  it('shows nothing of other bytes', () => {
    expect(short(new Uint8Array([0xff, 0xfe, 0xfd]))).toMatchObject({ text: '', isCut: false });
  });

  it('says whether there is more', () => {
    expect(short('short')).toMatchObject({ text: 'short', isCut: false });
    expect(short(new TextEncoder().encode('é'))).toMatchObject({ text: 'é', isCut: false });
    expect(short('line\n'.repeat(20)).isCut).toBe(true);
  });
});
