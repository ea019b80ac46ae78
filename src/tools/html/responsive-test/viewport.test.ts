import { devices as known } from '@playwright/test';
import Bowser from 'bowser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { CREDENTIALS, FAILED, MIXED, readAddress } from './address';
import { DEVICES, findDevice, START } from './devices';
import {
  BREAKPOINTS,
  breakpointAt,
  clamp,
  fitZoom,
  getEdges,
  getGroup,
  getOrientation,
  getRange,
  getTicks,
  HEIGHT,
  stepZoom,
  WIDTH,
  ZOOM,
} from './viewport';

const all = Object.entries(DEVICES).flatMap(([group, list]) => list.map((device) => ({ ...device, group })));

describe('devices', () => {
  it('are those that were promised, the MacBook Air first', () => {
    const listed = (count: Record<string, number>) =>
      Object.entries(DEVICES).flatMap(([group, list]) =>
        list.slice(0, count[group]).map(({ name, width, height }) => `${group}: ${name} ${width}x${height}`),
      );
    expect(listed({ phones: 4, tablets: 3, laptops: 2, desktops: 3 })).toEqual([
      'phones: iPhone 14 390x844',
      'phones: iPhone 14 Pro 393x852',
      'phones: Pixel 7 412x915',
      'phones: Samsung S23 360x780',
      'tablets: iPad Pro 1024x1366',
      'tablets: iPad Air 820x1180',
      'tablets: Galaxy Tab S9 800x1280',
      'laptops: MacBook Air 1280x800',
      'laptops: MacBook Pro 1512x982',
      'desktops: 1080p 1920x1080',
      'desktops: 1440p 2560x1440',
      'desktops: 4K 3840x2160',
    ]);
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(START).toMatchObject({ name: 'MacBook Air', width: 1280, height: 800 });
  });

  const compared = all.filter(({ name }) => (known[name] as { screen?: object } | undefined)?.screen);
  it('are enough to compare', () => expect(compared.length).toBeGreaterThanOrEqual(15));
  it.each(compared)('$name is as large as Playwright knows it', ({ name, width, height }) => {
    expect({ width, height }).toEqual((known[name] as unknown as { screen: object }).screen);
  });
  it.each(all)('the name of $name can be mistaken for no older one', ({ name }) => {
    const older = ['iPhone 14 Pro', 'Pixel 7', 'Samsung S23', 'iPad Pro', 'iPad Air', 'Galaxy Tab S9'];
    const oldest = [...older, 'MacBook Air', 'MacBook Pro', '1080p', '1440p', '4K'];
    expect(oldest.filter((one) => name !== one && name.includes(one))).toEqual([]);
  });

  it.each(all)('$name says what it is by its user agent', ({ group, userAgent }) => {
    const { platform, browser } = Bowser.parse(userAgent);
    const type = { phones: 'mobile', tablets: 'tablet', laptops: 'desktop', desktops: 'desktop' }[group];
    expect(platform.type).toBe(type);
    expect(browser.name).toMatch(/^(Safari|Chrome)$/);
  });

  it.each(all)('$name stays itself when it is turned', ({ name, width, height }) => {
    expect(findDevice(name, width, height)?.name).toBe(name);
    expect(findDevice(name, height, width)?.name).toBe(name);
  });

  it('are recognised by their size, and nothing else is', () => {
    expect(findDevice('MacBook Air', 390, 844)?.name).toBe('iPhone 14');
    expect(findDevice('MacBook Air', 800, 1280)?.name).toBe('MacBook Air');
    expect(findDevice('Pixel 7', 800, 1280)?.name).toBe('Galaxy Tab S9');
    expect(findDevice('MacBook Air', 391, 844)).toBeUndefined();
  });
});

describe('breakpoints', () => {
  it.each([
    [320, 'xs'],
    [639, 'xs'],
    [640, 'sm'],
    [767, 'sm'],
    [768, 'md'],
    [1023, 'md'],
    [1024, 'lg'],
    [1279, 'lg'],
    [1280, 'xl'],
    [1535, 'xl'],
    [1536, '2xl'],
    [3840, '2xl'],
  ])('%i is %s', (width, name) => {
    expect(breakpointAt(width)).toBe(name);
  });
  it('say for which widths they hold', () => {
    expect(Object.keys(BREAKPOINTS).map((name) => getRange(name as never))).toEqual([
      '0–639 px',
      '640–767 px',
      '768–1023 px',
      '1024–1279 px',
      '1280–1535 px',
      '1536 px and wider',
    ]);
  });
});

describe('the size', () => {
  it('stays within its limits', () => {
    expect([clamp(1, WIDTH), clamp(9999, WIDTH), clamp(375.4, WIDTH)]).toEqual([320, 3840, 375]);
    expect([clamp(-5, HEIGHT), clamp(2161, HEIGHT)]).toEqual([320, 2160]);
  });
  it('has an orientation, which is that of its numbers', () => {
    expect(getOrientation(1280, 800)).toBe('Landscape');
    expect(getOrientation(800, 1280)).toBe('Portrait');
    expect(getOrientation(500, 500)).toBe('Portrait');
  });
  it('is drawn as the kind of device it could be', () => {
    for (const { group, width, height } of all) expect(getGroup(width, height)).toBe(group);
  });
});

describe('zoom', () => {
  it('goes by tens between its ends', () => {
    expect([stepZoom(100, true), stepZoom(100, false), stepZoom(75, true), stepZoom(75, false)]).toEqual([
      110, 90, 80, 70,
    ]);
    expect([stepZoom(200, true), stepZoom(10, false)]).toEqual([200, 10]);
  });

  it('fits the whole device, and a step more would not', () => {
    const length = fc.integer({ min: 320, max: 3840 });
    fc.assert(
      fc.property(length, length, length, length, fc.boolean(), (width, height, across, down, framed) => {
        const edges = getEdges(framed, getGroup(width, height));
        const zoom = fitZoom({ width, height }, edges, { width: across, height: down });
        const fits = (percent: number) =>
          ((width + 2 * edges.side) * percent) / 100 <= across + 1e-6 &&
          ((height + edges.top + edges.bottom) * percent) / 100 <= down + 1e-6;
        expect(zoom % ZOOM.step).toBe(0);
        if (zoom > ZOOM.min) expect(fits(zoom)).toBe(true);
        if (zoom < 100) expect(fits(zoom + ZOOM.step)).toBe(false);
      }),
    );
    expect(fitZoom({ width: 1000, height: 500 }, getEdges(false, 'phones'), { width: 700, height: 350 })).toBe(70);
    expect(fitZoom({ width: 1000, height: 500 }, getEdges(false, 'phones'), { width: -22, height: -22 })).toBe(10);
  });
});

describe('the ruler', () => {
  it('marks every 100 pixels at every zoom', () => {
    for (let zoom = ZOOM.min; zoom <= ZOOM.max; zoom += ZOOM.step) {
      const large = getTicks(1280, zoom).filter(({ size }) => size === 'large');
      expect(large.map(({ at }) => at)).toEqual([0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200]);
    }
  });
  it('writes as many numbers as can be read', () => {
    const labels = (zoom: number) => getTicks(1280, zoom).flatMap(({ label }) => label ?? []);
    expect(labels(100)).toHaveLength(13);
    expect(labels(20)).toEqual(['0', '200', '400', '600', '800', '1000', '1200']);
    expect(labels(10)).toEqual(['0', '500', '1000']);
  });
});

describe('the address', () => {
  it.each([
    ['https://example.com', 'https://example.com/'],
    ['  http://localhost:3000/a?b#c ', 'http://localhost:3000/a?b#c'],
    ['HTTPS://EXAMPLE.com/Päth', 'https://example.com/P%C3%A4th'],
    ['http://[::1]:8080/', 'http://[::1]:8080/'],
  ])('%s is loaded', (typed, href) => {
    expect(readAddress(typed, 'http:')).toEqual({ href });
  });

  it.each([
    ['example.com', 'https://example.com'],
    ['//example.com/x', 'https://example.com/x'],
    ['example.com:8443/x', 'https://example.com:8443/x'],
    ['localhost', 'http://localhost'],
    ['localhost:3000/a', 'http://localhost:3000/a'],
    ['192.168.0.5:8080', 'http://192.168.0.5:8080'],
    ['[::1]:5173', 'http://[::1]:5173'],
    ['box.local', 'http://box.local'],
    ['devbox:3000', 'https://devbox:3000'],
  ])('%s lacks its protocol, which is offered', (typed, suggestion) => {
    expect(readAddress(typed, 'http:')).toEqual({ problem: FAILED, suggestion });
  });

  it.each([
    '',
    'hello world',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'ftp://example.com',
    'blob:https://example.com/x',
    'http://',
    'https://exa mple.com',
    'http:example.com',
    '/path',
  ])('%s is none', (typed) => {
    expect(readAddress(typed, 'http:')).toEqual({ problem: FAILED });
  });

  it('carries no password', () => {
    expect(readAddress('https://me:secret@example.com/x', 'http:')).toEqual({
      problem: CREDENTIALS,
      suggestion: 'https://example.com/x',
    });
  });

  it('cannot be plain http in a page of https, except on this machine', () => {
    expect(readAddress('http://example.com/x', 'https:')).toEqual({
      problem: MIXED,
      suggestion: 'https://example.com/x',
    });
    for (const href of ['http://localhost:3000/', 'http://a.localhost/', 'http://127.0.0.1:80/', 'http://[::1]/'])
      expect(readAddress(href, 'https:').problem).toBeUndefined();
    expect(readAddress('http://127.0.0.1.example.com/', 'https:').problem).toBe(MIXED);
  });

  it('never gives anything but http and https, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.webUrl().map((url) => url.slice(6)),
        ),
        (typed) => {
          const address = readAddress(typed, 'https:');
          const href = address.problem === undefined ? address.href : address.suggestion;
          if (href !== undefined) expect(new URL(href).protocol).toMatch(/^https?:$/);
        },
      ),
      { numRuns: runs(60) },
    );
  });
});
