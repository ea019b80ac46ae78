import { compile } from '@/engines/regex/compile';
import { InputError, result } from '@/kit';
import { casesIn } from './lines';
import type { Tested } from './tested';

interface Cases {
  pattern: string;
  flags: string;
  flavour: 'javascript' | 're2';
  /** One in a line. */
  shouldMatch: string;
  shouldNotMatch: string;
}

function tester(pattern: string, flags: string): (text: string) => boolean {
  // Where a match ended is no matter here: the next case is searched from its start.
  const regex = compile(pattern, flags.replace('g', ''));
  return (text) => {
    regex.lastIndex = 0;
    return regex.test(text);
  };
}

export async function testCases({ pattern, flags, flavour, shouldMatch, shouldNotMatch }: Cases) {
  const matches =
    flavour === 're2' ? (await import('@/engines/regex/re2')).re2Tester(pattern, flags) : tester(pattern, flags);
  const test = (expected: boolean) => (text: string) => ({ text, expected, matched: matches(text) });
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
