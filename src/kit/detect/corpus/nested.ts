import type { Snippet } from './types';

/** One encoding around another: the outer decoder comes first, what is inside is welcome too. */
export const NESTED_SNIPPETS: readonly Snippet[] = [
  // nested encodings
  {
    text: 'eyJ1c2VyIjoiYWRhIiwicm9sZXMiOlsiYWRtaW4iLCJkZXYiXSwiZXhwIjoxNzY3MjI1NjAwfQ==',
    wants: ['base64-string', 'base64-encoder-decoder', 'json-formatter', 'json-viewer'],
    note: 'nested: base64-string > json-formatter',
  },
  {
    text: 'W3siYSI6MX0seyJhIjoyfSx7ImEiOjN9XQ==',
    wants: ['base64-string', 'base64-encoder-decoder', 'json-formatter', 'json-viewer'],
    note: 'nested: base64-string > json-formatter',
  },
  {
    text: '\newogICJhcGlWZXJzaW9uIjogInYxIiwKICAiZGF0YSI6IHsKICAgICJrZXkiOiAi\ndmFsdWUiLAogICAgIm90aGVyIjogInRoaW5nIgogIH0sCiAgImtpbmQiOiAiU2Vj\ncmV0Igp9\n',
    wants: ['base64-string', 'base64-encoder-decoder', 'json-formatter'],
    note: 'nested: base64-string > json-formatter',
  },
  {
    text: 'eyJ2IjoyLCJjdXJzb3IiOiJleUE-Pj8_IiwibmV4dCI6dHJ1ZX0',
    wants: ['base64-string', 'base64-encoder-decoder', 'json-formatter'],
    note: 'nested: base64-string > json-formatter',
  },
  {
    text: '%7B%22user%22%3A%22ada%22%2C%22roles%22%3A%5B%22admin%22%2C%22dev%22%5D%2C%22exp%22%3A1767225600%7D',
    wants: ['url-encoder-decoder', 'json-formatter', 'json-viewer'],
    note: 'nested: url-encoder-decoder > json-formatter',
  },
  {
    text: 'filter=%7B%22status%22%3A%22open%22%2C%22limit%22%3A10%7D',
    wants: ['url-encoder-decoder', 'url-parser', 'json-formatter'],
    note: 'nested: url-encoder-decoder > json-formatter',
  },
  {
    text: 'H4sIAAAAAAAAA23QOwqAMBRE0a3I1Cl88Z+tiIVgBMEPGK3EvQsKwgvTDodbzIXp8EuAay9MA5wYrP3i4d49ERgM2+rhjv30t/mQ1cj+aOzn8KtMq4ymco1yniq0Kmiq1KjkqUqriqZqjWqearRqaErS6NGUxyR+nl8v0fcSn9/dDwtp5T7TAQAA',
    wants: ['base64-string', 'base64-encoder-decoder', 'json-formatter', 'json-viewer'],
    note: 'nested: base64-string > json-formatter, through gzip',
  },
  {
    text: 'H4sIAAAAAAAAAwXB0Q0AEAwE0FVuADGILZr2PiQcUfb3Xnt5YdjDupDUpZwFvuY+zGTAFKB8BaN+e6g1ii4AAAA=',
    wants: ['base64-string', 'base64-encoder-decoder'],
    note: 'Base64 of gzip of text',
  },
  {
    text: `H4sIAAAAAAAAA+3RPQqDQBDF8d5ThFdv4ej6tVcJFsJuQIgGolaLdw8oCLO8EwTb4ce/eBMxrmFa
4J4Ro4cTg3mYAtxxfwgM/GcOcOt3C7s5UaFRcaHX8F4uVWpV0pTVyPJUpVVFU7VGNU81WjU01WrU
8lSnVUdTkieL5jwm6fJ8ekm2l3T8fs/i/dN/++kPjmYg46cDAAA=`,
    wants: ['base64-string', 'base64-encoder-decoder', 'json-formatter'],
    note: 'nested: base64-string > json-formatter, through gzip',
  },
  {
    text: 'eJxt0DsKgDAURNGtyNQpfPGfrYiFYATBDxitxL0LCsIL0w6HW8yF6fBLgGsvTAOcGKz94uHePREYDNvq4Y799Lf5kNXI/mjs5/CrTKuMpnKNcp4qtCpoqtSo5KlKq4qmao1qnmq0amhK0ujRlMckfp5fL9H3Ep/f3Q8hnI5J',
    wants: ['base64-string', 'base64-encoder-decoder', 'json-formatter'],
    note: 'Base64 of zlib of JSON',
  },
  {
    text: '7b226f6b223a747275652c226e223a317d',
    wants: ['ascii-to-text-converter', 'json-formatter', 'integer-base'],
    note: 'nested: ascii-to-text-converter > json-formatter',
  },
  {
    text: '7b 22 69 64 22 3a 37 2c 22 6e 61 6d 65 22 3a 22 78 22 7d',
    wants: ['ascii-to-text-converter', 'json-formatter'],
    note: 'nested: ascii-to-text-converter > json-formatter',
  },
  {
    text: '01111011 00100010 01100001 00100010 00111010 00110001 01111101',
    wants: ['text-binary', 'binary-to-ascii-converter', 'ascii-to-text-converter', 'json-formatter'],
    note: 'nested: text-binary > json-formatter',
  },
  {
    text: 'https://app.example.org/callback?token=eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkRlbW8iLCJpYXQiOjE3MDAwMDAwMDB9.eVobow_-lPDsp0ylV_AjEQqOA210RSiVBA-TOVeC1Ec&state=xyz',
    wants: ['url-parser', 'jwt-parser', 'url-encoder-decoder'],
    note: 'nested: url-parser > jwt-parser',
  },
  {
    text: 'https://example.org/#id_token=eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6ImsxIn0.eyJpc3MiOiJodHRwczovL2lkLmV4YW1wbGUub3JnIiwic3ViIjoidTEiLCJhdWQiOiJ3ZWIiLCJleHAiOjE3MDAwMDM2MDB9.uax1EEPIuzLZQx6o74pHFiT53ZgjLTUfM0d4C2-uB82lcqZF63uon4mnQr0N2M44SonpE7bEFzkFuRRUsV4XumVQkibqbwL9jzVsrAaQP5Eeb35RhJAD7f6TeCgt4Jfvrsi-P4L1EmXtfecL6o7Uoj2M5qUuRnVBjfyOKkphdeRHkro4eB1avPws2rQpNIWFgVfNHMJS994bnCK-dhrFUdErmpPTpKOvk6dbQaV39udVW5FvgroMcGk_uoYpKWy0BpEmsjNHCRRPrWXii_ca8vVyH-qiCXohQ1FknfbvR3hYeI357-Z0bjsmn4LOABUqF_KyvjGY__BWMXTukxdJEw',
    wants: ['url-parser', 'jwt-parser', 'url-encoder-decoder'],
    note: 'nested: url-parser > jwt-parser',
  },
  {
    text: '{"access_token":"eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkRlbW8iLCJpYXQiOjE3MDAwMDAwMDB9.eVobow_-lPDsp0ylV_AjEQqOA210RSiVBA-TOVeC1Ec","token_type":"Bearer"}',
    wants: ['json-formatter', 'json-viewer', 'json-validator', 'jwt-parser'],
    note: 'nested: json-formatter > jwt-parser',
  },
  {
    text: 'PG5vdGU+PHRvPkFkYTwvdG8+PGJvZHk+SGVsbG88L2JvZHk+PC9ub3RlPg==',
    wants: ['base64-string', 'base64-encoder-decoder', 'xml-converter'],
    note: 'nested: base64-string > xml-converter',
  },
  {
    text: 'PD94bWwgdmVyc2lvbj0iMS4wIj8+PHNhbWxwOlJlc3BvbnNlIHhtbG5zOnNhbWxwPSJ1cm46b2FzaXM6bmFtZXM6dGM6U0FNTDoyLjA6cHJvdG9jb2wiIElEPSJfMSIgVmVyc2lvbj0iMi4wIi8+',
    wants: ['base64-string', 'base64-encoder-decoder', 'xml-converter'],
    note: 'nested: base64-string > xml-converter',
  },
  {
    text: 'YXBpVmVyc2lvbjogdjEKa2luZDogQ29uZmlnCmNsdXN0ZXJzOgogIC0gbmFtZTogZGVtbwo=',
    wants: ['base64-string', 'base64-encoder-decoder', 'yaml-json'],
    note: 'nested: base64-string > yaml-json',
  },
  {
    text: 'ZDNKaGNIQmxaQ0IwZDJsalpTd2dabTl5SUc1dklHZHZiMlFnY21WaGMyOXU=',
    wants: ['base64-string', 'base64-encoder-decoder'],
    note: 'nested: base64-string > base64-string',
  },
  {
    text: 'aHR0cHM6Ly9leGFtcGxlLm9yZy9yZXNldD90b2tlbj1hYmMmdXNlcj03',
    wants: ['base64-string', 'base64-encoder-decoder', 'url-parser'],
    note: 'nested: base64-string > url-parser',
  },
  {
    text: 'YSBtZXNzYWdlIHdpdGggLyBhbmQgKyA%2FPz4%2B',
    wants: ['url-encoder-decoder', 'base64-string', 'base64-encoder-decoder'],
    note: 'nested: url-encoder-decoder > base64-string',
  },
  {
    text: 'data:application/json;base64,eyJ0b2tlbklkIjoxMiwibmFtZSI6IkRlbW8gIzEyIn0=',
    wants: ['base64-string', 'base64-encoder-decoder', 'json-formatter', 'url-parser'],
    note: 'nested: base64-string > json-formatter',
  },
  {
    text: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSI4IiBoZWlnaHQ9IjgiPjxyZWN0IHdpZHRoPSI4IiBoZWlnaHQ9IjgiLz48L3N2Zz4=',
    wants: ['base64-string', 'base64-encoder-decoder', 'xml-converter', 'url-parser'],
    note: 'nested: base64-string > xml-converter',
  },
  {
    text: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%3E%3Ccircle%20r%3D%224%22%2F%3E%3C%2Fsvg%3E',
    wants: ['url-encoder-decoder', 'url-parser', 'xml-converter'],
    note: 'nested: url-encoder-decoder > xml-converter',
  },
  {
    text: 'U0VMRUNUIGlkLCBuYW1lIEZST00gdXNlcnMgV0hFUkUgYWN0aXZlID0gdHJ1ZQ==',
    wants: ['base64-string', 'base64-encoder-decoder', 'sql-prettify'],
    note: 'nested: base64-string > sql-prettify',
  },
  {
    text: '{&quot;name&quot;:&quot;Ada&quot;,&quot;id&quot;:1}',
    wants: ['html-entity-encoder-decoder', 'html-entities', 'json-formatter'],
    note: 'nested: html-entity-encoder-decoder > json-formatter',
  },
  {
    text: 'https://login.example.org/?redirect_uri=https%3A%2F%2Fapp.example.org%2Fcb%3Fx%3D1%26y%3D2',
    wants: ['url-parser', 'url-encoder-decoder', 'safelink-decoder'],
    note: 'nested: url-parser > url-parser',
  },
  {
    text: 'https://example.org/api?filter=%7B%22a%22%3A%5B1%2C2%5D%7D',
    wants: ['url-parser', 'url-encoder-decoder', 'json-formatter'],
    note: 'nested: url-parser > json-formatter',
  },
];
