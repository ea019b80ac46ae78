import { describe, expect, it } from 'vitest';
import { RANGES } from '@/engines/network/ipaddress.fixture';
import type { TableRows } from '@/kit/output';
import { runTool } from '@/kit/testing/run-tool';
import page from './page';
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

  it('puts networks together and takes others out, as the ipaddress module does', async () => {
    // list(ip_network('10.0.0.0/24').address_exclude(ip_network('10.0.0.64/26'))), sorted; collapse_addresses of three
    const cidrs = async (startAddress: string, exclude = '') =>
      (await runTool(tool, { startAddress, endAddress: '' }, { exclude })).value.rows.map(([cidr]) => cidr);
    expect(await cidrs('10.0.0.0/24', '10.0.0.64/26')).toEqual(['10.0.0.0/26', '10.0.0.128/25']);
    expect(await cidrs('10.0.0.0/26\n10.0.0.128/25, 10.0.0.64-10.0.0.127')).toEqual(['10.0.0.0/24']);
    expect(await cidrs('10.0.0.0/24', '10.0.0.0/8')).toEqual([]);
  });

  it.each([
    ['192.168.1.17', '192.168.1.17 is in 192.168.1.16/30.'],
    ['192.168.1.21', '192.168.1.21 is not in it.'],
    ['192.168.1.0/28', '192.168.1.0/28 is only partly in it.'],
    ['192.168.1.11-19', '192.168.1.11-19 is in 192.168.1.10-192.168.1.20.'],
  ])('says whether %s is in it', async (contains, note) => {
    const range = { startAddress: '192.168.1.10', endAddress: '192.168.1.20' };
    expect((await runTool(tool, range, { contains })).notes).toEqual([note]);
  });

  it('names the octet that is wrong, and leaves no result beside an error', async () => {
    await expect(run('10.0.0.1', '10.0.256.1')).rejects.toMatchObject({
      details: { field: 'endAddress', hint: 'Part 3, 256, isn’t from 0 to 255.' },
    });
    await expect(run('10.0.0.0/24, 10.0.300.0/24', '')).rejects.toMatchObject({
      message: 'Start Address contains “10.0.300.0/24”, which isn’t an address, network or range',
      details: { hint: 'Part 3, 300, isn’t from 0 to 255.' },
    });
    expect(page.clearsOnError).toBe(true);
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
