import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { definedSlugs } from '../definitions';
import { getInputs } from '../input';
import { getFlag, isSaved, type Option, type OptionValue } from '../option';
import type { AnyTool } from '../tool';
import {
  type Chain,
  type Definitions,
  findFaults,
  loadDefinitions,
  MOST_STEPS,
  readChain,
  type Step,
  slugsIn,
  writeChain,
} from './chain';

let defined: Definitions;
beforeAll(async () => {
  defined = await loadDefinitions(definedSlugs);
});

const read = (text: string) => readChain(text, defined);

/** Any value of an option but its default. */
function anyValue(option: Option): fc.Arbitrary<OptionValue> {
  switch (option.kind) {
    case 'toggle':
      return fc.constant(!option.initial);
    case 'choice':
      return fc.constantFrom(...Object.keys(option.choices));
    case 'integer':
    case 'number': {
      const min = Math.max(option.min, -1e6);
      const max = Math.min(option.max, 1e6);
      if (option.snaps)
        return fc.nat(Math.floor((max - min) / option.step)).map((steps) => option.min + steps * option.step);
      return option.kind === 'integer'
        ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
        : fc.double({ min, max, noNaN: true }).map((value) => value || 0);
    }
    case 'date':
      return fc.constantFrom(
        ...{ date: ['', '2026-01-31'], time: ['', '23:59'], 'datetime-local': ['', '2026-01-31T23:59'] }[
          option.precision
        ],
      );
    default:
      return fc
        .string({ unit: fc.constantFrom(...'ab-|"\'\\ \n\t=é😀') })
        .map((value) => ('maxLength' in option ? value.slice(0, option.maxLength).toWellFormed() : value));
  }
}

const anyText = fc.string({ unit: fc.constantFrom(...'ab-|"\'\\ \n=é😀') });

function anyStep(slug: string, tool: AnyTool): fc.Arbitrary<Step> {
  const named = Object.entries(tool.options).filter(([, option]) => isSaved(option));
  const options = fc
    .record(Object.fromEntries(named.map(([name, option]) => [name, anyValue(option)])), { requiredKeys: [] })
    .map((values) =>
      Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== tool.options[name]!.initial)),
    );
  const inputs = getInputs(tool.input).filter(([, input]) => !input.secret);
  const texts = fc.record(Object.fromEntries(inputs.map(([name]) => [name, anyText])), { requiredKeys: [] });
  return fc
    .record({ options, texts, take: fc.option(anyText), off: fc.boolean() })
    .map(({ options: values, texts: provided, take, off }) => ({
      tool: slug,
      options: values as Step['options'],
      ...(Object.keys(provided).length > 0 && { inputs: provided as Record<string, string> }),
      ...(take !== null && { take }),
      ...(off && { off }),
    }));
}

describe('the text of a chain', () => {
  it('says what the command line says', () => {
    const text =
      'base64-string --mode decode | json-formatter --indent-size 4 | hash-text --algorithm SHA256 --take SHA256';
    const { chain, faults } = read(text);
    expect(faults).toEqual([]);
    expect(chain.each).toBe('whole');
    expect(chain.steps.map(({ tool }) => tool)).toEqual(['base64-string', 'json-formatter', 'hash-text']);
    expect(chain.steps[1]).toEqual({ tool: 'json-formatter', options: { indentSize: '4' } });
    expect(chain.steps[2]!.take).toBe('SHA256');
    expect(writeChain(read(`  ${text.replaceAll(' ', '  ')} `).chain, defined)).toBe(writeChain(chain, defined));
  });

  it('is read back exactly as it was written, for any steps of any tools', () => {
    const steps = fc.array(
      fc.constantFrom(...definedSlugs).chain((slug) => anyStep(slug, defined(slug)!)),
      { minLength: 1, maxLength: 6 },
    );
    const chains = fc.record({ steps, each: fc.constantFrom('whole', 'line', 'file') }) as fc.Arbitrary<Chain>;
    fc.assert(
      fc.property(chains, (chain) => {
        const { chain: back, faults } = read(writeChain(chain, defined));
        expect(back).toEqual(chain);
        expect(faults).toEqual([]);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('has no secret in it, and reads one that someone wrote', () => {
    const slug = definedSlugs.find((one) =>
      Object.values(defined(one)!.options).some(({ kind }) => kind === 'secret'),
    )!;
    const [name, option] = Object.entries(defined(slug)!.options).find(([, one]) => one.kind === 'secret')!;
    const { chain } = read(`${slug} --${getFlag(option.label)} hunter2`);
    expect(chain.steps[0]!.options[name]).toBe('hunter2');
    expect(writeChain(chain, defined)).toBe(slug);
    const basic = { steps: [{ tool: 'basic-auth', options: {}, inputs: { username: 'me', password: 'hunter2' } }] };
    expect(writeChain({ ...basic, each: 'whole' }, defined)).toBe('basic-auth --username me');
  });

  it('tells what is wrong at its step and keeps everything else', () => {
    const { chain, faults } = read(
      `json-formatter --colour red --indent-size 4 | no-such-tool --x 1 | text-formatter extra | hash-text --take "SHA`,
    );
    expect(chain.steps.map(({ tool }) => tool)).toEqual([
      'json-formatter',
      'no-such-tool',
      'text-formatter',
      'hash-text',
    ]);
    expect(chain.steps[0]!.options).toEqual({ indentSize: '4' });
    expect(faults.map(({ step }) => step)).toEqual([0, 2, 3]);
    expect(findFaults(chain, defined)).toEqual([
      { step: 1, message: 'There is no tool called "no-such-tool" that returns data' },
    ]);
    expect(read('json-formatter | | hash-text').faults).toHaveLength(1);
    expect(read('json-formatter --indent-size 99').faults[0]!.message).toContain('Indent Size must be one of');
    expect(read('').chain).toEqual({ steps: [], each: 'whole' });
  });

  it('says that what makes something new comes first', () => {
    expect(findFaults(read('uuid-generator | hash-text').chain, defined)).toEqual([]);
    expect(findFaults(read('hash-text --off | uuid-generator').chain, defined)).toEqual([]);
    expect(findFaults(read('hash-text | uuid-generator').chain, defined)).toMatchObject([{ step: 1 }]);
  });

  it('may be of any length', () => {
    const { chain, faults } = read(Array(20_000).fill('hash-text').join('|'));
    expect(chain.steps).toHaveLength(MOST_STEPS);
    expect(faults).toMatchObject([{ step: MOST_STEPS - 1, message: expect.stringContaining('up to 200 steps') }]);
    expect(read(`text-formatter --find ${'x'.repeat(100_000)}`).chain.steps).toHaveLength(1);
    expect(slugsIn('--each-line a --b c | d')).toEqual(['a', 'd']);
  });

  it('leaves the flags of a chain to the chain: no tool has one of that name', () => {
    for (const slug of definedSlugs) {
      const tool = defined(slug)!;
      const labels = [...Object.values(tool.options), ...getInputs(tool.input).map(([, input]) => input)];
      for (const { label } of labels) expect(['take', 'off', 'json', 'help']).not.toContain(getFlag(label));
    }
  });
});
