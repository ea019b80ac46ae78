import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONG } from '@/engines/testing/long';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
import { CASE_STYLES, type CaseStyle, convertCase, splitWords } from './case';

describe('words', () => {
  it.each([
    ['HTTPServerError2XX', 'HTTP Server Error2 XX'],
    ['userIDs', 'user IDs'],
    ['parseURLsFromHTML5Document', 'parse URLs From HTML5 Document'],
    ['3DModel', '3D Model'],
    ['XMLHttpRequest', 'XML Http Request'],
    ['__foo-bar.baz/qux__', 'foo bar baz qux'],
    ["don't stop", 'dont stop'],
    ['größeÄndern', 'größe Ändern'],
    ['caféNoir'.normalize('NFD'), 'café Noir'.normalize('NFD')],
    ['hello 👩‍👩‍👧 world', 'hello 👩‍👩‍👧 world'],
    ['東京 タワー', '東京 タワー'],
    ['हिन्दी पाठ', 'हिन्दी पाठ'],
    ['…!?', ''],
  ])('%j is %j', (text, words) => expect(splitWords(text).join(' ')).toBe(words));

  it('separates digits where asked', () => {
    expect(splitWords('HTTPServerError2XX', { separateNumbers: true })).toEqual(['HTTP', 'Server', 'Error', '2', 'XX']);
  });
});

describe('cases', () => {
  const wanted: Record<CaseStyle, string> = {
    lower: 'the xmlhttprequest, again: 2 times',
    upper: 'THE XMLHTTPREQUEST, AGAIN: 2 TIMES',
    title: 'The Xmlhttprequest, Again: 2 Times',
    sentence: 'The xmlhttprequest, again: 2 times',
    camel: 'theXmlHttpRequestAgain2Times',
    pascal: 'TheXmlHttpRequestAgain2Times',
    snake: 'the_xml_http_request_again_2_times',
    constant: 'THE_XML_HTTP_REQUEST_AGAIN_2_TIMES',
    kebab: 'the-xml-http-request-again-2-times',
    train: 'The-Xml-Http-Request-Again-2-Times',
    dot: 'the.xml.http.request.again.2.times',
    path: 'the/xml/http/request/again/2/times',
    none: 'the xml http request again 2 times',
    alternating: 'tHe XmLhTtPrEqUeSt, AgAiN: 2 tImEs',
    inverse: 'THE xmlhTTPrEQUEST, AGAIN: 2 TIMES',
  };
  it.each(CASE_STYLES)('%s', (style) => {
    expect(convertCase('the XMLHttpRequest, again: 2 times', style)).toBe(wanted[style]);
  });

  // Unicode's SpecialCasing.txt and the titlecase column of UnicodeData.txt.
  it.each([
    ['straße', 'upper', 'en', 'STRASSE'],
    ['straße ßa', 'title', 'en', 'Straße Ssa'],
    ['ǆungla', 'title', 'en', 'ǅungla'],
    ['ქართული ენა', 'title', 'en', 'ქართული ენა'],
    ['ﬁnd', 'title', 'en', 'Find'],
    ['ΟΔΥΣΣΕΥΣ', 'title', 'en', 'Οδυσσευς'],
    ['İSTANBUL IŞIK', 'lower', 'tr', 'istanbul ışık'],
    ['istanbul ışık', 'title', 'tr', 'İstanbul Işık'],
    ['İstanbul', 'title', 'en', 'İstanbul'],
    ['İstanbul', 'lower', 'en', 'i̇stanbul'],
    ['άνθρωπος', 'upper', 'el', 'ΑΝΘΡΩΠΟΣ'],
  ] as const)('%j in %s, as %s writes it, is %j', (text, style, locale, out) => {
    expect(convertCase(text, style, { locale })).toBe(out);
  });

  it('takes a lone name apart, and leaves a text as it is set', () => {
    expect(convertCase('user_firstName', 'title')).toBe('User First Name');
    expect(convertCase('userFirstName', 'sentence')).toBe('User first name');
    expect(convertCase('"no,"  she said. wHAT? 3 of 4. ok', 'sentence')).toBe('"No,"  she said. What? 3 of 4. Ok');
    expect(convertCase("o'neil – l’ÉTÉ", 'title')).toBe("O'neil – L’été");
  });

  it('converts line by line, or the text as one', () => {
    expect(convertCase('one two\r\n\r\nthree four\n', 'snake')).toBe('one_two\r\n\r\nthree_four\n');
    expect(convertCase('one two\nthree', 'snake', { perLine: false })).toBe('one_two_three');
  });

  it('leaves special characters where they stand, where asked', () => {
    expect(convertCase('foo@bar.com is $5', 'camel', { keepSpecial: true })).toBe('foo@bar.comIs$5');
  });

  it('keeps every letter and digit, whatever the case', () => {
    const bare = (text: string) =>
      text
        .toUpperCase()
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, '');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...CASE_STYLES), (text, style) => {
        expect(bare(convertCase(text, style))).toBe(bare(text));
      }),
    );
  });

  it('swaps each letter of plain text, as Python does', () => {
    // python3 -c "print('Hello, World ÄöÜ Σσ 123'.swapcase())"
    expect(convertCase('Hello, World ÄöÜ Σσ 123', 'inverse')).toBe('hELLO, wORLD äÖü σΣ 123');
  });

  it.runIf(LONG).each(['1', 'a\u0301', 'aB', '\n', ' ', '! ', '."', "'", 'a-', '👩‍'])(
    'takes time in proportion to the length: %j',
    (part) => {
      const text = part.repeat(50_000);
      const start = processorTime();
      for (const style of CASE_STYLES) for (const perLine of [true, false]) convertCase(text, style, { perLine });
      expectWithin(5000, start);
    },
  );
});
