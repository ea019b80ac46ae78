import { compile } from '@/engines/regex/compile';
import { InputError, result } from '@/kit';
import { casesIn } from './lines';
import type { Tested } from './tested';

interface Cases {
  pattern: string;
  flags: string;
  /** One in a line. */
  shouldMatch: string;
  shouldNotMatch: string;
}

export function testCases({ pattern, flags, shouldMatch, shouldNotMatch }: Cases) {
  // Where a match starts is no matter here, so none is carried from one case to the next.
  const regex = compile(pattern, flags.replace('g', ''));
  const test = (expected: boolean) => (text: string) => {
    regex.lastIndex = 0;
    return { text, expected, matched: regex.test(text) };
  };
  const cases = [...casesIn(shouldMatch).map(test(true)), ...casesIn(shouldNotMatch).map(test(false))];
  const wrong = cases.filter(({ expected, matched }) => expected !== matched);
  const data: Tested = { cases };
  return result(
    {
      columns: ['Case', 'Expected', 'Result'],
      rows: cases.map(({ text, expected, matched }) => [
        text,
        expected ? 'Match' : 'No match',
        `${expected === matched ? 'Passed' : 'Failed'}: ${matched ? 'match' : 'no match'}`,
      ]),
    },
    {
      data,
      facts: [{ label: 'Passed', value: `${cases.length - wrong.length} of ${cases.length}` }],
      ...(wrong.length > 0 && { fails: new InputError(`${wrong.length} of ${cases.length} test cases failed`) }),
    },
  );
}
