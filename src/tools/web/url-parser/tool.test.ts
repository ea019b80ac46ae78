import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getParts, PARTS, readUrl, withParameters, withPart } from './parts';

describe('taking a URL apart', () => {
  // Hard cases of the URL Standard, read by the platform.
  it.each([
    ['http://[::1]:8080/', { hostname: '[::1]', port: '8080' }],
    ['http://0x7f.1/', { hostname: '127.0.0.1' }],
    [
      'HTTPS://EXAMPLE.com:443/%7Ea/./b/../c',
      { protocol: 'https', hostname: 'example.com', port: '', pathname: '/%7Ea/c' },
    ],
    ['https://user:p%40ss@h.example/', { username: 'user', password: 'p@ss' }],
    [
      'mailto:a@b.example?subject=x',
      { protocol: 'mailto', hostname: '', pathname: 'a@b.example', search: '?subject=x' },
    ],
    ['file:///C:/a b', { protocol: 'file', pathname: '/C:/a%20b' }],
    ['https://faß.example/', { hostname: 'xn--fa-hia.example' }],
    ['  https://example.org/ ', { hostname: 'example.org' }],
    ['https://%zz@h.example/', { username: '%zz' }],
  ])('%s', (text, parts) => {
    expect(getParts(readUrl(text).url)).toMatchObject(parts);
    expect(readUrl(text).notes).toEqual([]);
  });

  it.each([
    ['example', 'The protocol is missing'],
    ['/path?x=1', 'The host is missing: this is the end of a URL'],
    ['//', 'The host is missing'],
    ['example.org:99999/', '“99999” isn’t a port'],
    ['https://', 'The host is missing'],
    ['https://h:99999/', '“99999” isn’t a port'],
    ['https://h:x/', '“x” isn’t a port'],
    ['https://[::g]/', '“[::g]” isn’t an IPv6 address'],
    ['https://a b.example/', '“a b.example” isn’t a valid host'],
    ['hello world', 'contains spaces and no protocol'],
  ])('says why %s is none', (text, message) => expect(() => readUrl(text)).toThrow(message));

  // What Chromium's address bar makes of them, but for https, which it tries first.
  it.each([
    ['example.com/path?x=1', 'https://example.com/path?x=1'],
    ['example.org', 'https://example.org/'],
    ['www.example.com:8080', 'https://www.example.com:8080/'],
    ['localhost:3000/api?x=1#y', 'https://localhost:3000/api?x=1#y'],
    ['localhost/api', 'https://localhost/api'],
    ['printer:631/', 'https://printer:631/'],
    ['192.168.1.1/admin', 'https://192.168.1.1/admin'],
    ['[::1]:8080/x', 'https://[::1]:8080/x'],
    ['//cdn.example.com/lib.js', 'https://cdn.example.com/lib.js'],
    ['bücher.example', 'https://xn--bcher-kva.example/'],
    ['me@example.com', 'mailto:me@example.com'],
    ['hxxps://evil[.]example[.]com/x?a[.]b=1', 'https://evil.example.com/x?a[.]b=1'],
  ])('reads %s, and says what it assumed', (text, href) => {
    const { url, notes } = readUrl(text);
    expect(url.href).toBe(href);
    expect(notes).toHaveLength(1);
  });

  it.each([
    ['<https://example.org/>', 'https://example.org/'],
    ['"https://example.org/"', 'https://example.org/'],
    ['<URL:https://example.org/>', 'https://example.org/'],
    ['tel:5551234', 'tel:5551234'],
    ['urn:12345', 'urn:12345'],
    ['http://[::1]/', 'http://[::1]/'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('leaves %s what it is', (text, href) => {
    expect(readUrl(text)).toMatchObject({ url: { href }, notes: [] });
  });

  it('puts parts back so that they read the same', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (text) => {
        // An empty query or hash leaves a bare mark, which no part can hold.
        const url = new URL(text.replace(/[?#]+$|\?(?=#)/g, ''));
        for (const [part] of PARTS) expect(withPart(url, part, getParts(url)[part]).href).toBe(url.href);
      }),
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }))),
        (parameters) => {
          const url = withParameters(
            new URL('https://example.org/'),
            parameters.map(([name, value]) => ({ name, value })),
          );
          expect([...url.searchParams]).toEqual(parameters);
        },
      ),
    );
  });

  it('keeps the URL where a part does not take the value', () => {
    const url = new URL('https://example.org:81/');
    expect(withPart(url, 'port', 'abc').href).toBe(url.href);
    expect(withPart(url, 'hostname', 'a b').href).toBe(url.href);
  });
});
