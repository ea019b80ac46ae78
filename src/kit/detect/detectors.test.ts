import { describe, expect, it } from 'vitest';
import { detectedSlugs, rank } from './rank';

const JSON_ROWS = '[{"id":1,"name":"Ada"},{"id":2,"name":"Grace"}]';
const YAML = 'name: build\nsteps:\n  - run: test\n';
const HTML = '<ul><li>One</li><li>Two</li></ul>';
const MARKDOWN = '# Notes\n\nSee [the guide](https://example.org/guide) and **this**.\n';
const CSS = '.card { color: red; padding: 4px }';
const JAVASCRIPT = 'const total = items.reduce((sum, one) => sum + one, 0);\nconsole.log(total);';
const CSV = 'id,name,born\n1,Ada,1815\n2,Grace,1906';
const LIST = 'pear\napple\nfig\nplum\nkiwi';
const MAC = '3c:22:fb:12:34:56';
const GRADIENT = 'linear-gradient(90deg, #f00 0%, #00f 100%)';
const WORDS = 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';

/** Of every tool that detects: texts that are for it, and others that only look so. */
const TABLE: Readonly<Record<string, readonly [yes: readonly string[], no: readonly string[]]>> = {
  'ascii-table': [[CSV], ['Dear Ada, hello\nGrace, too']],
  'ascii-to-text-converter': [
    ['48 65 6c 6c 6f', '72 101 108 108 111', '68656c6c6f20776f726c64'],
    ['06 12 34 56 78', '10 20 30 40'],
  ],
  'base64-encoder-decoder': [['aGVsbG8gd29ybGQ='], ['password']],
  'base64-string': [
    ['aGVsbG8gd29ybGQ=', 'data:text/plain;base64,aGVsbG8='],
    ['test', 'getElementById', 'src/kit/detect'],
  ],
  'basic-auth': [['Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=='], ['Basic English']],
  bcrypt: [['$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy'], ['$2b or not']],
  'binary-to-ascii-converter': [['01001000 01101001'], ['10110', '1010 2020']],
  'bip39-generator': [[WORDS], ['the cat and the dog were there with them all day long ok']],
  'box-shadow-generator': [['box-shadow: 0 4px 6px #0004;'], ['box-shadow: none']],
  calculator: [
    ['2^64-1', '(3+4)*5', 'sqrt(2)'],
    ['+1 (555) 123-4567', '2024-03-15', '3:2'],
  ],
  case: [
    ['parseHttpResponseCode', 'MAX_RETRY_COUNT', 'HttpServletRequest', 'It rained all day, so we stayed in.'],
    ['iPhone', 'GitHub', 'macOS', 'how-to-bake-bread', 'IMG_0042', 'McDonald'],
  ],
  'chmod-calculator': [
    ['755', 'rwxr-xr-x', 'chmod 0644 file', 'u=rwx,go=rx'],
    ['chmod is a command', '--------'],
  ],
  'code-beautifier': [
    ['def add(a, b):\n    return a + b\n\nprint(add(1, 2))', 'interface A { b: string }\nconst a: A = { b: "c" };'],
    ['def is short for definition'],
  ],
  color: [
    [
      'rebeccapurple',
      '--brand: #0ea5e9;',
      '$accent: teal;',
      'fill="#f00"',
      '#1e90ff',
      'rgb(30 144 255)',
      'color: tomato;',
    ],
    ['#123', 'tomato'],
  ],
  'color-contrast-checker': [['#fff on #1e90ff'], ['#fff']],
  'color-palette-generator': [['#1e90ff'], ['blue']],
  'color-picker': [['hsl(210 100% 56%)'], ['hsl']],
  crontab: [
    ['*/5 * * * *', '0 9 * * MON-FRI', '@daily', '0 5 * * 1 tar -czf x.tgz .'],
    ['1 2 3 4 5', '@anna', '* * *'],
  ],
  'css-formatter': [
    [CSS, '@media (min-width: 1px) { a { color: red } }'],
    ['Note: call Bob', 'if (a) { b(); }'],
  ],
  'css-gradient-generator': [[GRADIENT], ['gradient']],
  'css-minifier': [[CSS], ['{ "color": "red" }']],
  'csv-to-json': [
    [CSV, 'a;b\n1;2\n3;4', 'a\tb\n1\t2'],
    ['apples, pears and plums', 'Dear Bob,\nThanks, see you'],
  ],
  'docker-compose': [['docker run -d -p 80:80 nginx'], ['docker ps', 'docker run']],
  'email-normalizer': [
    ['Jane.Doe@example.org', 'a@example.org, B <b@example.com>'],
    ['write to me@home', '@anna'],
  ],
  'factorial-calculator': [['20!'], ['Wow!', '20!!! years']],
  'gcd-lcm-calculator': [
    ['gcd(12, 18)', 'lcm of 4 and 6'],
    ['gcd', '12, 18'],
  ],
  'git-cheatsheet': [
    ['git rebase -i HEAD~3', '$ git stash pop'],
    ['git is a tool', 'digit', 'Get git'],
  ],
  'gradient-generator': [[GRADIENT], ['linear']],
  'hash-text': [
    ['e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['deadbeef', '00000000000000000000000000000000'],
  ],
  'hex-to-rgb-converter': [['#1e90ff'], ['rgb(1 2 3)', '1e90ff']],
  'hex-to-rgba-converter': [['#1e90ff80'], ['#12']],
  'html-editor': [[HTML], ['x < y and y > z']],
  'html-entities': [['Fish &amp; chips'], ['a=1&b=2']],
  'html-entity-encoder-decoder': [
    ['caf&eacute; &amp; bar', '&#72;&#105;'],
    ['a=1&copy=2', 'AT&T'],
  ],
  'html-formatter': [
    [HTML, '<!DOCTYPE html><title>x</title>'],
    ['<3', 'a <b> c', '<ada@example.org>'],
  ],
  'html-minifier': [[HTML], ['x < y']],
  'html-table-generator': [[CSV], ['one, two']],
  'html-to-markdown': [[HTML], ['no <tags> here']],
  'html-viewer': [[HTML, '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>'], ['<<>>']],
  'http-status': [
    ['404', 'HTTP/1.1 404 Not Found', '301 Moved Permanently'],
    ['299', '404 Main Street', '200 Days Later'],
  ],
  'integer-base': [
    ['0xff', '0b1010', '0o755'],
    ['0b12', '0xyz', 'ox'],
  ],
  'ipv4-converter': [
    ['192.168.1.1', '11000000.10101000.00000001.00000001'],
    ['1.2.3', '256.1.1.1'],
  ],
  'ipv4-range': [['10.0.0.1 - 10.0.0.20'], ['10.0.0.1']],
  'ipv4-subnet': [
    ['10.0.0.0/8', '192.168.1.0 255.255.255.0'],
    ['10/8', '1.2.3.4/40'],
  ],
  'ipv6-ula': [[MAC], ['12:30:45']],
  'javascript-formatter': [[JAVASCRIPT], ['let it be', 'function of time', 'fn main() { println!("x"); }']],
  'javascript-minifier': [[JAVASCRIPT], ['const']],
  'javascript-obfuscator': [[JAVASCRIPT], ['return to sender']],
  'json-formatter': [
    ['{"a":1}', '[1,2,3]'],
    ['[1]', '{braces}', '[sic]'],
  ],
  'json-minifier': [['{"a":1}'], ['{a}']],
  'json-path-finder': [['{"a":1}'], ['[x]']],
  'json-to-csv': [[JSON_ROWS, '{"a":1}\n{"a":2}'], ['[1,2]']],
  'json-toml': [['{"a":1}'], ['[1,2]']],
  'json-validator': [['{"a":1,}', "{'a': 1}"], ['{ color: red; }']],
  'json-viewer': [[JSON_ROWS], ['(a)']],
  'json-yaml': [['{"a":1}'], ['a: b']],
  'jwt-parser': [
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'Bearer eyJhbGciOiJub25lIn0.eyJhIjoxfQ.'],
    ['eyes.on.you'],
  ],
  'line-sorter': [[LIST], ['one\ntwo', 'A poem.\nIt rhymes.\nIt ends.\nIt is\nlong.']],
  'list-converter': [[LIST], ['a b\nc d']],
  'lorem-ipsum-generator': [[], ['lorem', 'lorem 3']],
  'mac-lookup': [
    [MAC, '001b.6384.45e6', 'link/ether dc:a6:32:01:02:03 brd ff:ff:ff:ff:ff:ff'],
    ['12:34:56', '3c22fb123456'],
  ],
  'markdown-html': [[MARKDOWN], ['# hashtag', '- milk\n- eggs']],
  'markdown-viewer': [[MARKDOWN], ['~~~', '#1 hit']],
  'mime-types': [
    ['image/webp', 'Content-Type: text/html; charset=utf-8'],
    ['and/or', 'text/or'],
  ],
  'nato-alphabet': [
    ['Alfa Bravo Charlie', 'Kilo-India-Lima-Oscar'],
    ['Hotel California', 'Golf'],
  ],
  'otp-generator': [
    ['otpauth://totp/a?secret=JBSWY3DPEHPK3PXP', 'JBSWY3DPEHPK3PXP'],
    ['ABCDEFGHIJKLMNOP', 'otpauth://totp/a'],
  ],
  'percentage-calculator': [
    ['15% of 80', '20 is what percent of 50'],
    ['15%', 'half of 80'],
  ],
  'prime-number-checker': [
    ['is 97 prime?', '97'],
    ['prime time', '97th', '007'],
  ],
  'qr-generator': [['BEGIN:VCARD\nFN:Ada\nEND:VCARD', 'https://example.org'], ['geo: a prefix']],
  'random-number-generator': [[], ['random', 'roll']],
  'random-password': [[], ['password', 'password 24']],
  'random-port': [[], ['port']],
  'regex-tester': [
    ['/^\\d{3}-\\d{4}$/g', '(?<year>\\d{4})-\\d{2}'],
    ['/usr/local/bin', 'C:\\docs\\work'],
  ],
  'remove-duplicate-lines': [['a\nb\na\nc\nb'], ['a\nb\nc\nd\ne']],
  'roman-numeral': [
    ['MCMXCIV', 'XIV'],
    ['MIX', 'CIVIL', 'I', 'IIII'],
  ],
  'rsa-generator': [
    ['-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----'],
    ['-----BEGIN CERTIFICATE-----', 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIA me@host'],
  ],
  'safelink-decoder': [
    ['https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org'],
    ['https://outlook.com'],
  ],
  'shades-and-tints-generator': [['#1e90ff'], ['#4711']],
  'sql-prettify': [
    ['SELECT * FROM users WHERE id = 1', 'create table a (id int);', 'with x as (select 1) select * from x'],
    ['select the best option from the menu', 'Update your profile', 'With love from me'],
  ],
  'text-binary': [['0100100001101001'], ['0101', '20202020']],
  'text-crypto': [['U2FsdGVkX18Yg2eK1mYVb8YyJf0Zl0bq3m0pJ9m0mNQ='], ['U2F']],
  'text-diff-checker': [['--- a\n+++ b\n@@ -1 +1 @@\n-x\n+y'], ['--- a\n+++ b']],
  'text-unicode': [
    ['\\u0048\\u0069', 'U+0048 U+0069'],
    ['C:\\users', 'U+ me'],
  ],
  'time-difference-calculator': [['2024-01-01 to 2024-03-15'], ['from here to there']],
  'time-zone-converter': [
    ['2025-11-03 09:00 PST', '3pm EST in Berlin'],
    ['at 3 in Berlin', 'time in tokyo'],
  ],
  'token-generator': [[], ['token', 'token 32']],
  'toml-converter': [['[package]\nname = "x"\nversion = "1.0"'], ['x = y', 'a = b + c\nd = e']],
  'ulid-generator': [['01ARZ3NDEKTSV4RRFFQ69G5FAV'], ['ulid']],
  'unit-converter': [
    ['10 km in mi', '72 °F to °C', '500 ml to cups'],
    ['10 people in town', '5 to 9'],
  ],
  'unix-timestamp-converter': [
    ['1700000000', '1700000000000', '2024-03-15T10:00:00Z', 'Mon, 06 May 2024 09:00:00 GMT'],
    ['2125551234', '0123456789', '12345'],
  ],
  'url-encoder-decoder': [
    ['caf%C3%A9%20bar', 'caf%e9'],
    ['50% off', '100%'],
  ],
  'url-parser': [
    ['https://example.org/a?b=c', 'example.com/path?x=1'],
    ['file.txt', 'e.g. this', 'and/or'],
  ],
  'user-agent': [
    ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'curl/8.5.0'],
    ['Mozilla is a foundation'],
  ],
  'uuid-generator': [['7d444840-9dc0-11d1-b245-5ffdce74fad2'], ['uuid', '555-1234-5678']],
  'wifi-qr': [['WIFI:T:WPA;S:home;P:secret;;'], ['WIFI: free']],
  'word-counter': [
    ['Завтра мы поедем к бабушке в деревню.', '今天下午我们去公园散步。', 'a'.repeat(3000)],
    ['hello', 'Max Mustermann', 'kubectl get pods -n demo', 'v1.2.3'],
  ],
  'xml-converter': [
    ['<?xml version="1.0"?><a/>', '<feed><entry>x</entry></feed>'],
    ['<name>', '<a <b'],
  ],
  'yaml-json': [
    [YAML, '---\nname: x\nsize: 3'],
    ['Note: call Bob', 'Name: Ada\nPhone: 555'],
  ],
  'yaml-toml': [[YAML], ['To: me']],
};

const found = (text: string) => rank(text).map(({ slug }) => slug);

describe('detectors', () => {
  it('are all in the table', () => {
    expect(Object.keys(TABLE).sort()).toEqual([...detectedSlugs].sort());
  });
  it.each(Object.entries(TABLE))('%s knows its own and nothing else', (slug, [yes, no]) => {
    for (const text of yes) expect(found(text), text).toContain(slug);
    for (const text of no) expect(found(text), text).not.toContain(slug);
  });
});
