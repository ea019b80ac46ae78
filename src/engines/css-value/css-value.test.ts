import { expect, it } from 'vitest';
import { isClosed, isLength, isPercentage, splitList, splitWords, writeRule } from '.';

it('splits outside of parentheses only', () => {
  expect(splitList('0 0 1px rgb(0, 0, 0), inset 1px 1px red')).toEqual(['0 0 1px rgb(0, 0, 0)', 'inset 1px 1px red']);
  expect(splitWords(' 1px\t calc(1px + (2px * 3))  red ')).toEqual(['1px', 'calc(1px + (2px * 3))', 'red']);
});

it('knows lengths', () => {
  expect(['0', '-0', '1px', '-.5em', '+2REM', '3vmin', '1dvh', '2cqw'].every(isLength)).toBe(true);
  expect(['1', 'px', '1 px', '1deg', '1%', '', '1..5px', 'NaNpx'].some(isLength)).toBe(false);
  expect(isPercentage('12.5%')).toBe(true);
  expect(isPercentage('%')).toBe(false);
});

it('refuses what leaves its declaration', () => {
  expect(isClosed('clamp(1px, 2% + 3px, 4px)')).toBe(true);
  for (const text of ['a; b', 'a } b', '(', ')(', '/*', '"', '\\', 'url(x:y)'])
    expect(isClosed(text), text).toBe(false);
});

it('writes rules in rules', () => {
  expect(writeRule('@media print', [writeRule('.a', { fontSize: '1px', gap: undefined, opacity: 0 })])).toBe(
    '@media print {\n  .a {\n    font-size: 1px;\n    opacity: 0;\n  }\n}',
  );
});
