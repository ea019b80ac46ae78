import { isIPv6 } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
import tool from './tool';

const rows = async (input: string) => (await runTool(tool, input)).value as { label: string; value: string }[];
const run = async (input: string) => Object.fromEntries((await rows(input)).map(({ label, value }) => [label, value]));

describe('ipv4-converter', () => {
  it('reads back every form it writes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.ipV4(), async (address) => {
        const all = await rows(address);
        for (const { label, value } of all) if (label !== 'Reverse DNS') expect(await rows(value), label).toEqual(all);
      }),
    );
  });

  it('agrees with the platform', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(0xffff_ffff), async (number) => {
        // The URL standard reads a number as a host and writes it dotted.
        const { hostname } = new URL(`http://${number}/`);
        const all = await run(hostname);
        expect(all.Decimal).toBe(String(number));
        expect(Number(all.Hexadecimal)).toBe(number);
        expect(Number(all.Octal)).toBe(number);
        expect(Number.parseInt(all.Binary!.replaceAll('.', ''), 2)).toBe(number);
        for (const name of ['IPv6', 'IPv6 Short', 'IPv6 Mixed']) {
          expect(isIPv6(all[name]!)).toBe(true);
          expect(new URL(`http://[${all[name]}]/`).hostname).toBe(`[${all['IPv6 Short']}]`);
        }
      }),
    );
  });

  it.each([
    '256.1.1.1',
    '1.2.3',
    '1.2.3.4.5',
    '4294967296',
    '0x1FFFFFFFF',
    '::1',
    '2001:db8::1',
    'abc',
    '',
    '-1',
    '1e5',
    '\ud800',
    '1'.repeat(1e6),
  ])('refuses %.20j', async (input) => {
    await expect(run(input)).rejects.toMatchObject({ name: 'InputError', message: 'Invalid IPv4 address' });
  });
});
