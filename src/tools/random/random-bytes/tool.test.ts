import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/engines/random/seeded';
import { deviationAmong } from '@/engines/random/testing';
import { readOption } from '@/kit/option';
import { runTool } from '@/kit/testing/run-tool';
import { getGenerator } from '../testing';
import tool from './tool';

const draw = getGenerator(tool);

describe('random-bytes', () => {
  it('draws all 256 bytes equally often', async () => {
    const { results } = await draw({ length: 1000, format: 'raw', count: 100 });
    expect(
      deviationAmong(
        256,
        results.flatMap((bytes) => bytes.split(', ')),
      ),
    ).toBeLessThan(5);
  });

  it('writes the same bytes in each format', async () => {
    const [raw, hex, base64] = await Promise.all(
      (['raw', 'hex', 'base64'] as const).map(async (format) => (await draw({ length: 1024, format })).results[0]!),
    );
    const bytes = Buffer.from(raw!.split(',').map(Number));
    expect(bytes).toHaveLength(1024);
    expect(hex).toBe(bytes.toString('hex'));
    expect(base64).toBe(bytes.toString('base64'));
  });

  it('writes C arrays and Base32 of the same bytes', async () => {
    const written = async (format: 'hex' | 'c' | 'base32') => (await draw({ length: 33, format })).results[0]!;
    const hex = await written('hex');
    const [, length, values] = /^unsigned char bytes\[(\d+)\] = \{ (.*) \};$/.exec(await written('c'))!;
    expect(length).toBe('33');
    expect(Buffer.from(values!.split(', ').map(Number)).toString('hex')).toBe(hex);
    expect(Secret.fromBase32(await written('base32')).hex.toLowerCase()).toBe(hex);
  });

  it('makes a file of any size up to ten megabytes', async () => {
    const context = { random: seededRandom('file') };
    const { shown, facts } = await runTool(tool, undefined, { format: 'file', fileSize: 100_000 }, context);
    if (shown.kind !== 'bytes') throw new Error(`Gave ${shown.kind}`);
    expect(shown.value).toMatchObject({ name: 'random.bin' });
    expect(shown.value.bytes).toHaveLength(100_000);
    expect(deviationAmong(256, shown.value.bytes)).toBeLessThan(5);
    expect(facts[0]).toMatchObject({ value: '800000.0 bits' });
    expect(() => readOption(tool.options.fileSize, 10_485_761)).toThrow('File Size must be from 1 to 10485760');
  });

  it('has no seed: what it gives may become a key', () => {
    expect(Object.keys(tool.options)).not.toContain('seed');
  });

  it('has the limits of the page, and others on the command line', () => {
    expect(() => readOption(tool.options.length, 1025)).toThrow('Length must be from 1 to 1024');
    expect(() => readOption(tool.options.count, 101)).toThrow('Count must be from 1 to 100');
    expect(readOption(tool.options.count, 10_000, 'command')).toBe(10_000);
  });
});
