import { expect, it } from 'vitest';
import { writeContent } from './contents';

it('writes what phones act upon', () => {
  expect(writeContent('link', { url: 'example.org/a' })).toBe('https://example.org/a');
  expect(writeContent('link', { url: 'ftp://example.org' })).toBe('ftp://example.org');
  // Published by ZXing, whose readers set the form.
  expect(writeContent('wifi', { name: 'mynetwork', password: 'mypass' })).toBe('WIFI:T:WPA;S:mynetwork;P:mypass;;');
  expect(writeContent('wifi', { name: '"foo;bar\\baz"', encryption: 'nopass' })).toBe(
    String.raw`WIFI:T:nopass;S:\"foo\;bar\\baz\";;`,
  );
  expect(writeContent('email', { to: 'a@b.example', subject: 'Hi & bye', body: 'ä' })).toBe(
    'mailto:a@b.example?subject=Hi%20%26%20bye&body=%C3%A4',
  );
  expect(writeContent('email', { to: 'a@b.example' })).toBe('mailto:a@b.example');
  expect(writeContent('sms', { to: '+1 (555) 01-00', body: 'Hello: you' })).toBe('SMSTO:+15550100:Hello: you');
  expect(writeContent('phone', { to: '+49 30 / 1234' })).toBe('tel:+49301234');
  expect(writeContent('place', { latitude: '52,5163', longitude: '-13.3777' })).toBe('geo:52.5163,-13.3777');
  expect(writeContent('place', { latitude: '1', longitude: '2', name: 'A b' })).toBe('geo:1,2?q=1,2(A%20b)');
});

it('writes contacts as vCard 3.0 (RFC 2426) and as MeCard', () => {
  const contact = {
    first: 'Ada',
    last: 'Love;lace',
    phone: '+44 1',
    email: 'a@b.example',
    address: '1 St, Town',
    company: 'X',
  };
  expect(writeContent('contact', contact)).toBe(
    String.raw`BEGIN:VCARD
VERSION:3.0
N:Love\;lace;Ada;;;
FN:Ada Love\;lace
ORG:X
TEL:+441
EMAIL:a@b.example
ADR:;;1 St\, Town;;;;
END:VCARD`.replaceAll('\n', '\r\n'),
  );
  expect(writeContent('contact', { ...contact, form: 'mecard' })).toBe(
    String.raw`MECARD:N:Love\;lace,Ada;ORG:X;TEL:+441;EMAIL:a@b.example;ADR:1 St\, Town;;`,
  );
});

it('writes events as iCalendar has them (RFC 5545)', () => {
  expect(
    writeContent('event', { title: 'Tea, cake', start: '2026-11-19T15:30', end: '2026-11-19T16:00', notes: 'a;b' }),
  ).toBe(
    'BEGIN:VEVENT\r\nSUMMARY:Tea\\, cake\r\nDTSTART:20261119T153000\r\nDTEND:20261119T160000\r\nDESCRIPTION:a\\;b\r\nEND:VEVENT',
  );
});

it('writes nothing before it has what it needs', () => {
  for (const kind of ['link', 'wifi', 'contact', 'email', 'sms', 'phone', 'place', 'event'] as const)
    expect(writeContent(kind, { body: 'x', password: 'y' })).toBe('');
  expect(writeContent('wifi', { name: 'x' })).toBe('');
  expect(writeContent('place', { latitude: '91', longitude: '0' })).toBe('');
  expect(writeContent('event', { title: 'x' })).toBe('');
});
