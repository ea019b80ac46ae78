import { describe, expect, it } from 'vitest';
import { refreshRate } from './read-display';
import { readMore, toJson } from './read-more';
import type { View } from './section';

const refused = () => Promise.reject(new DOMException('No', 'NotAllowedError'));

/** A browser that has hardly anything, and refuses the rest. */
const bare = (navigator: object = {}): View =>
  ({
    navigator: { cookieEnabled: true, ...navigator },
    document: { createElement: () => ({ getContext: () => null, canPlayType: () => '' }) },
    matchMedia: () => ({ matches: false }),
    requestAnimationFrame: (step: (time: number) => void) =>
      queueMicrotask(() => {
        frame += 8.3;
        step(frame);
      }),
    screen: {},
  }) as unknown as View;
let frame = 0;

const read = async (navigator?: object) =>
  Object.fromEntries(
    (await readMore(bare(navigator))).map(({ title, rows }) => [
      title,
      Object.fromEntries(rows.map(({ label, value }) => [label, value])),
    ]),
  );

describe('reading the device', () => {
  it('says what a browser lacks, part by part', async () => {
    const sections = await read();
    expect(Object.keys(sections)).toHaveLength(12);
    expect(sections.Battery).toEqual({ Battery: 'Not in this browser' });
    expect(sections.Connection).toEqual({ Connection: 'Not in this browser' });
    expect(sections['Client hints']).toEqual({ 'Client hints': 'Not in this browser' });
    expect(sections.Graphics).toEqual({ WebGL: 'Refused', WebGPU: 'Not in this browser' });
    expect(sections.Display!['Refresh rate']).toBe('120 Hz');
    expect(sections.Permissions!.Camera).toBe('Not in this browser');
    expect(sections['Codecs it plays']!.AV1).toBe('Doesn’t play');
    expect(sections.Features!.USB).toBe('No');
  });

  it('has a sentence on each value', async () => {
    const hints = { getHighEntropyValues: async () => ({ architecture: 'x86' }) };
    const all = await readMore(bare({ userAgentData: hints, connection: {}, mediaDevices: {} }));
    const without = all.flatMap(({ title, rows }) =>
      rows.flatMap(({ label, note }) => (note ? [] : [`${title}: ${label}`])),
    );
    expect(without).toEqual([]);
  });

  it('says what is refused', async () => {
    const sections = await read({
      getBattery: refused,
      storage: { estimate: refused, persisted: refused },
      mediaDevices: { enumerateDevices: refused },
      permissions: {
        query: ({ name }: { name: string }) => (name === 'midi' ? refused() : Promise.resolve({ state: 'denied' })),
      },
      getGamepads() {
        throw new DOMException('No', 'SecurityError');
      },
    });
    expect(sections.Battery).toEqual({ Battery: 'Refused' });
    expect(sections.Storage).toMatchObject({ 'Room for this site': 'Refused', Cookies: 'Yes' });
    expect(sections['Sensors and devices']).toMatchObject({ Cameras: 'Refused', Gamepads: 'Refused' });
    expect(sections.Permissions).toMatchObject({ Camera: 'Refused', 'MIDI devices': 'Refused' });
  });

  it('reads what is told', async () => {
    const sections = await read({
      getBattery: async () => ({ level: 0.734, charging: false, dischargingTime: 5400, chargingTime: Infinity }),
      connection: { effectiveType: '4g', downlink: 10, rtt: 50, saveData: false },
      storage: { estimate: async () => ({ quota: 123_456_789_012, usage: 1_500_000 }), persisted: async () => true },
      usb: {},
    });
    expect(sections.Battery).toEqual({ Battery: '73 %', Charging: 'No' });
    const left = async (dischargingTime: number) =>
      (await readMore(bare({ getBattery: async () => ({ level: 1, charging: false, dischargingTime }) })))
        .flatMap(({ rows }) => rows)
        .find(({ label }) => label === 'Charging')?.note;
    expect(await left(5400)).toBe('Empty in about 1 h 30 min.');
    expect(await left(7190)).toBe('Empty in about 2 h 0 min.');
    expect(sections.Connection).toMatchObject({ Connection: '4g', Downlink: '10 Mbit/s', 'Round trip': '50 ms' });
    expect(sections.Storage).toMatchObject({
      'Room for this site': '123 GB',
      'Used by this site': '2 MB',
      'Kept for good': 'Yes',
    });
    expect(sections.Features!.USB).toBe('Yes');
  });

  it.each([
    [60, '60 Hz'],
    [59.94, '60 Hz'],
    [143.9, '144 Hz'],
    [85, '85 Hz'],
    [1000, '1000 Hz'],
  ])('takes %d frames a second for %s, whatever is lost', (rate, expected) => {
    const times = Array.from({ length: 40 }, (_, at) => (at * 1000) / rate + (at > 20 ? 80 : 0));
    expect(refreshRate(times)).toBe(expected);
  });

  it('measures nothing from a few frames', () => expect(refreshRate([0, 16, 33])).toBeUndefined());

  it('writes JSON with a name for everything', () => {
    expect(
      JSON.parse(toJson([{ title: 'Codecs it plays', rows: [{ label: 'H.265 (HEVC)', value: 'Plays' }] }])),
    ).toEqual({
      codecsItPlays: { h265Hevc: 'Plays' },
    });
  });
});
