import type { Snippet } from './types';

/** Addresses, tokens and headers. */
export const WEB_SNIPPETS: readonly Snippet[] = [
  // URLs
  { text: 'https://example.org/', wants: ['url-parser', 'url-encoder-decoder'] },
  { text: 'https://example.org/search?q=rust+lang&page=2&sort=desc', wants: ['url-parser', 'url-encoder-decoder'] },
  {
    text: 'https://shop.example.com/p/4711?utm_source=news&utm_medium=email&gclid=abc123&fbclid=xyz',
    wants: ['url-parser', 'url-encoder-decoder'],
  },
  { text: 'ftp://user:secret@files.example.net:2121/pub/readme.txt', wants: ['url-parser', 'url-encoder-decoder'] },
  { text: 'http://[2001:db8::1]:8080/status#top', wants: ['url-parser', 'url-encoder-decoder'] },
  { text: '  https://de.example.org/wiki/M%C3%BCnchen?action=edit  \n', wants: ['url-parser', 'url-encoder-decoder'] },
  {
    text: '"https://api.example.org/v1/users?filter[name]=ada&include=posts"',
    wants: ['url-parser', 'url-encoder-decoder'],
  },
  { text: 'http://localhost:3000/admin?debug=true', wants: ['url-parser', 'url-encoder-decoder'] },
  { text: 'postgres://app:pw@db.example.org:5432/main?sslmode=require', wants: ['url-parser', 'url-encoder-decoder'] },
  { text: 'https://例え.テスト/引き割り?検索=猫', wants: ['url-parser', 'url-encoder-decoder'] },
  {
    text: 'https://www.example.com/watch?v=dQw4w9WgXcQ&t=42s&list=PL123',
    wants: ['url-parser', 'url-encoder-decoder'],
  },
  { text: 'wss://stream.example.org/socket?room=42', wants: ['url-parser', 'url-encoder-decoder'] },
  { text: 'https://user@example.org:8443/a/b/../c;x=1?k=v#frag', wants: ['url-parser', 'url-encoder-decoder'] },
  {
    text: 'https://maps.example.com/maps/@52.5200066,13.404954,15z?entry=ttu',
    wants: ['url-parser', 'url-encoder-decoder'],
  },
  {
    text: 'mongodb+srv://app:example@cluster0.example.net/test?retryWrites=true&w=majority',
    wants: ['url-parser', 'url-encoder-decoder'],
  },
  // wrapped links
  {
    text: 'https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.example.org%2Finvoice%3Fid%3D7&data=05%7C02%7Cuser%40example.org%7Cabc&sdata=def%3D&reserved=0',
    wants: ['safelink-decoder'],
  },
  {
    text: 'https://nam11.safelinks.protection.outlook.com/?url=http%3A%2F%2Fexample.com%2Fa%20b&amp;data=04%7C01%7C&amp;reserved=0',
    wants: ['safelink-decoder'],
  },
  { text: 'https://urldefense.com/v3/__https://www.example.org/page__;!!AbC!xyz$', wants: ['safelink-decoder'] },
  {
    text: 'https://urldefense.proofpoint.com/v2/url?u=https-3A__www.example.org_path&d=DwMFaQ&c=abc&r=def&m=ghi&s=jkl&e=',
    wants: ['safelink-decoder'],
  },
  {
    text: 'https://www.google.com/url?q=https%3A%2F%2Fexample.org%2Farticle&sa=D&source=editors',
    wants: ['safelink-decoder', 'url-parser'],
  },
  {
    text: 'https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org%2F%3Ffbclid%3Dabc&h=AT0x',
    wants: ['safelink-decoder', 'url-parser'],
  },
  // JWT
  {
    text: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkphbmUgRXhhbXBsZSIsImFkbWluIjp0cnVlLCJpYXQiOjE1MTYyMzkwMjJ9.bIdTcXXVERWkc8dTYOvH4GoE1x3q2rrcanFsGu5ziCE',
    wants: ['jwt-parser'],
  },
  {
    text: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJ1NDIiLCJleHAiOjEzMDA4MTkzODB9.bub4EBh6Ie5Tc5TXDFyut5I3V8uxF5O3WQU5kVGfDts',
    wants: ['jwt-parser'],
    note: 'expired',
  },
  {
    text: 'eyJhbGciOiJIUzUxMiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJ1NDIiLCJleHAiOjQxMDI0NDQ4MDB9.1Koel4nXxjgTYNYzzZ1RZoZ_jefbuLW_gucqzCyhqf085uwYbH2HhNxwW9jfwnNytilkPevOi9yBW7R-_W8m4Q',
    wants: ['jwt-parser'],
    note: 'HS512',
  },
  {
    text: 'eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6ImsxIn0.eyJpc3MiOiJodHRwczovL2F1dGguZXhhbXBsZS5vcmcvIiwiYXVkIjoiYXBpIiwic3ViIjoiYXV0aDB8YWJjIiwiaWF0IjoxNzE0NzMxNzUzLCJleHAiOjE3MTQ3MzUzNTMsInNjb3BlIjoib3BlbmlkIHByb2ZpbGUifQ.xdtpvYdpEG-mh9zx4FYqJCQznigHNbnhOhb6EParIokHkKolRUj2okdVzmKorkvu2Xmh2fpC9Kiokob9rvQo_QO-eCWNgrjPectIvtTru3egftgIgFdLuHr6N4l0SugDfUkuTMWzDqhAt2sopAEau8ogIj_57-gFfO-MzMEAme_cawmQFeQ4ZLJtgZlokHz824OYRJLdjhseP_yIvp1a0tpCWH9JY50ujCaP7gMRx4V0fb-OfMqSvn3zgc9r-XEf8F5ny4oKb-htlEpEsNhl-BxMWACD6-LouY8qvnzch2KFyFQmiyn1TwWSOtGIdMEAnY9P19I2qGrgSREA0TXp2Q',
    wants: ['jwt-parser'],
    note: 'RS256',
  },
  {
    text: 'eyJhbGciOiJFUzI1NiIsImtpZCI6ImVjLTIwMjQifQ.eyJzdWIiOiJkZXZpY2UtNyIsIm5iZiI6MTcwMDAwMDAwMH0.ttSsgH_E9sY9hA2G9KqA_DQxPBSoC6oBBf5NV1AqWhYX_7vz98uC7YFXxcbTEAkk8FM2Lgh1EkU7mQaE9UVgkw',
    wants: ['jwt-parser'],
    note: 'ES256',
  },
  {
    text: 'Authorization: Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJ1aWQiOjcsInJvbGUiOiJlZGl0b3IifQ.xAQLAYE6oM4kzwCA3FqRI-vwByeur6zaWKajrqJGbSg',
    wants: ['jwt-parser'],
  },
  {
    text: 'Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJzdmMiLCJhdWQiOlsiYSIsImIiXX0.__iFPRCLKwhgJyDBKFGr_2dZJYzVEafrdaedaWvZ3CU\n',
    wants: ['jwt-parser'],
  },
  {
    text: '  "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJuYW1lIjoiSsO8cmdlbiBHcsO2w59lIiwidGVuYW50Ijoia8O2bG4ifQ.EUw3GvUbu5xkF5Lp7Gy5mLM_8sa_ttU4icU0Wlw9Mrc"  ',
    wants: ['jwt-parser'],
  },
  {
    text: 'eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UiLCJleHAiOjEzMDA4MTkzODB9.',
    wants: ['jwt-parser'],
    note: 'without signature',
  },
  // Basic auth
  { text: 'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==', wants: ['basic-auth'] },
  { text: 'Basic dXNlcjpwYXNz', wants: ['basic-auth'] },
  { text: 'authorization: basic YXBpOmtleS0wMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMA==\r\n', wants: ['basic-auth'] },
  { text: 'Basic asO8cmdlbjpww6Rzc3fDtnJk', wants: ['basic-auth'] },
  // user agents
  {
    text: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36',
    wants: ['user-agent'],
  },
  {
    text: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
    wants: ['user-agent'],
  },
  { text: 'Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0', wants: ['user-agent'] },
  {
    text: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.6367.82 Mobile Safari/537.36 EdgA/124.0.2478.64\n',
    wants: ['user-agent'],
  },
  { text: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', wants: ['user-agent'] },
  {
    text: 'User-Agent: Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Safari/605.1.15',
    wants: ['user-agent'],
  },
  { text: 'Opera/9.80 (Windows NT 6.1; U; de) Presto/2.10.289 Version/12.02', wants: ['user-agent'] },
  // HTTP status
  { text: 'HTTP/1.1 404 Not Found', wants: ['http-status'] },
  { text: 'HTTP/2 301', wants: ['http-status'] },
  { text: '503 Service Unavailable', wants: ['http-status'] },
  {
    text: 'HTTP/1.1 301 Moved Permanently\r\nLocation: https://example.org/\r\nContent-Length: 0\r\n',
    wants: ['http-status'],
  },
  { text: "418 I'm a teapot", wants: ['http-status'] },
  { text: 'HTTP 429 Too Many Requests', wants: ['http-status'] },
  { text: '< HTTP/2 502 \n< server: nginx\n', wants: ['http-status'] },
  { text: '500 Internal Server Error\n', wants: ['http-status'] },
  // MIME types
  { text: 'application/vnd.ms-excel', wants: ['mime-types'] },
  { text: 'image/webp', wants: ['mime-types'] },
  { text: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', wants: ['mime-types'] },
  { text: 'Content-Type: application/json; charset=utf-8', wants: ['mime-types'] },
  { text: 'text/html; charset=ISO-8859-1', wants: ['mime-types'] },
  { text: 'image/svg+xml\n', wants: ['mime-types'] },
  { text: 'application/x-7z-compressed', wants: ['mime-types'] },
  { text: '"video/mp4"', wants: ['mime-types'] },
  // e-mail addresses
  { text: 'jane.doe+news@gmail.com', wants: ['email-normalizer'] },
  { text: 'ada@example.org, grace@example.org; Linus <linus@example.org>', wants: ['email-normalizer'] },
  {
    text: `Jane.Doe@Example.COM
jane.doe@example.com
bob@example.net
`,
    wants: ['email-normalizer'],
  },
  { text: 'info@example.de\r\nvertrieb@example.de\r\nINFO@example.de\r\n', wants: ['email-normalizer'] },
  { text: 'first.last@googlemail.com', wants: ['email-normalizer'] },
  { text: '"Ada Example" <ada@example.org>, "Bob Example" <bob@example.org>', wants: ['email-normalizer'] },
  { text: '  support+ticket-4711@example.co.uk \n', wants: ['email-normalizer'] },
];
