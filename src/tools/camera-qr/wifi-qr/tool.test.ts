import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import jsqr from 'jsqr';
import { describe, expect, it } from 'vitest';
import { drawPixels } from '@/engines/qr';
import { runs } from '@/engines/testing/long';
import { initialValues } from '@/kit/option';
import type { Picture } from '@/kit/output';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import { readWifiUri, type WifiNetwork, wifiUri } from './network';
import tool from './tool';

// Published as CommonJS: under Node the function is the default of the default.
const readQr = 'default' in jsqr ? (jsqr.default as typeof jsqr) : jsqr;

const NETWORK: WifiNetwork = {
  encryption: 'WPA',
  networkName: 'mynetwork',
  hidden: false,
  password: 'mypass',
  eapMethod: 'PEAP',
  phase2: 'MSCHAPV2',
  identity: '',
  anonymousIdentity: '',
};

describe('wifiUri', () => {
  // Both from the wiki of ZXing, whose readers set the form.
  it('is the published example', () => expect(wifiUri(NETWORK)).toBe('WIFI:T:WPA;S:mynetwork;P:mypass;;'));
  it('escapes as the published example', () =>
    expect(wifiUri({ ...NETWORK, networkName: String.raw`"foo;bar\baz"` })).toContain(
      String.raw`S:\"foo\;bar\\baz\";`,
    ));

  it('has no password where there is none, and says when a network is hidden', () => {
    expect(wifiUri({ ...NETWORK, encryption: 'nopass', hidden: true })).toBe('WIFI:T:nopass;S:mynetwork;H:true;;');
    expect(wifiUri({ ...NETWORK, encryption: 'WEP', password: 'a:b,c' })).toBe(
      String.raw`WIFI:T:WEP;S:mynetwork;P:a\:b\,c;;`,
    );
  });

  it('carries what WPA2-EAP asks for, and nothing of it otherwise', () => {
    const eap = { ...NETWORK, identity: 'me@uni.edu', anonymousIdentity: 'a:n' };
    expect(wifiUri({ ...eap, encryption: 'WPA2-EAP' })).toBe(
      String.raw`WIFI:T:WPA2-EAP;S:mynetwork;P:mypass;E:PEAP;PH2:MSCHAPV2;I:me@uni.edu;A:a\:n;;`,
    );
    expect(wifiUri({ ...eap, encryption: 'WPA2-EAP', phase2: 'none' })).not.toContain('PH2');
    expect(wifiUri(eap)).toBe('WIFI:T:WPA;S:mynetwork;P:mypass;;');
  });
});

type Options = ToolOptions<typeof tool>;
async function run({ networkName = '', ...options }: Partial<Options> & { networkName?: string }) {
  const outcome = await runTool(tool, networkName, options);
  return { ...outcome, picture: outcome.shown.value as Picture };
}

/** Fills the path's rectangles: a renderer for just this much SVG. */
function readSvg(svg: string): string | undefined {
  const scale = 4;
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++)
      for (let at = Number(x) * scale; at < (Number(x) + Number(length)) * scale; at++)
        pixels.fill(0, (row * side + at) * 4, (row * side + at) * 4 + 3);
  return readQr(pixels, side, side)?.data;
}

describe('the code', () => {
  it('is read by another program, for any name and password', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
        fc.stringMatching(/^[ -~]{8,20}$/),
        fc.constantFrom('WPA', 'WEP', 'WPA2-EAP', 'nopass'),
        fc.boolean(),
        async (networkName, password, encryption, hidden) => {
          const { picture } = await run({ networkName, password, encryption, hidden });
          expect(readSvg(picture.svg)).toBe(wifiUri({ ...NETWORK, networkName, password, encryption, hidden }));
        },
      ),
      { numRuns: runs(25) },
    );
  });

  it('is read from its 200 × 200 pixels with every special character', async () => {
    const uri = wifiUri({ ...NETWORK, networkName: String.raw`Caf\;,:"é 5G`, password: String.raw`\\;;,,::""` });
    const style = { ...initialValues(tool.options), level: 'M' } as const;
    const pixels = await drawPixels(uri, style, { opaque: true });
    expect(readQr(pixels, 200, 200)?.data).toBe(uri);
    expect((await run({ networkName: 'x', password: 'longenough' })).picture).toMatchObject({
      width: 200,
      height: 200,
    });
  });
});

it('asks for what is missing', async () => {
  await expect(run({ password: 'longenough' })).rejects.toThrow('Enter the network name');
  await expect(run({ networkName: 'x' })).rejects.toThrow('Enter the password');
  await expect(run({ networkName: 'x', encryption: 'nopass' })).resolves.toBeDefined();
});

it('doubts what no router takes', async () => {
  const notes = async (password: string, encryption: Options['encryption'] = 'WPA', networkName = 'x') =>
    (await run({ networkName, password, encryption })).notes;
  expect(await notes('short')).toEqual(['A WPA password needs 8 to 63 characters.']);
  expect(await notes('a'.repeat(64))).toEqual([]);
  expect(await notes('z'.repeat(64))).toHaveLength(1);
  expect(await notes('12345', 'WEP')).toEqual([]);
  expect(await notes('123456', 'WEP')).toHaveLength(1);
  expect(await notes('longenough', 'WPA', 'é'.repeat(17))).toEqual([
    'A network name can have up to 32 bytes; this one has 34.',
  ]);
});

describe('WPA3 only', () => {
  const uri = wifiUri({ ...NETWORK, encryption: 'WPA3' });

  // WPA3 specification 3.4, section 7.1: the security type stays, and R:1 turns the older protocol off.
  it('is the type that all readers know, with the older protocol turned off', () =>
    expect(uri).toBe('WIFI:T:WPA;R:1;S:mynetwork;P:mypass;;'));

  it('is read back, as is what Android writes', () => {
    expect(readWifiUri(uri)?.encryption).toBe('WPA3');
    expect(readWifiUri('WIFI:S:x;T:SAE;P:y;;')).toMatchObject({ encryption: 'WPA3', networkName: 'x', password: 'y' });
    expect(readWifiUri('WIFI:T:WPA;R:2;S:x;P:y;;')?.encryption).toBe('WPA');
  });
});

it('reads back every network that it writes', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((name) => !/[\r\n]/.test(name)),
      fc.stringMatching(/^[ -~]{8,20}$/),
      fc.constantFrom('WPA' as const, 'WPA3' as const, 'WEP' as const, 'WPA2-EAP' as const),
      fc.boolean(),
      (networkName, password, encryption, hidden) => {
        const network = { ...NETWORK, networkName, password, encryption, hidden, identity: 'me' };
        const read = readWifiUri(wifiUri(network));
        expect(read).toMatchObject({ networkName, password, encryption, hidden });
        if (encryption === 'WPA2-EAP') expect(read).toEqual(network);
      },
    ),
  );
  expect(readWifiUri('https://example.org')).toBeUndefined();
});

describe('the card', () => {
  it('has name, code, instruction and password, each within its width', async () => {
    const { picture } = await run({ networkName: 'A & <B>', password: 'secret & more', card: 'a6' });
    const page = new JSDOM(picture.svg, { contentType: 'image/svg+xml' }).window.document;
    expect([...page.querySelectorAll('text')].map((text) => text.textContent)).toEqual([
      'A & <B>',
      'Point your camera at the code to join.',
      'Password',
      'secret & more',
    ]);
    expect(page.querySelector('svg svg')?.getAttribute('width')).toBe('76');
    expect(picture).toMatchObject({ width: 397, height: 559 });
    const long = (await run({ networkName: 'W'.repeat(32), password: 'longenough', card: 'a4' })).picture;
    expect(Number(/font-size="([\d.]+)"/.exec(long.svg)?.[1]) * 32 * 0.62).toBeLessThanOrEqual(89.3);
  });

  it('keeps the password to itself if told so', async () => {
    const { picture } = await run({ networkName: 'x', password: 'longenough', card: 'a6', cardPassword: false });
    expect(picture.svg).not.toContain('longenough');
  });
});
