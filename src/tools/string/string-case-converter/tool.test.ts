import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runNow } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

type Options = ToolOptions<typeof tool>;
const run = (input: string, options: Partial<Options> = {}) => runNow(tool, input, options).value;

describe('string-case-converter', () => {
  it.each([
    ['uppercase', 'HELLO, XMLPARSER’S WÖRLD. IT IS 2ND!'],
    ['lowercase', 'hello, xmlparser’s wörld. it is 2nd!'],
    ['titleCase', 'Hello, Xmlparser’s Wörld. It Is 2nd!'],
    ['sentenceCase', 'Hello, xmlparser’s wörld. It is 2nd!'],
    ['camelCase', 'helloXmlParsersWörldItIs2nd'],
    ['pascalCase', 'HelloXmlParsersWörldItIs2nd'],
    ['snakeCase', 'hello_xml_parsers_wörld_it_is_2nd'],
    ['kebabCase', 'hello-xml-parsers-wörld-it-is-2nd'],
    ['alternatingCase', 'hElLo, XmLpArSeR’s WöRlD. iT iS 2nD!'],
    ['inverseCase', 'hELLO, xmlpARSER’S WÖRLD. IT IS 2ND!'],
  ] as const)('%s', (caseType, out) => expect(run('Hello, XMLParser’s wörld. it is 2nd!', { caseType })).toBe(out));

  it('agrees with the platform on upper and lower case of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(run(text)).toBe(text.toUpperCase());
        expect(run(text, { caseType: 'lowercase' })).toBe(text.toLowerCase());
      }),
    );
  });

  it('cleans up after the case was changed', () => {
    expect(
      run(' one. two! \r\n three ', { caseType: 'sentenceCase', trimWhitespace: true, removePunctuation: true }),
    ).toBe('One Two\r\nThree');
    expect(run('a  b\tc', { replaceSpaces: 'underscore' })).toBe('A_B_C');
    expect(run('it’s-me', { caseType: 'kebabCase', removePunctuation: true })).toBe('its-me');
    expect(run('$5 + 😀 (ok)', { removePunctuation: true })).toBe('5  😀 OK');
  });

  it('leaves signs in names where asked', () => {
    expect(run('foo@bar baz', { caseType: 'camelCase', ignoreSpecialChars: true })).toBe('foo@barBaz');
    expect(run('C++ & C#', { caseType: 'snakeCase', ignoreSpecialChars: true })).toBe('c++_&_c#');
  });
});
