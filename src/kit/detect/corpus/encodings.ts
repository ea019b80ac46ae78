import type { Snippet } from './types';

/** Text written in another way. */
export const ENCODINGS_SNIPPETS: readonly Snippet[] = [
  // Base64
  { text: 'SGVsbG8sIHdvcmxkIQ==', wants: ['base64-string', 'base64-encoder-decoder'] },
  {
    text: 'VGhlIHF1aWNrIGJyb3duIGZveCBqdW1wcyBvdmVyIHRoZSBsYXp5IGRvZw==',
    wants: ['base64-string', 'base64-encoder-decoder'],
  },
  { text: 'R3LDvMOfZSBhdXMgTcO8bmNoZW4sIHNjaMO2bmUgRmVyaWVuIQ==', wants: ['base64-string', 'base64-encoder-decoder'] },
  {
    text: '5LuK5pel44Gv6Imv44GE5aSp5rCX44Gn44GZ44Gt44CC5pWj5q2p44Gr6KGM44GN44G+44GX44KH44GG44CC',
    wants: ['base64-string', 'base64-encoder-decoder'],
  },
  {
    text: '  Qm9uam91ciDDoCB0b3VzLCB2b2ljaSBsZSBtZXNzYWdlIHNlY3JldC4=\n',
    wants: ['base64-string', 'base64-encoder-decoder'],
  },
  { text: '"cXVvdGVkIG91dCBvZiBhIGNvbmZpZyBmaWxl"', wants: ['base64-string', 'base64-encoder-decoder'] },
  {
    text: `TG9yZW0gaXBzdW0gZG9sb3Igc2l0IGFtZXQsIGNvbnNlY3RldHVyIGFkaXBpc2NpbmcgZWxpdCwg
c2VkIGRvIGVpdXNtb2QgdGVtcG9yIGluY2lkaWR1bnQgdXQgbGFib3JlIGV0IGRvbG9yZSBtYWdu
YSBhbGlxdWEuIFV0IGVuaW0gYWQgbWluaW0gdmVuaWFtLg==`,
    wants: ['base64-string', 'base64-encoder-decoder'],
  },
  {
    text: 'TGluZSBvbmUgb2YgYSBtYWlsIGJvZHkNCkxpbmUgdHdvIG9mIGEgbWFpbCBi\r\nb2R5DQpMaW5lIHRocmVlIG9mIGEgbWFpbCBib2R5DQo=\r\n',
    wants: ['base64-string', 'base64-encoder-decoder'],
  },
  {
    text: 'Lb/mQGOcwyA/GBWw+ec3Xz48Bb4D5UEMGnBJmf9XZZu/iQQip1ldEPklhuV+TfhI+uDIVjPxgCzdH0KSKWITfg==',
    wants: ['base64-string', 'base64-encoder-decoder'],
    note: 'random bytes',
  },
  {
    text: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4n+z+HwAGtwKpfqyQVgAAAABJRU5ErkJggg==',
    wants: ['base64-string', 'base64-encoder-decoder'],
    note: 'a PNG of one pixel',
  },
  {
    text: 'Pz8-Pn5-fiBzdWJqZWN0cz9fZD0xIMO_w7_DviA-Pj4gPz8_',
    wants: ['base64-string', 'base64-encoder-decoder'],
    note: 'URL-safe',
  },
  {
    text: 'Lb_mQGOcwyA_GBWw-ec3Xz48Bb4D5UEMGnBJmf9XZZu_iQQip1ldEPklhuU',
    wants: ['base64-string', 'base64-encoder-decoder'],
    note: 'URL-safe, of random bytes',
  },
  {
    text: 'JVBERi0xLjcKJeLjz9MKMSAwIG9iago8PCAvVHlwZSAvQ2F0YWxvZyAvUGFnZXMgMiAwIFIgPj4KZW5kb2JqCg==',
    wants: ['base64-string', 'base64-encoder-decoder'],
    note: 'the beginning of a PDF',
  },
  {
    text: 'cG9zdGdyZXM6Ly9hcHA6ZXhhbXBsZUBkYi5pbnRlcm5hbDo1NDMyL2FwcA==',
    wants: ['base64-string', 'base64-encoder-decoder'],
  },
  {
    text: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4n+z+HwAGtwKpfqyQVgAAAABJRU5ErkJggg==',
    wants: ['base64-string', 'base64-encoder-decoder', 'url-parser', 'html-viewer'],
    note: 'a data URI',
  },
  {
    text: 'data:text/plain;charset=utf-8;base64,SGVsbG8gZnJvbSBhIGRhdGEgVVJJ',
    wants: ['base64-string', 'base64-encoder-decoder', 'url-parser'],
    note: 'a data URI',
  },
  {
    text: '0J/RgNC40LLQtdGCLCDQvNC40YAhINCa0LDQuiDQtNC10LvQsD8=',
    wants: ['base64-string', 'base64-encoder-decoder'],
    note: 'Cyrillic',
  },
  // hex text
  { text: '48 65 6c 6c 6f', wants: ['ascii-to-text-converter'] },
  { text: '48 65 6c 6c 6f 2c 20 77 6f 72 6c 64 21', wants: ['ascii-to-text-converter'] },
  { text: '48 65 6C 6C 6F 2C 20 77 6F 72 6C 64 21', wants: ['ascii-to-text-converter'] },
  { text: '61747461636b206174206461776e', wants: ['ascii-to-text-converter', 'integer-base'] },
  { text: '54686520666C61672069732068696464656E2068657265\n', wants: ['ascii-to-text-converter', 'integer-base'] },
  { text: '47,45,54,20,2f,20,48,54,54,50,2f,31,2e,31', wants: ['ascii-to-text-converter'] },
  { text: '\\x48\\x65\\x6c\\x6c\\x6f\\x21', wants: ['text-unicode', 'ascii-to-text-converter'], note: 'backslash x' },
  // binary text
  { text: '01001000 01101001', wants: ['text-binary', 'binary-to-ascii-converter', 'ascii-to-text-converter'] },
  {
    text: '01001000 01100101 01101100 01101100 01101111 00101100 00100000 01110111 01101111 01110010 01101100 01100100 00100001',
    wants: ['text-binary', 'binary-to-ascii-converter', 'ascii-to-text-converter'],
  },
  {
    text: '01000111 01110010 11000011 10111100 11000011 10011111 01100101',
    wants: ['text-binary', 'binary-to-ascii-converter', 'ascii-to-text-converter'],
  },
  {
    text: '0100100001101001001000000111010001101000011001010111001001100101',
    wants: ['text-binary', 'binary-to-ascii-converter', 'ascii-to-text-converter', 'integer-base'],
    note: 'in one row',
  },
  {
    text: '  01101111 01101011 00100000 01110100 01101000 01100101 01101110\r\n',
    wants: ['text-binary', 'binary-to-ascii-converter', 'ascii-to-text-converter'],
  },
  {
    text: `01110011
01100101
01100011
01110010
01100101
01110100`,
    wants: ['text-binary', 'binary-to-ascii-converter', 'ascii-to-text-converter'],
  },
  // decimal codes
  { text: '72 101 108 108 111', wants: ['ascii-to-text-converter'] },
  { text: '72 101 108 108 111 44 32 119 111 114 108 100 33', wants: ['ascii-to-text-converter'] },
  { text: '77, 101, 101, 116, 32, 109, 101, 32, 97, 116, 32, 110, 111, 111, 110', wants: ['ascii-to-text-converter'] },
  { text: '80,121,116,104,111,110,32,111,114,100,32,108,105,115,116', wants: ['ascii-to-text-converter'] },
  { text: '116 114 97 105 108 105 110 103 32 110 101 119 108 105 110 101\n', wants: ['ascii-to-text-converter'] },
  // URL-encoded
  { text: 'Hello%20World%21', wants: ['url-encoder-decoder'] },
  { text: 'na%C3%AFve%20caf%C3%A9%20%26%20more%3F', wants: ['url-encoder-decoder'] },
  { text: 'https%3A%2F%2Fexample.org%2Fpath%3Fq%3Dtea%20%26%20milk', wants: ['url-encoder-decoder'] },
  { text: '%D0%9F%D1%80%D0%B8%D0%B2%D0%B5%D1%82%2C%20%D0%BC%D0%B8%D1%80', wants: ['url-encoder-decoder'] },
  { text: '%E6%9D%B1%E4%BA%AC%E9%83%BD%E5%8D%83%E4%BB%A3%E7%94%B0%E5%8C%BA', wants: ['url-encoder-decoder'] },
  { text: 'q=hello+world&lang=de&name=J%C3%BCrgen', wants: ['url-encoder-decoder'] },
  { text: '%3Cscript%3Ealert%281%29%3C%2Fscript%3E', wants: ['url-encoder-decoder'], note: 'of HTML' },
  { text: 'caf%e9+cr%e8me', wants: ['url-encoder-decoder'] },
  { text: '100%25%20sicher%20%E2%9C%93\n', wants: ['url-encoder-decoder'] },
  { text: '%252Fhome%252Fuser%253Fid%253D7', wants: ['url-encoder-decoder'], note: 'twice encoded' },
  {
    text: 'utm_source=newsletter&utm_medium=email&utm_campaign=fr%C3%BChling',
    wants: ['url-encoder-decoder', 'url-parser'],
  },
  // HTML entities
  { text: '&lt;p&gt;Fish &amp; chips&lt;/p&gt;', wants: ['html-entity-encoder-decoder', 'html-entities'] },
  {
    text: 'Caf&eacute; &amp; Cr&egrave;me br&ucirc;l&eacute;e',
    wants: ['html-entity-encoder-decoder', 'html-entities'],
  },
  {
    text: 'It&#39;s &quot;quoted&quot; &mdash; really&hellip;',
    wants: ['html-entity-encoder-decoder', 'html-entities'],
  },
  { text: '&#72;&#101;&#108;&#108;&#111;', wants: ['html-entity-encoder-decoder', 'html-entities', 'text-unicode'] },
  {
    text: '&#x41F;&#x440;&#x438;&#x432;&#x435;&#x442;',
    wants: ['html-entity-encoder-decoder', 'html-entities', 'text-unicode'],
  },
  {
    text: 'Preis:&nbsp;5&nbsp;&euro; &copy; 2024 M&uuml;ller &amp; S&ouml;hne',
    wants: ['html-entity-encoder-decoder', 'html-entities'],
  },
  {
    text: '&lt;a href=&quot;https://example.org&quot;&gt;link&lt;/a&gt;\n',
    wants: ['html-entity-encoder-decoder', 'html-entities'],
  },
  // Unicode escapes
  { text: '\\u0048\\u0065\\u006c\\u006c\\u006f', wants: ['text-unicode'] },
  { text: 'Gr\\u00fc\\u00dfe aus K\\u00f6ln', wants: ['text-unicode'] },
  { text: '\\u4f60\\u597d\\uff0c\\u4e16\\u754c', wants: ['text-unicode'] },
  { text: '\\u{1F600} \\u{1F389}', wants: ['text-unicode'] },
  { text: 'U+0041 U+00E9 U+6F22 U+1F642', wants: ['text-unicode'] },
  { text: 'U+1F468 U+200D U+1F4BB', wants: ['text-unicode'] },
  { text: '\\ud83d\\ude00 emoji \\u2764\\ufe0f', wants: ['text-unicode'] },
  { text: '"M\\u00e9xico"', wants: ['text-unicode', 'json-formatter', 'json-validator', 'json-viewer'] },
  { text: 'u\\u0306ber \\u043f\\u0440\\u0438\\u0432\\u0435\\u0442\r\n', wants: ['text-unicode'] },
];
