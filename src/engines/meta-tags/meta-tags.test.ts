import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { adviseOn, getCrumbs, getHandle, linkTag, namedTag, propertyTag, tidy, titleTag, toList, writeTags } from '.';

interface Parsed {
  tagName: string;
  attrs: { name: string; value: string }[];
  childNodes: { value?: string }[];
}
const parse = (html: string) => parseFragment(html).childNodes as unknown as Parsed[];
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('"><script>alert(1)</script>', '</title><img onerror=x>', '&amp;', "' onload='x", '\n a \t b '),
);

describe('tags', () => {
  it('say exactly what was typed, to a parser of HTML, and nothing more', () => {
    fc.assert(
      fc.property(text, (content) => {
        const wanted = tidy(content);
        for (const tag of [namedTag('a', content), propertyTag('a', content), linkTag('a', content)]) {
          if (wanted === '') {
            expect(tag).toBeUndefined();
            continue;
          }
          const nodes = parse(tag!);
          expect(nodes).toHaveLength(1);
          expect(nodes[0]!.attrs).toHaveLength(2);
          expect(nodes[0]!.attrs[1]!.value).toBe(wanted);
        }
        if (wanted !== '') {
          const [title, ...rest] = parse(titleTag(content)!);
          expect(title!.childNodes.map(({ value }) => value).join('')).toBe(wanted);
          expect(rest).toEqual([]);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('are not written where there is nothing to say', () => {
    expect(writeTags([[namedTag('a', ' ')], [], [namedTag('b', 'x'), undefined]])).toBe('<meta name="b" content="x">');
  });
});

it('reads lists and names', () => {
  expect(toList(' a, b ,,c\n')).toEqual(['a', 'b', 'c']);
  expect(['localkit', '@localkit', ' two words', 'a.b'].map(getHandle)).toEqual([
    '@localkit',
    '@localkit',
    'two words',
    'a.b',
  ]);
});

it('warns of what is cut and of addresses that nobody can open', () => {
  const long = '👩‍👩‍👧'.repeat(61);
  expect(
    adviseOn({
      title: long,
      description: 'a'.repeat(160),
      addresses: { URL: '/about', 'OG Image': '', Icon: 'https://a.b/c' },
    }),
  ).toEqual([
    'Title has 61 characters; search engines show about 60.',
    'URL should be a full URL that starts with https://.',
  ]);
});

it('shows an address in steps', () => {
  expect(getCrumbs('https://www.example.com:8080/a%20b/%zz/?q#h')).toEqual({
    host: 'example.com:8080',
    path: ['a b', '%zz'],
  });
  expect(getCrumbs('javascript:alert(1)')).toEqual({ host: 'example.com', path: [] });
});
