import { describe, expect, it } from 'vitest';
import { InputError, shortMessage } from './input-error';

describe('a message', () => {
  it('is left as it is where it is short', () => {
    const message = `Unknown word ${'a'.repeat(300)}`;
    expect(shortMessage(message)).toBe(message);
    expect(new InputError('Invalid', { hint: 'why', line: 2 })).toMatchObject({
      message: 'Invalid',
      details: { hint: 'why', line: 2 },
    });
  });

  it('keeps what it says, and loses what it repeats', () => {
    const word = 'a'.repeat(5_000_000);
    expect(shortMessage(`</c> stands where <${word}> should be closed`)).toBe(
      `</c> stands where <${'a'.repeat(99)}… should be closed`,
    );
    const prose = shortMessage(`Unknown: ${'word '.repeat(1e6)}isn’t a valid Day`);
    expect(prose.length).toBeLessThanOrEqual(500);
    expect(prose).toMatch(/^Unknown: word .* … .*isn’t a valid Day$/);
    const { message, details } = new InputError(word, { hint: word, repairs: [word] });
    for (const messages of [message, details.hint!, details.repairs![0]!]) expect(messages).toBe(`${'a'.repeat(100)}…`);
  });

  it('has no half characters', () => {
    for (const text of ['😀'.repeat(1000), `a${'😀'.repeat(1000)}`, '😀 '.repeat(1000), `a${'😀 '.repeat(1000)}`])
      expect(shortMessage(text)).not.toMatch(/[\ud800-\udfff]/u);
  });
});
