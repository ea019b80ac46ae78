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
        for (const { label, value } of all) expect(await rows(value), label).toEqual(all);
      }),
    );
  });

  // socket.inet_ntoa(bytes.fromhex('c0a80101')) == '192.168.1.1', and so on in Python
  it.each([
    ['c0a80101', '192.168.1.1'],
    ['C0A80101', '192.168.1.1'],
    ['7f000001', '127.0.0.1'],
    ['c0:a8:01:01', '192.168.1.1'],
    ['C0-A8-01-FE', '192.168.1.254'],
    ['c0 a8 01 01', '192.168.1.1'],
    ['0xC0.0xA8.0x01.0x01', '192.168.1.1'],
    ['\\xc0\\xa8\\x01\\x01', '192.168.1.1'],
    ['10101010', '0.154.33.18'],
    ['10.11.12.13', '10.11.12.13'],
    ['192[.]168[.]1[.]1', '192.168.1.1'],
    ['[::ffff:192.168.1.1]', '192.168.1.1'],
    ['1.1.168.192.in-addr.arpa.', '192.168.1.1'],
  ])('reads %s', async (input, address) => expect((await run(input)).IPv4).toBe(address));

  it.each([
    ['192.168.1.1:8080', 'Ignored: :8080'],
    ['192.168.1.1/24', 'Ignored: /24'],
    ['http://me@192.168.1.1/a?b', 'Ignored: http://me@ and /a?b'],
  ])('takes the address out of %s, and says so', async (input, note) => {
    const { value, notes } = await runTool(tool, input);
    expect(value[0]).toEqual({ label: 'IPv4', value: '192.168.1.1' });
    expect(notes).toEqual([note]);
  });

  it.each([
    ['192.168.300.1', 'Part 3, 300, isn’t from 0 to 255.'],
    ['1.2.3', 'It has 3 parts, but an address has four.'],
    ['1.2.3.4.5', 'It has 5 parts, but an address has four.'],
    ['10.0.0.-1', 'Part 4, -1, isn’t from 0 to 255.'],
  ])('names what is wrong in %s', async (input, hint) => {
    await expect(run(input)).rejects.toMatchObject({ message: 'Invalid IPv4 address', details: { hint } });
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
