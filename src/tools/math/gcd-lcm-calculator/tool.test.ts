import { describe, expect, it } from 'vitest';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
import { runTool } from '@/kit/testing/run-tool';
import tool from './tool';

const run = async (input: string) => {
  const { shown } = await runTool(tool, input);
  return Object.fromEntries(
    (shown.value as { label: string; value: string }[]).map(({ label, value }) => [label, value]),
  );
};

describe('gcd-lcm-calculator', () => {
  // python3: random.seed(5), numbers of up to 30 digits with common factors; math.gcd(*numbers), math.lcm(*numbers)
  it.each([
    [
      '347690691516699219179380866 203428314306 59013585273912 43028606840441419640500794',
      '9687062586',
      '65859158566626820059603661422184307505135992616',
    ],
    ['2206932564151552093273668 62469599983366', '9122794', '15112277496654170024432406669852'],
    ['19067430442 3412838 636088904967087625140536 5560778 95464', '23866', '16932547921141965974331288044520008'],
    ['25669220729166 8284178610 17475174432', '2718', '167673140337842129561830560'],
    [
      '104993241702923196 961520 7119369957056 141252403914035237709956',
      '2828',
      '1122170556717323787474720586629107895528571544640',
    ],
    ['54252843520 41073489703615560 982068240 17840414691640', '40', '101671561970248677641292283504423665983316480'],
    ['5735444732613 72 819 5886099 17971506', '9', '389491028415423226462958424'],
    [
      '273821740407782940069 5028555287700518009 2467396284652600 424088',
      '7573',
      '59239877085557209538802882545612863044951077400',
    ],
    [
      '1411015729444699077 1203120 26793440118 9726230099902674303',
      '27',
      '239108311777260973163110983268772908644917322480',
    ],
    ['206110248 30345399924 2753233652367148', '321044', '55691017183854571967112'],
    ['454608 345352289491407101292', '1476', '106368505163353387197936'],
    ['1957066696 31355763148404 256 117483320572', '4', '14418803072704194583555138384202496'],
  ])('%s', async (numbers, gcd, lcm) => expect(await run(numbers)).toMatchObject({ GCD: gcd, LCM: lcm }));

  it('reads any separators and equal numbers', async () => {
    expect(await run(' 007\n+7;7,,7 ')).toMatchObject({ GCD: '7', LCM: '7', 'Prime Factors': '7 = 7' });
  });

  it.each([
    ['gcd(48, 18)', '6', '144'],
    ['math.gcd(48, 18)', '6', '144'],
    ['LCM of 4 and 6', '2', '12'],
    ['12/18', '6', '36'],
    ['[4, 6, 9]', '1', '36'],
    ['4 & 6', '2', '12'],
    ['GCD 4;6', '2', '12'],
  ])('takes %s as it is asked', async (input, gcd, lcm) =>
    expect(await run(input)).toMatchObject({ GCD: gcd, LCM: lcm }),
  );

  // python3 -c 'import math; print(math.gcd(17, 0), math.lcm(17, 0), math.gcd(12, 0, 18), math.gcd(0, 0))' → 17 0 6 0
  it.each([
    ['17, 0', 'With a 0, the GCD is that of the other numbers, 17, and the LCM is 0.'],
    ['12, 0, 18', 'With a 0, the GCD is that of the other numbers, 6, and the LCM is 0.'],
    ['0, 0', 'Every number divides 0, so there is no greatest common divisor.'],
    ['12, -3', undefined],
  ])('says of %s what can be said', async (input, hint) => {
    const error = await run(input).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ message: 'Please enter positive integers only.', details: { hint } });
  });

  it.each([
    ['', 'Please enter at least two numbers.'],
    ['12', 'Please enter at least two numbers.'],
    ['12 0', 'Please enter positive integers only.'],
    ['12 -3', 'Please enter positive integers only.'],
    ['12 1.5', 'Please enter positive integers only.'],
    ['12 x', 'Please enter positive integers only.'],
    ['1e5 10', 'Please enter positive integers only.'],
    ['\u0000 \ud800', 'Please enter positive integers only.'],
    ['9'.repeat(1e6), 'Please enter numbers of up to 10,000 digits in total.'],
    ['1 '.repeat(5e5), 'Please enter numbers of up to 10,000 digits in total.'],
  ])('%.12j: %s', async (input, message) => {
    await expect(run(input)).rejects.toMatchObject({ name: 'InputError', message });
  });

  it('is quick for the worst that it takes, and shortens the steps', async () => {
    // Neighbours in the Fibonacci sequence need the most divisions of all.
    let [a, b] = [1n, 1n];
    const large = 10n ** 4_990n;
    while (b < large) [a, b] = [b, a + b];
    const started = processorTime();
    const { GCD, Steps } = await run(`${a} ${b}`);
    expectWithin(2000, started);
    expect(GCD).toBe('1');
    expect(Steps!.split('\n')).toHaveLength(61);
    const even = Array.from({ length: 41 }, (_, at) => 100 + 2 * at);
    expect((await run(even.join())).Steps).toMatch(/\n…$/);
    expect((await run('2 3 '.repeat(2000))).LCM).toBe('6');
  });
});
