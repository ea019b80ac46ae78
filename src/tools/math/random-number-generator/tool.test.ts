import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/engines/random/seeded';
import { deviationAmong } from '@/engines/random/testing';
import { initialValues, readOption } from '@/kit/option';
import { runTool } from '@/kit/testing/run-tool';
import tool from './tool';

async function draw(options: object = {}, source = 'test') {
  const { shown, notes } = await runTool(tool, undefined, options, { random: seededRandom(source) });
  return { results: shown.value as string[], notes };
}

describe('random-number-generator', () => {
  it('is uniform over the range, both ends included', async () => {
    const { results } = await draw({ min: '-3', max: '7', count: 100_000 });
    expect(deviationAmong(11, results)).toBeLessThan(5);
    expect(results).toEqual(expect.arrayContaining(['-3', '7']));
  });

  it('is uniform with decimals and when no number may come twice', async () => {
    const { results } = await draw({ min: '0', max: '1', decimals: 1, count: 50_000 });
    expect(deviationAmong(11, results)).toBeLessThan(5);
    const firsts: string[] = [];
    for (let at = 0; at < 5000; at++)
      firsts.push((await draw({ max: '10', unique: true, count: 3 }, `source ${at}`)).results[2]!);
    expect(deviationAmong(10, firsts)).toBeLessThan(5);
  });

  it('reduces the count to what the range holds, and says so', async () => {
    const { results, notes } = await draw({ min: '1', max: '10', unique: true, count: 100 });
    expect(new Set(results)).toEqual(new Set(Array.from({ length: 10 }, (_, at) => String(at + 1))));
    expect(notes).toEqual(['Count was reduced to 10: the range has no more different numbers']);
  });

  it('sorts by value, not by text', async () => {
    const { results } = await draw({ min: '-200', max: '200', decimals: 1, count: 100, sort: 'ascending' });
    expect(results).toEqual([...results].sort((a, b) => Number(a) - Number(b)));
    const down = await draw({ min: '-200', max: '200', decimals: 1, count: 100, sort: 'descending' });
    expect(down.results).toEqual([...results].reverse());
  });

  it('has the defaults and limits of the page', async () => {
    expect(initialValues(tool.options)).toMatchObject({ min: '1', max: '100', count: 1, decimals: 0, unique: false });
    expect(() => readOption(tool.options.count, 101)).toThrow('Count must be from 1 to 100');
    expect(() => readOption(tool.options.decimals, 11)).toThrow('Decimals must be from 0 to 10');
    await expect(draw({ min: '5', max: '1' })).rejects.toThrow('The minimum can’t be greater than the maximum');
    await expect(draw({ min: 'x' })).rejects.toThrow('Min must be a number');
  });

  it('draws dice, coins and entries of a list, as many as are asked for', async () => {
    const dice = await draw({ draw: 'dice', dice: '2d6', showDice: false, sort: 'ascending', count: 100 });
    expect(dice.results).toEqual([...dice.results].sort((a, b) => Number(a) - Number(b)));
    expect(dice.results).toEqual(expect.arrayContaining(['2', '12']));
    const coin = await draw({ draw: 'coin', count: 10_000 });
    expect(deviationAmong(2, coin.results)).toBeLessThan(5);
    const list = await draw({ draw: 'list', list: 'Ada, Ben, Chloe', unique: true, count: 5 });
    expect([...list.results].sort()).toEqual(['Ada', 'Ben', 'Chloe']);
    expect(list.notes).toEqual(['Count was reduced to 3: the list has no more entries']);
  });

  it('leaves excluded numbers out, and draws the others evenly', async () => {
    const { results } = await draw({ max: '10', exclude: '2-4, 9', count: 30_000 });
    expect([...new Set(results)].sort((a, b) => Number(a) - Number(b))).toEqual(['1', '5', '6', '7', '8', '10']);
    expect(deviationAmong(6, results)).toBeLessThan(5);
    const { notes } = await draw({ max: '10', exclude: '2-4, 9', unique: true, count: 10 });
    expect(notes).toEqual(['Count was reduced to 6: the range has no more different numbers']);
  });
});
