import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import registry from 'oui-data';
import { describe, expect, it } from 'vitest';
import { findAssignment, REGISTRY_VERSION } from '@/engines/network/oui';
import { type FieldRow, type Outcome, valueAs } from '@/kit/output';
import { runEach, runTool } from '@/kit/testing/run-tool';
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

  it('finds all blocks of a maker that the registry has', async () => {
    for (const maker of ['Raspberry Pi', 'TP-LINK', 'xiaomi commun', 'Ubiquiti', 'no such maker at all']) {
      const { shown, facts } = await runTool(tool, maker, { searchBy: 'maker' });
      const words = maker.toLowerCase().replaceAll('-', '').split(' ');
      const expected = Object.entries(assigned)
        .filter(([, text]) => {
          const name = text
            .split('\n')[0]!
            .normalize('NFKD')
            .toLowerCase()
            .replace(/[^\p{L}\p{N}\s]/gu, '');
          return words.every((word) => name.includes(word));
        })
        .map(([prefix]) => prefix.match(/.{1,2}/g)!.join(':'));
      const { rows } = valueAs(shown, 'table')!;
      expect(rows.map(([prefix]) => prefix).sort()).toEqual(expected.sort());
      expect(facts[0]).toEqual({ label: 'Blocks', value: String(expected.length) });
    }
    await expect(runTool(tool, '-x', { searchBy: 'maker' })).rejects.toThrow('at least two letters');
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
    const { shown, notes, facts } = await runEach(
      tool,
      '00:00:0c:12:34:56\n02:00:00:00:00:01\n\n00:xx\nff:ff:ff:ff:ff:ff',
    );
    const { columns, rows } = valueAs(shown, 'table')!;
    const table = rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])));
    expect(table).toMatchObject([
      { Input: '00:00:0c:12:34:56', 'Vendor Name': cisco, 'Vendor Country': 'United States', Prefix: '00:00:0C' },
      { 'Vendor Name': 'Not assigned', Prefix: '', Notes: expect.stringContaining('Locally administered') },
      { Input: '00:xx', 'Vendor Name': '', Error: '“x” isn’t a hexadecimal digit' },
      { 'Vendor Name': 'Not assigned', Notes: expect.stringMatching(/Broadcast.*Multicast.*Locally administered/) },
    ]);
    expect(notes).toEqual(['1 of 4 lines couldn’t be read.']);
    expect(facts).toEqual((await lookUp('00000C')).facts);
  });

  it('says what kind of address it is', async () => {
    expect((await lookUp('02:00:00:00:00:01')).notes).toEqual([expect.stringContaining('Locally administered')]);
    expect((await lookUp('01:00:5e:00:00:fb')).notes).toEqual([expect.stringContaining('Multicast')]);
    expect((await lookUp('ff:ff:ff:ff:ff:ff')).notes[0]).toContain('Broadcast');
    await expect(lookUp('00:00')).rejects.toThrow('at least the first six');
    await expect(lookUp('00:00:00:00:00:00:00')).rejects.toThrow('12 hexadecimal digits; this one has 14');
  });
});
