import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateWords, epochWords, getPreview } from './previews';
import { parseJson } from './scan';

const preview = (value: string, name = 'x') => getPreview(parseJson(JSON.stringify({ [name]: value })), 1);
/** The same words by the browser's own formatter. */
const spoken = (at: Date) => {
  const part = (options: Intl.DateTimeFormatOptions) => at.toLocaleString('en-GB', { timeZone: 'UTC', ...options });
  const day = `${part({ weekday: 'long' })}, ${part({ day: 'numeric' })} ${part({ month: 'long' })} ${at.getUTCFullYear()}`;
  return `${day}, ${part({ hour: '2-digit', minute: '2-digit', second: '2-digit' })} UTC`;
};

describe('getPreview', () => {
  it('says moments as Intl does, written as text, in seconds or in milliseconds', () => {
    const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, (at) => {
        const whole = new Date(Math.floor(at.getTime() / 1000) * 1000);
        expect(dateWords(at.toISOString())).toBe(spoken(whole));
        expect(epochWords(String(at.getTime()), 'createdAt')).toBe(spoken(whole));
        expect(epochWords(String(whole.getTime() / 1000), 'exp')).toBe(spoken(whole));
      }),
    );
  });

  it.each<[string, string | undefined]>([
    ['2026-01-02', 'Friday, 2 January 2026'],
    ['2026-01-02T03:04:05', 'Friday, 2 January 2026, 03:04:05'],
    ['2026-01-02T03:04+05:30', 'Thursday, 1 January 2026, 21:34:00 UTC'],
    ['2026-01-02 23:30:00-0200', 'Saturday, 3 January 2026, 01:30:00 UTC'],
    ['2024-02-29', 'Thursday, 29 February 2024'],
    ['2026-02-29', undefined],
    ['2026-01-02T24:00', undefined],
    ['2026-1-2', undefined],
  ])('reads the date %s', (text, words) => expect(dateWords(text)).toBe(words));

  it('takes no identifier for a date', () => {
    expect(epochWords('1700000000', 'id')).toBeUndefined();
    expect(epochWords('1700000000', undefined)).toBeUndefined();
    expect(epochWords('12345', 'time')).toBeUndefined();
    expect(epochWords('1700000000', 'updated_at')).toBe('Tuesday, 14 November 2023, 22:13:20 UTC');
  });

  it('knows links, and names pictures that it would have to ask for', () => {
    expect(preview('https://example.com/a?b=1')).toEqual({
      kind: 'link',
      href: 'https://example.com/a?b=1',
      host: 'example.com',
      isImage: false,
    });
    expect(preview('http://example.com/a.PNG?x=1')).toMatchObject({ kind: 'link', isImage: true });
    for (const no of ['javascript:alert(1)', 'ftp://x.y/z', 'see https://example.com', 'https://', '//example.com'])
      expect(preview(no), no).toBeUndefined();
  });

  it('knows colours and nothing that a style sheet would fetch', () => {
    for (const yes of ['#fff', '#ff8800CC', 'rgb(1, 2, 3)', 'hsl(120deg 50% 50% / 20%)', 'oklch(60% 0.15 50)'])
      expect(preview(yes), yes).toEqual({ kind: 'colour', css: yes });
    for (const no of ['#ff', '#12345', 'red', 'url(https://x.y)', 'rgb(url(x))', 'rgb(1,2,3);background:url(x)'])
      expect(preview(no), no).toBeUndefined();
  });

  it('draws only pictures that are in the document', () => {
    expect(preview('data:image/png;base64,iVBORw0KGgo=')).toMatchObject({ kind: 'image', type: 'image/png' });
    expect(preview(`data:image/svg+xml;utf8,%3Csvg/%3E${'x'.repeat(5000)}`)).toMatchObject({ kind: 'image' });
    expect(preview('data:text/html,<b>')).toBeUndefined();
    expect(getPreview(parseJson('{"at":{}}'), 1)).toBeUndefined();
  });
});
