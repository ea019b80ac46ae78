import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { formatIp } from '@/engines/network/ip-address';
import { NETWORKS } from '@/engines/network/ipaddress.fixture';
import { drawing, NETWORK_DIGESTS } from '@/engines/network/ipaddress-digests.fixture';
import { InputError } from '@/kit';
import { runNow, runTool } from '@/kit/testing/run-tool';
import tool from './tool';

const run = async (input: string) => {
  const { shown } = await runTool(tool, input);
  return Object.fromEntries(
    (shown.value as { label: string; value: string }[]).map(({ label, value }) => [label, value]),
  );
};

describe('ipv4-subnet', () => {
  it('agrees with the ipaddress module in every field it has', async () => {
    for (const line of NETWORKS.slice(0, 600)) {
      const [text = '', network, mask, wildcard, last, count] = line.split(' ');
      const prefix = text.split('/')[1]!;
      const rows = await run(text);
      expect(rows).toMatchObject({
        Network: `${network}/${prefix}`,
        Netmask: mask,
        'Network Address': network,
        'Network Mask': mask,
        'Wildcard Mask': wildcard,
      });
      const hosts = Number(prefix) >= 31 ? Number(count) : Number(count) - 2;
      expect(rows['Network Size']).toBe(String(hosts));
      expect(rows['Broadcast Address']).toBe(Number(prefix) >= 31 ? 'None' : last);
    }
  });

  it('agrees with it in every field of 5,000 more', () => {
    const draw = drawing();
    const lines = Array.from({ length: 5000 }, () => {
      const address = formatIp(BigInt(draw()), 'ipv4');
      const { value: rows } = runNow(tool, `${address}/${(draw() >>> 16) % 33}`);
      // The mask stands there a second time, under its other name.
      return rows.flatMap(({ label, value }) => (label === 'Netmask' ? [] : [value])).join(' ');
    });
    const digests = NETWORK_DIGESTS.map((_, at) =>
      createHash('sha256')
        .update(lines.slice(at * 100, at * 100 + 100).join('\n'))
        .digest('hex'),
    );
    expect(digests).toEqual(NETWORK_DIGESTS);
  });

  it('follows RFC 3021 for /31 and has one address in /32', async () => {
    expect(await run('10.0.0.1/31')).toMatchObject({
      'Network Size': '2',
      'First Address': '10.0.0.0',
      'Last Address': '10.0.0.1',
    });
    expect(await run('10.0.0.1/32')).toMatchObject({
      'Network Size': '1',
      'First Address': '10.0.0.1',
      'Last Address': '10.0.0.1',
    });
  });

  it('says None at the ends of the address space', async () => {
    expect(await run('0.0.0.0/8')).toMatchObject({
      'Previous Block': 'None',
      'Next Block': '1.0.0.0/8',
      'IP Class': 'A',
    });
    expect(await run('255.255.255.255/32')).toMatchObject({ 'Next Block': 'None', 'IP Class': 'E' });
    expect(await run('1.2.3.4/0')).toMatchObject({
      'Previous Block': 'None',
      'Next Block': 'None',
      'Network Size': '4294967294',
    });
  });

  it('knows the classes by their first octet', async () => {
    for (const [octet, name] of [
      [127, 'A'],
      [128, 'B'],
      [191, 'B'],
      [192, 'C'],
      [223, 'C'],
      [224, 'D'],
      [239, 'D'],
      [240, 'E'],
    ] as const)
      expect((await run(`${octet}.0.0.0`))['IP Class'], `${octet}`).toBe(name);
    // Of the address that was typed, not of the network that begins at 0.0.0.0.
    expect((await run('192.168.1.1/0'))['IP Class']).toBe('C');
    expect((await run('255.255.255.255/1'))['IP Class']).toBe('E');
  });

  // python3: ip_network('192.168.1.77/255.255.255.192', strict=False), and with the host mask 0.0.0.63
  it.each([
    '192.168.1.77 255.255.255.192',
    '192.168.1.77 netmask 255.255.255.192',
    '192.168.1.77 mask 255.255.255.192',
    '192.168.1.77 0.0.0.63',
    '192.168.1.77 / 26',
    '192.168.1.77/0.0.0.63',
  ])('reads %s', async (input) => expect((await run(input)).Network).toBe('192.168.1.64/26'));

  it.each([
    ['192.168.300.1/24', 'Part 3, 300, isn’t from 0 to 255.'],
    ['192.168.1/24', 'It has 3 parts, but an address has four.'],
    ['192.168.1.0/33', '/33 isn’t a prefix: they go from 0 to 32.'],
    ['192.168.1.0 255.255.256.0', 'Part 3, 256, isn’t from 0 to 255.'],
    ['192.168.1.0 255.0.255.0', '255.0.255.0 isn’t a mask: its bits must be ones, then zeros.'],
  ])('names what is wrong in %s', async (input, hint) => {
    await expect(run(input)).rejects.toMatchObject({
      message: 'Invalid IPv4 address or CIDR notation',
      details: { hint },
    });
  });

  it('splits into equal parts', () => {
    const parts = (input: string, splitInto: string) => {
      const { data, notes } = runNow(tool, input, { splitInto });
      return { list: data.parts.map(({ value }) => value), notes };
    };
    expect(parts('10.0.0.0/24', '/26').list).toEqual(['10.0.0.0/26', '10.0.0.64/26', '10.0.0.128/26', '10.0.0.192/26']);
    expect(parts('10.0.0.0/24', '3')).toMatchObject({ notes: ['Networks are halved, so 3 parts become 4.'] });
    expect(parts('10.0.0.0/8', '/24')).toMatchObject({ notes: ['The first 256 of 65,536 subnets are listed.'] });
    expect(parts('2001:db8::/32', '/34').list).toEqual([
      '2001:db8::/34',
      '2001:db8:4000::/34',
      '2001:db8:8000::/34',
      '2001:db8:c000::/34',
    ]);
    for (const wrong of ['/8', '/33', 'x', '0', '999999'])
      expect(() => runNow(tool, '10.0.0.0/24', { splitInto: wrong }), wrong).toThrow(InputError);
  });

  it('says when the machines do not fit', () => {
    const ask = (hosts: string) => () => runNow(tool, '10.0.0.0/24', { hosts });
    expect(ask('200, 100')).toThrow('10.0.0.0/24 has no room for all of them');
    expect(ask('office')).toThrow('“office” must end with the number of hosts');
    expect(ask('a 0')).toThrow(InputError);
    expect(ask('1,'.repeat(300))).toThrow('Enter up to 200');
  });

  it.each([
    ['10.0.0.77', '10.0.0.77 is in 10.0.0.0/24.'],
    ['10.0.1.1', '10.0.1.1 is not in 10.0.0.0/24.'],
    ['10.0.0.0/16', '10.0.0.0/16 is only partly in 10.0.0.0/24.'],
    ['10.0.0.64/26', '10.0.0.64/26 is in 10.0.0.0/24.'],
    ['::1', '::1 is not in 10.0.0.0/24: one is IPv4, the other IPv6.'],
  ])('says whether %s is in it', (contains, note) => {
    expect(runNow(tool, '10.0.0.0/24', { contains }).notes).toEqual([note]);
  });

  it.each([
    '256.1.1.1',
    '1.2.3',
    '1.2.3.4/33',
    '1.2.3.4/',
    '1.2.3.4/24/8',
    'abc',
    '',
    '\u0000',
    'a'.repeat(1e6),
    '1.'.repeat(5e5),
  ])('refuses %.20j', async (input) => {
    await expect(run(input)).rejects.toMatchObject({
      name: 'InputError',
      message: 'Invalid IPv4 address or CIDR notation',
    });
  });
});
