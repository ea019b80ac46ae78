import { describe, expect, it } from 'vitest';
import { LONG } from '@/engines/testing/long';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
import { runNow } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

type Options = ToolOptions<typeof tool>;
const run = (input: string, options: Partial<Options> = {}) => runNow(tool, input, options).value;

describe('string-reverser', () => {
  it('gives what rev(1) gives where every character is one code point', () => {
    expect(run('Übergrößenträger, 東京 привет 12:34 😀')).toBe('😀 43:21 тевирп 京東 ,regärtneßörgrebÜ');
  });

  it('keeps what rev(1) tears apart', () => {
    expect(run('a👨‍👩‍👧‍👦e\u0301🇫🇷')).toBe('🇫🇷e\u0301👨‍👩‍👧‍👦a');
  });

  it('keeps numbers in place in a sentence', () => {
    expect(run('call 555-1234 now', { ignoreNumbers: true })).toBe('won -555 1234llac');
    expect(run('call 555 now', { mode: 'words', ignoreNumbers: true })).toBe('now 555 call');
    expect(run('a1 b-c', { mode: 'letters' })).toBe('c1 b-a');
  });

  it.runIf(LONG)('takes a million characters in its stride', () => {
    const text = 'añb👍🏽 '.repeat(150_000);
    const start = processorTime();
    expect(run(run(text))).toBe(text);
    expectWithin(8000, start);
  });
});
