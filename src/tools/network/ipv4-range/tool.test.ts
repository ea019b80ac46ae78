import { describe, expect, it } from 'vitest';
import { RANGES } from '@/engines/network/ipaddress.fixture';
import type { TableRows } from '@/kit/output';
import { runTool } from '@/kit/testing/run-tool';
import tool from './tool';

const run = async (startAddress: string, endAddress: string) => {
  const { shown, facts } = await runTool(tool, { startAddress, endAddress });
  return {
    rows: (shown.value as TableRows).rows,
    facts: Object.fromEntries(facts.map(({ label, value }) => [label, value])),
  };
};

describe('ipv4-range', () => {
  it('gives the blocks of the ipaddress module, whose addresses add up', async () => {
    for (const line of RANGES) {
      const [start = '', end = '', ...blocks] = line.split(' ');
      const { rows, facts } = await run(start, end);
      expect(rows.map(([cidr]) => cidr)).toEqual(blocks);
      const total = rows.reduce((sum, row) => sum + Number(row[3]!.replaceAll(',', '')), 0);
      expect(Number(facts['Addresses in Range']!.replaceAll(',', ''))).toBe(total);
    }
  });

  it('names the network around the range', async () => {
    const around = async (a: string, b: string) => (await run(a, b)).facts['Smallest Enclosing Network'];
    expect(await around('192.168.1.10', '192.168.1.20')).toBe('192.168.1.0/27');
    expect(await around('1.1.1.1', '1.1.1.1')).toBe('1.1.1.1/32');
    expect(await around('0.0.0.0', '255.255.255.255')).toBe('0.0.0.0/0');
    expect(await around('127.255.255.255', '128.0.0.0')).toBe('0.0.0.0/0');
  });

  it.each([
    ['10.0.0.2', '10.0.0.1'],
    ['10.0.0', '10.0.0.1'],
    ['10.0.0.1', '10.0.0.256'],
    ['', ''],
    ['\u0000', '\ud800'],
    ['1'.repeat(1e6), '1.'.repeat(5e5)],
  ])('refuses %.20j to %.20j', async (start, end) => {
    await expect(run(start, end)).rejects.toMatchObject({
      name: 'InputError',
      message: 'Invalid IP range or start address is greater than end address',
    });
  });
});
