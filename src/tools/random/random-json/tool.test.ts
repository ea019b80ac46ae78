import { describe, expect, it } from 'vitest';
import { toJs } from '@/engines/json';
import { readJsonInput } from '@/engines/json/read';
import { deviationAmong } from '@/engines/random/testing';
import { readOption } from '@/kit/option';
import { getGenerator } from '../testing';
import tool from './tool';

const draw = getGenerator(tool);

describe('random-json', () => {
  const depth = (value: unknown): number =>
    typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0;

  it.each([1, 2, 3, 4, 5])('is always valid, and at most and sometimes %i deep', async (maxDepth) => {
    for (const realistic of [true, false]) {
      const { results, kind } = await draw({ maxDepth, realistic, count: 200 });
      expect(kind).toBe('list');
      const depths = results.map((text) => depth(JSON.parse(text)));
      expect(Math.max(...depths)).toBe(maxDepth);
      for (const text of results) expect(text).not.toContain('\n');
    }
  });

  it('gives JSON Lines that are read as such, and the same documents as an array', async () => {
    const lines = (await draw({ count: 5, seed: 'a' })).results;
    const { doc, several } = readJsonInput(lines.join('\n'));
    expect(several).toEqual({ form: 'lines', count: 5 });
    const { results, kind } = await draw({ count: 5, seed: 'a', documents: 'array', indentSize: 'tab' });
    expect(kind).toBe('code');
    expect(results[0]).toBe(JSON.stringify(toJs(doc), null, '\t'));
    expect((await draw({ seed: 'a', documents: 'lines' })).results).toEqual(lines.slice(0, 1));
  });

  it('writes a single document indented', async () => {
    const { results, kind } = await draw({ maxDepth: 3 });
    expect(kind).toBe('code');
    expect(results[0]).toBe(JSON.stringify(JSON.parse(results[0]!), null, 2));
  });

  it('has values of every type, and in realistic ones people whose address goes with their name', async () => {
    const plain = (await draw({ maxDepth: 1, realistic: false, count: 300 })).results.join();
    for (const sample of [
      /: ?null/,
      /: ?true/,
      /: ?false/,
      /: ?-?\d+[,}]/,
      /: ?\d+\.\d/,
      /"\d{4}-\d\d-\d\d"/,
      /"[a-z]+"[,}]/,
    ])
      expect(plain).toMatch(sample);
    const people = (await draw({ maxDepth: 3, count: 300 })).results
      .flatMap((text) => [...text.matchAll(/"name":"([^"]+)","email":"([^"]+)"/g)])
      .map(([, name, email]) => ({ name, email }));
    expect(people.length).toBeGreaterThan(20);
    for (const { name, email } of people) {
      const letters = name!
        .normalize('NFD')
        .replace(/[^A-Za-z ]/g, '')
        .toLowerCase()
        .replace(' ', '.');
      expect(email).toMatch(new RegExp(`^${letters}@example\\.(com|net|org)$`));
    }
  });

  it('draws every kind of value, and every word, equally often', async () => {
    const { results } = await draw({ maxDepth: 1, realistic: false, count: 35_000 });
    const values = results.flatMap((text) => Object.values(JSON.parse(text) as Record<string, unknown>));
    expect(values.length).toBeGreaterThan(100_000);
    const getKind = (value: unknown) =>
      typeof value !== 'string'
        ? String(value === null ? value : typeof value)
        : value.replace(/[a-z]+/g, 'w').replace(/\d+/g, '0');
    // Two kinds of seven are numbers.
    const kinds = values.map(getKind);
    expect(
      deviationAmong(
        5,
        kinds.filter((kind) => kind !== 'number'),
      ),
    ).toBeLessThan(5);
    const numbers = kinds.filter((kind) => kind === 'number').length;
    expect(Math.abs(numbers - (values.length * 2) / 7)).toBeLessThan(5 * Math.sqrt((values.length * 10) / 49));
    expect(
      deviationAmong(
        12,
        values.filter((value) => getKind(value) === 'w'),
      ),
    ).toBeLessThan(5);
  });

  it('gives the same for the same seed, and something else without one', async () => {
    const seeded = await draw({ maxDepth: 3, seed: 'ø 1' }, 'one');
    expect((await draw({ maxDepth: 3, seed: 'ø 1' }, 'two')).results).toEqual(seeded.results);
    expect((await draw({ maxDepth: 3, seed: 'ø 2' }, 'one')).results).not.toEqual(seeded.results);
    expect((await draw({ maxDepth: 3 }, 'one')).results).not.toEqual((await draw({ maxDepth: 3 }, 'two')).results);
  });

  it('has the limits of the page, and others on the command line', () => {
    expect(() => readOption(tool.options.maxDepth, 6)).toThrow('Max Depth must be from 1 to 5');
    expect(() => readOption(tool.options.count, 101)).toThrow('Count must be from 1 to 100');
    expect(readOption(tool.options.count, 10_000, 'command')).toBe(10_000);
  });
});
