import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import registry from 'oui-data';
import { describe, expect, it } from 'vitest';
import { findAssignment, REGISTRY_VERSION } from '@/engines/network/oui';
import type { FieldRow, Outcome, TableRows } from '@/kit/output';
import { runTool } from '@/kit/testing/run-tool';
import tool from './tool';

const assigned = registry as Record<string, string>;
const lookUp = (input: string): Promise<Outcome> => runTool(tool, input);

describe('mac-lookup', () => {
  it('finds what the registry says, for every five-hundredth prefix of each length', async () => {
    const prefixes = Object.keys(assigned);
    for (const length of [6, 7, 9])
      for (const [at, prefix] of prefixes.filter((one) => one.length === length).entries()) {
        if (at % 500 !== 0) continue;
        const found = await findAssignment(prefix.padEnd(12, '0').toLowerCase());
        const longest = [9, 7, 6].map((size) => prefix.padEnd(12, '0').slice(0, size)).find((one) => assigned[one]);
        expect(found?.prefix).toBe(longest);
        expect(assigned[longest!]!.replaceAll('\t', ' ').startsWith(found!.name)).toBe(true);
      }
  });

  it('keeps every part small', () => {
    const folder = 'src/engines/network/oui.generated';
    const largest = readdirSync(folder)
      .map((file) => readFileSync(`${folder}/${file}`))
      .sort((a, b) => b.length - a.length);
    expect(largest.length).toBeGreaterThan(300);
    for (const part of largest.slice(0, 3)) expect(brotliCompressSync(part).length).toBeLessThan(40_000);
  });

  it('is of the version that is installed', () => {
    expect(JSON.parse(readFileSync('node_modules/oui-data/package.json', 'utf8')).version).toBe(REGISTRY_VERSION);
  });

  it('takes any form, and several at once', async () => {
    const names = async (input: string) => ((await lookUp(input)).shown.value as FieldRow[])[0]?.value;
    const cisco = assigned['00000C']!.split('\n')[0];
    for (const written of ['00000C', '00:00:0c:12:34:56', '00-00-0C-12-34-56', '0000.0c12.3456'])
      expect(await names(written)).toBe(cisco);
    const { shown, notes } = await lookUp(
      '00:00:0c:12:34:56\n02:00:00:00:00:01\n01:00:5e:00:00:fb\n00:xx\nff:ff:ff:ff:ff:ff',
    );
    expect((shown.value as TableRows).rows).toEqual([
      ['00:00:0c:12:34:56', cisco, 'United States', '00000C', ''],
      ['02:00:00:00:00:01', 'Not assigned', '', '', 'Locally administered'],
      ['01:00:5e:00:00:fb', expect.any(String), expect.any(String), expect.any(String), 'Multicast'],
      ['00:xx', '', '', '', '“x” is not a hexadecimal digit'],
      ['ff:ff:ff:ff:ff:ff', 'Not assigned', '', '', 'Broadcast, Multicast, Locally administered'],
    ]);
    expect(notes).toEqual(['1 of 5 lines could not be read; Note says why.']);
  });

  it('says what kind of address it is', async () => {
    expect((await lookUp('02:00:00:00:00:01')).notes).toEqual([expect.stringContaining('Locally administered')]);
    expect((await lookUp('01:00:5e:00:00:fb')).notes).toEqual([expect.stringContaining('Multicast')]);
    expect((await lookUp('ff:ff:ff:ff:ff:ff')).notes[0]).toContain('Broadcast');
    await expect(lookUp('00:00')).rejects.toThrow('At least the first six');
    await expect(lookUp('00:00:00:00:00:00:00')).rejects.toThrow('12 hexadecimal digits; this has 14');
  });
});
