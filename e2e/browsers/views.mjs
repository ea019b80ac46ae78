// The main path of every page of its own: what one comes for, done once, with whatever that page needs most of the browser.
import assert from 'node:assert/strict';
import { createHash, createHmac, createPrivateKey } from 'node:crypto';
import { createServer } from 'node:http';
import { deflateSync } from 'node:zlib';
import jsqr from 'jsqr';
import { attackPreview } from './attacks.mjs';

// Published as CommonJS: under Node the function is the default of the default.
const readQr = /** @type {typeof jsqr} */ (/** @type {any} */ (jsqr).default ?? jsqr);

/** @typedef {import('./visitor.mjs').Visitor} Visitor */

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
const JSON_TEXT = '{"store":{"books":[{"title":"Moby Dick","price":8.99}]},"id":12345678901234567890}';

/** @param {Visitor} v @param {string | RegExp} button @param {string} name @param {string | RegExp} [content] */
async function saves(v, button, name, content = '') {
  const file = await v.saved(button);
  assert.equal(file.name, name);
  if (content instanceof RegExp) assert.match(file.text, content);
  else assert.ok(file.text.includes(content), `${name} does not hold ${content}, but ${file.text.slice(0, 300)}`);
  return file;
}
/** A picture of that type and size. @param {Visitor} v @param {string} button @param {string} name @param {[number, number]} [size] */
async function savesPng(v, button, name, size) {
  const { bytes } = await saves(v, button, name);
  assert.deepEqual(bytes.subarray(0, 4), PNG);
  if (size) assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], size);
  return bytes;
}

/** What a picture says, read as the browser decodes it. @param {Visitor} v @param {Buffer} png */
async function readCode(v, png) {
  const { width, height, pixels } = await v.page.run(async (/** @type {string} */ base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return {
      width: bitmap.width,
      height: bitmap.height,
      pixels: [...data].map((one) => (one > 127 ? '1' : '0')).join(''),
    };
  }, png.toString('base64'));
  const data = Uint8ClampedArray.from(pixels, (/** @type {string} */ one) => Number(one) * 255);
  return readQr(data, width, height)?.data;
}

const crcTable = Array.from({ length: 256 }, (_, n) => {
  for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n >>> 0;
});
/** A picture of one colour on the left and another on the right. @param {number[]} left @param {number[]} right */
function twoColours(left, right, size = 60) {
  const crc = (/** @type {Buffer} */ data) =>
    (data.reduce((sum, byte) => (crcTable[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;
  const chunk = (/** @type {string} */ type, /** @type {Buffer} */ data) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2], 8);
  const row = [0, ...Array.from({ length: size }, (_, x) => (x < size / 2 ? left : right)).flat()];
  const rows = Buffer.from(Array.from({ length: size }, () => row).flat());
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @type {Record<string, (v: Visitor) => Promise<unknown>>} */
const views = {
  'ascii-art-generator': async (v) => {
    await v.choose('Font', 'Banner');
    await v.fill('Text', 'Hi');
    await v.has({ named: 'ASCII art: Hi' });
    await v.tab('Text');
    await v.sees('#     #');
    assert.equal(
      await v.copied('Copy Text'),
      ' #     #\n #     # #\n #     # #\n ####### #\n #     # #\n #     # #\n #     # #',
    );
  },
  'text-to-ascii-art': async (v) => {
    await v.fill('Text', 'Tea & cake for all');
    await v.choose('Font', 'Small');
    await v.has({ named: '/^ASCII art: Tea & cake/' });
    await savesPng(v, 'Download Image', 'Tea---cake.png');
  },
  'ascii-table': async (v) => {
    await v.press('Clear All');
    await v.fill('Row 1, column 1', 'Name');
    await v.press('Add Row');
    await v.fill('Row 2, column 1', '寿司');
    await v.choose('Style', 'unicode');
    await v.sees('│ 寿司');
    await saves(v, 'Download', 'ascii-table.txt', '│ Name');
  },
  'binary-to-ascii-converter': async (v) => {
    await v.press('Example Input');
    await v.holds('ASCII Output', 'Hello World');
    assert.equal((await saves(v, 'Download', 'ascii_output.txt')).text, 'Hello World');
  },
  'camera-recorder': async (v) => {
    // There is no camera here: it says so, or waits for someone to allow one.
    await v.sees(/camera/i, '.cam-stage');
    assert.equal(await v.run('isDisabled', { button: 'Start Recording' }), true);
  },
  'qr-generator': async (v) => {
    await v.fill('Text', '👩‍👩‍👧 party 🎉');
    await v.sees('Reads back correctly');
    assert.equal(await readCode(v, await savesPng(v, 'Download PNG', 'qr-code.png')), '👩‍👩‍👧 party 🎉');
    await saves(v, 'Download SVG', 'qr-code.svg', '<svg');
    const { bytes } = await saves(v, 'Download JPEG', 'qr-code.jpeg');
    assert.equal(bytes.readUInt16BE(0), 0xffd8);
  },
  'wifi-qr': async (v) => {
    await v.fill('Network Name', 'Café; 5G');
    await v.fill('Password', 'p:a\\ss,"word"');
    await v.sees('Reads back correctly');
    assert.equal(
      await readCode(v, await savesPng(v, 'Download QR Code', 'wifi-qr-code.png', [200, 200])),
      String.raw`WIFI:T:WPA;S:Café\; 5G;P:p\:a\\ss\,\"word\";;`,
    );
  },
  'svg-placeholder': async (v) => {
    await v.fill('Width', '320');
    await v.fill('Custom Text', 'Tea & <日本> 🍵');
    await v.sees('Tea &amp; &lt;日本&gt; 🍵');
    const svg = await v.copied('Copy SVG');
    assert.equal((await saves(v, 'Download SVG', 'placeholder.svg')).text, svg);
    // Without a size of its own how large it is by nature differs between browsers.
    await v.until('It is not drawn', () =>
      v.page.run(() => /** @type {any} */ (document.querySelector('img[alt^="Placeholder"]'))?.naturalWidth > 0),
    );
  },
  'alarm-clock': async (v) => {
    await v.tab('New Alarm');
    await v.fill('Time', '07:00');
    await v.fill('Label', 'Wake up');
    await v.press(/^Add/);
    await v.until(
      'No alarm was kept',
      () => v.page.run(() => localStorage.getItem('alarms')),
      (kept) => kept?.includes('"07:00"'),
    );
  },
  'countdown-timer': async (v) => {
    await v.fill('Minutes', '0');
    await v.fill('Seconds', '1');
    await v.press('Start');
    await v.sees('00:00:00');
    await v.counts('.cd-list li', 1);
  },
  'pomodoro-timer': async (v) => {
    await v.sees('25:00');
    await v.press('Start');
    await v.sees('24:59');
  },
  stopwatch: async (v) => {
    await v.press('Start');
    await v.press('Lap');
    await v.press('Pause');
    await saves(v, 'Download', 'stopwatch-laps.txt', /^Lap\tLap Time\tTotal\tTime of Day\n1\t00:00:0/);
  },
  'time-difference-calculator': async (v) => {
    await v.fill('Start Datetime', '2024-02-29T12:00');
    await v.fill('End Datetime', '2026-03-08T16:30');
    await v.sees(/2\s*Years\s*0\s*Months\s*8\s*Days\s*4\s*Hours\s*30\s*Minutes/);
  },
  'time-zone-converter': async (v) => {
    await v.open('/tool/time-zone-converter?source-timezone=America%2FNew_York&target-timezone=Asia%2FKolkata');
    await v.fill('Source Datetime', '2026-03-08T02:30');
    await v.sees('the clocks go forward from 02:00 to 03:00. Read as 03:30.');
    await v.fill('Source Datetime', '2026-01-15T20:00');
    await v.sees('06:30:00');
    await v.press('Swap');
    await v.holds('Source Datetime', '2026-01-16T06:30');
  },
  'unix-timestamp-converter': async (v) => {
    await v.choose('Timezone', 'Asia/Tokyo');
    await v.fill('Unix Timestamp', '1700000000123');
    await v.sees('2023-11-15 07:13:20.123');
    await v.tab('Date to Unix');
    await v.fill('Date', '2026-01-02 12:04:05');
    await v.sees('1767323045');
    await v.fill('Pick a date', '2038-01-19T12:14:08');
    await v.sees('2147483648');
  },
  'color-contrast-checker': async (v) => {
    await v.sees('21.00:1');
    await v.fill('Text Color', '#777');
    await v.sees('4.48:1');
    await v.press('Use #767676 as text for AA');
    await v.sees('4.54:1');
    await saves(v, 'Download Results', 'contrast-results.json', '"ratio": 4.54');
  },
  'color-palette-generator': async (v) => {
    await v.fill('Palette Size', '3');
    await v.fill('Base Color', 'f00');
    assert.equal(await v.copied('Copy #ffcccc'), '#ffcccc');
    await saves(v, 'Export CSS', 'palette.css', '--color-3: #330000;');
  },
  'color-picker': async (v) => {
    await v.fill('Color', 'rebeccapurple');
    await v.sees('lch(32.39% 61.24 308.86)');
    await v.page.press('Enter');
    await v.holds('Color', '#663399');
    await v.choose('Format', 'hsl');
    await v.holds('Color', 'hsl(270, 50%, 40%)');
  },
  'gradient-generator': async (v) => {
    await v.open('/tool/gradient-generator?type=radial&width=320&height=200');
    await savesPng(v, 'Export PNG', 'gradient.png', [320, 200]);
    await saves(v, 'Export SVG', 'gradient.svg', '<svg');
  },
  'hex-to-rgb-converter': async (v) => {
    await v.fill('HEX Color', '0af8');
    await v.sees('rgba(0, 170, 255, 0.533)');
    assert.equal(await v.copied(), 'rgba(0, 170, 255, 0.533)');
  },
  'image-color-extractor': async (v) => {
    await v.upload('Image file', { 'two.png': twoColours([0x1b, 0x49, 0x65], [0xff, 0x9f, 0x1c]) });
    await v.sees('#1b4965');
    await v.sees('#ff9f1c');
    await saves(v, 'Export CSS', 'palette.css', '#ff9f1c');
  },
  'shades-and-tints-generator': async (v) => {
    await v.fill('Variation Count', '3');
    await v.fill('Base Color', '#ff0000');
    await v.sees('#800000');
    await v.tab('Tints');
    await v.sees('#ff8080');
    await saves(v, 'Export Palette', 'shades-and-tints.json', '#ff4040');
  },
  color: async (v) => {
    await v.fill('CMYK', 'cmyk(0%, 66%, 80%, 0%)');
    await v.holds('HEX', '#FF5733');
    await v.fill('Color', 'color(display-p3 1 0 0)');
    await v.sees('This color is outside sRGB');
    await v.holds('HEX', '#FF0000');
  },
  'integer-base': async (v) => {
    await v.choose('To Base', '16');
    await v.fill('Number', '255');
    await v.holds('Result', 'FF');
    await v.press('Swap');
    await v.holds('Result', '255');
    await v.fill('Number', 'F\n1G');
    await v.sees('1 of 2 lines could not be read');
    await v.fill('Number', '1G');
    await v.sees('“G” is no digit of base 16');
  },
  'docker-compose': async (v) => {
    await v.fill('Input', 'docker run -d --name web\n  -p 8080:80 nginx:alpine');
    await v.sees('container_name: web');
    await v.press('Leave It Out');
    await v.tab('To Kubernetes');
    await v.sees('kind: Deployment');
  },
  'markdown-html': async (v) => {
    await v.fill('Input', '# Title\n\n- [x] done\n');
    await v.sees('<h1>Title</h1>');
    await v.shows('Preview', 'Title');
  },
  'roman-numeral': async (v) => {
    await v.fill('Number', '1994');
    await v.holds('Roman Numeral', 'MCMXCIV');
    await v.fill('Roman Numeral', 'IIII');
    await v.sees('Invalid Roman numeral');
  },
  bcrypt: async (v) => {
    await v.fill('Cost', '5');
    await v.fill('Password', 'tr0ub4dor&3');
    await v.press('Hash');
    await v.sees(/\$2b\$05\$[./A-Za-z0-9]{53}/);
  },
  'bip39-generator': async (v) => {
    await v.holds('Mnemonic', /^([a-z]+ ){11}[a-z]+$/);
    await v.fill('Entropy', '7f'.repeat(16));
    await v.holds('Mnemonic', /^legal winner thank/);
    await v.fill('Passphrase', 'TREZOR');
    await v.holds('Seed', /^2e8905819b8723fe/);
    await v.choose('Language', 'japanese');
    await v.holds('Mnemonic', /^そつう　れきだい/);
  },
  'hash-text': async (v) => {
    const sha256 = (/** @type {string | Buffer} */ data) => createHash('sha256').update(data).digest('hex');
    await v.fill('Input', 'Grüße');
    await v.sees(sha256('Grüße'));
    const large = Buffer.alloc(2_000_000, 'localkit');
    await v.upload('Input file', { 'one.txt': 'one\r\n', 'large.bin': large });
    await v.sees(sha256('one\r\n'));
    await v.sees(sha256(large));
    await saves(v, 'Download', 'hash-text.txt', sha256(large));
  },
  'hmac-generator': async (v) => {
    await v.fill('Plain Text', 'Grüße');
    await v.fill('Secret Key', 'my-own-key');
    const hmac = createHmac('sha256', 'my-own-key').update('Grüße').digest('hex');
    await v.holds('HMAC', hmac);
    assert.equal(await v.copied(), hmac);
  },
  'password-analyzer': async (v) => {
    await v.fill('Password', 'Password123!');
    await v.sees('78.84 bits');
    await v.sees('79/100');
  },
  'rsa-generator': async (v) => {
    await v.press('Generate Key Pair');
    await v.until(
      'There is no key',
      () => v.run('value', { field: 'Private Key' }),
      (pem) => pem.includes('END PRIVATE KEY'),
      60_000,
    );
    const { text } = await saves(v, 'Download Private Key', 'private_key.pem');
    assert.equal(createPrivateKey(text).asymmetricKeyDetails?.modulusLength, 2048);
    await v.choose('Format', 'ssh');
    await v.holds('Public Key', /^ssh-rsa AAAAB3NzaC1yc2E/);
  },
  'text-crypto': async (v) => {
    await v.fill('Input', 'Meet me at noon ☕');
    await v.fill('Passphrase', 'my-own-phrase');
    await v.holds('Output', /^\$aes-256-gcm\$pbkdf2-sha256\$i=600000\$/);
    const sealed = await v.run('value', { field: 'Output' });
    await v.tab('Decrypt');
    await v.fill('Input', sealed);
    await v.holds('Output', 'Meet me at noon ☕');
    await v.fill('Passphrase', 'another');
    await v.press('Decrypt');
    await v.sees('Wrong passphrase');
  },
  'ulid-generator': async (v) => {
    await v.fill('Count', '20');
    await v.press('Generate');
    await v.sees('20 results');
    await v.fill('ULID', '01ARYZ6S41TSV4RRFFQ69G5FAV');
    await v.sees('2016-07-30T22:36:16.385Z');
  },
  'uuid-generator': async (v) => {
    await v.choose('Version', 'v5');
    await v.fill('Name', 'www.example.com');
    await v.press('Generate');
    await v.sees('2ed6657d-e927-568b-95e1-2665a8aea6a2');
  },
  'box-shadow-generator': async (v) => {
    await v.press('Hard');
    await v.sees('box-shadow: 8px 8px 0px 0px #000000;');
    await saves(v, 'Download', 'box-shadow-styles.css', 'box-shadow: 8px 8px');
  },
  'css-animation-generator': async (v) => {
    await v.fill('Name', 'slideIn');
    await v.tab('Generated CSS');
    await v.sees('@keyframes slideIn');
    const isRunning = () =>
      document.querySelector('.styled-stage')?.shadowRoot?.querySelector('div')?.getAnimations()[0]?.playState;
    assert.equal(await v.page.run(isRunning), 'running');
    await v.press('Pause');
    await v.until(
      'It does not pause',
      () => v.page.run(isRunning),
      (state) => state === 'paused',
    );
  },
  'css-gradient-generator': async (v) => {
    await v.open('/tool/css-gradient-generator?width=320&height=200');
    await savesPng(v, 'Download Image', 'gradient.png', [320, 200]);
  },
  'flexbox-generator': async (v) => {
    await v.press('Add Item');
    await v.choose('Flex Direction', 'row-reverse');
    await v.press('Item 4');
    await v.fill('Flex Basis', 'calc(10% + 20px)');
    await v.sees('flex-basis: calc(10% + 20px);');
    await v.press('Holy Grail');
    await saves(v, 'Download', 'flexbox-styles.css', 'display: flex');
  },
  'hex-to-rgba-converter': async (v) => {
    await v.fill('HEX Color', '#00AAFFCC');
    await v.sees('rgba(0, 170, 255, 0.8)');
    assert.equal(await v.copied('Copy RGBA'), 'rgba(0, 170, 255, 0.8)');
    await saves(v, 'Download JSON', 'color_conversion.json', '#00AAFF');
  },
  'responsive-text-tester': async (v) => {
    await v.fill('Text', 'Two words 👩‍👩‍👧');
    await v.sees('Characters: 11 / 280');
    await v.choose('Font Family', 'Courier New');
    await v.sees(/font-family: .*Courier New/);
  },
  'chmod-calculator': async (v) => {
    await v.toggle('Owner Execute');
    await v.holds('Octal', '744');
    await v.fill('Octal', '4711');
    await v.holds('Symbolic', 'rws--x--x');
    await v.fill('Octal', '9');
    await v.sees('Octal digits go from 0 to 7');
  },
  crontab: async (v) => {
    await v.choose('Minute', '30');
    await v.choose('Hour', '2');
    await v.choose('Weekday', '0');
    await v.holds('Expression', '30 2 * * 0');
    await v.sees('At 02:30, on Sunday');
    await v.choose('Timezone', 'Asia/Tokyo');
    await v.sees(/\d{4}-\d\d-\d\d 02:30/);
  },
  'git-cheatsheet': async (v) => {
    await v.fill('Search', 'undo last commit');
    await v.sees('git reset HEAD~1');
    assert.equal(await v.copied('Copy git reset HEAD~1'), 'git reset HEAD~1');
    await saves(v, 'Export', 'git-cheatsheet.md', '| `git reset HEAD~1` |');
  },
  'random-port': async (v) => {
    await v.fill('Min', '5430');
    await v.fill('Max', '5433');
    await v.fill('Count', '10');
    await v.press('Generate');
    await v.sees('PostgreSQL');
    await v.sees('The range holds fewer free ports than asked: 4 of 10.');
  },
  'regex-cheatsheet': async (v) => {
    await v.press('Lookaround');
    await v.press('Try q(?=u)');
    await v.fill('Test Text', 'queue quay Iraq');
    await v.sees('2 matches');
    await v.counts('#main mark', 2);
  },
  'html-entity-encoder-decoder': async (v) => {
    await v.fill('Input', '<é ');
    await v.sees('&lt;&eacute;');
    await v.press(/^&copy;\s*Copyright$/);
    await v.holds('Output', '&lt;&eacute; &copy;');
    await v.tab('Decode');
    await v.fill('Input', '&lt;b&gt; &nope;');
    await v.sees('Not in HTML, left as it is: &nope;');
  },
  'html-table-generator': async (v) => {
    await v.choose('CSS Framework', 'Vanilla');
    await v.fill('Caption', 'Sales & more');
    await saves(v, 'Download HTML', 'table.html', 'Sales &amp; more');
    await saves(v, 'Download CSS', 'table.css', '{');
  },
  'html-viewer': async (v) => {
    await v.toggle('Run Scripts');
    await v.upload('HTML file', {
      'page.html':
        '<style>p{color:red}</style><p>Hi</p><script>document.querySelector("p").append("!"); console.log("ready", { n: [1] })</script>',
    });
    await v.shows('Preview', 'Hi!');
    await v.sees('ready {n: [1]}');
    await saves(v, 'Download', 'index.html', '<p>Hi</p>');
  },
  'markdown-viewer': async (v) => {
    await v.has({ css: '.cm-content' });
    await v.write('Markdown', 'one **two**');
    await v.shows('Preview', 'one two');
    await saves(v, 'Export', 'exported.html', '<strong>two</strong>');
  },
  'meta-tag-generator': async (v) => {
    await v.fill('Title', 'Fish & "chips"');
    await v.sees('<title>Fish &amp; &quot;chips&quot;</title>');
    assert.match(await v.copied('Copy to Clipboard'), /<title>Fish &amp; &quot;chips&quot;<\/title>/);
  },
  'responsive-test': async (v) => {
    const other = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('<p>A plain page'));
    await new Promise((resolve) => other.listen(0, '127.0.0.1', () => resolve(undefined)));
    const { port } = /** @type {import('node:net').AddressInfo} */ (other.address());
    try {
      await v.fill('URL', `http://127.0.0.1:${port}/plain`);
      await v.press('Load');
      await v.sees('Loaded.');
      await v.tab('Phones');
      await v.press('iPhone 14');
      await v.sees('Breakpoint: xs');
    } finally {
      other.closeAllConnections();
      other.close();
    }
  },
  'javascript-console': async (v) => {
    await v.has({ css: '.cm-content' });
    await v.write('Code Input', "const answer = await Promise.resolve(42);\nconsole.log('answer', { answer });");
    await v.press('Run Code');
    await v.sees(/answer\s+\{answer: 42\}/);
    await v.fill('Evaluate', 'answer + 1');
    await v.page.press('Enter');
    await v.sees('43');
  },
  'json-viewer': async (v) => {
    await v.fill('JSON Input', JSON_TEXT);
    await v.press('Parse JSON');
    await v.press('Collapse All');
    await v.counts('[role=treeitem]', 3);
    await v.press('Expand All');
    await v.counts('[role=treeitem]', 7);
    await v.fill('Search', 'moby');
    await v.sees('$.store.books[0].title');
    assert.equal((await saves(v, 'Download JSON', 'data.json')).text, JSON_TEXT);
    await v.tab('JSON Input');
    await v.upload('JSON Input file', {
      'large.json': `[${Array(5000).fill('{"name":"somebody"}').join()},{"needle":"here"}]`,
    });
    await v.press('Parse JSON');
    await v.fill('Search', 'needle');
    await v.sees('$[5000].needle');
  },
  'regex-tester': async (v) => {
    await v.fill('Pattern', '(?<key>\\w+)=(\\d+)?');
    await v.fill('Test Text', 'a=1\nbb= C=333');
    await v.sees('3 matches');
    await v.counts('#main [role=textbox] mark', 3);
    await v.fill('Replace', '$2<$<key>>$&');
    await v.holds('Result', '1<a>a=1\n<bb>bb= 333<C>C=333');
  },
  'csv-to-json': async (v) => {
    await v.fill('CSV Input', 'id,name\n007,"Bond, ""James"""');
    await v.sees('"id": "007"');
    await saves(v, 'Download JSON', 'converted.json', '"007"');
    await v.tab('Tree');
    await v.sees('007');
  },
  'json-diff-checker': async (v) => {
    await v.fill('Left JSON', '{"a":[1,2],"b":{"c":1},"gone":true}');
    await v.fill('Right JSON', '{"b":{"c":2},"a":[1,7,2]}');
    await v.sees(/Added\s*1\s*Removed\s*1\s*Changed\s*1/);
    await saves(v, 'Export Diff', 'json_diff_result.json', '"added": 1');
  },
  'json-minifier': async (v) => {
    await v.fill('Input', '{ "a" : 1.50, // c\n "b" : "\\u0041" }');
    await v.holds('Output', '{"a":1.50,"b":"A"}');
    assert.equal((await saves(v, 'Download JSON', 'minified.json')).text, '{"a":1.50,"b":"A"}');
  },
  'json-path-finder': async (v) => {
    await v.fill('JSON Input', '{"a":[{"n":12345678901234567890},{"n":2}]}');
    await v.fill('JSONPath Query', '$..n');
    await v.sees('12345678901234567890');
    await v.sees('2 matches');
    await v.tab('Paths');
    await v.sees("$['a'][1]['n']");
    await saves(v, 'Download Result', 'json-path-result.json', "$['a'][0]['n']");
  },
  'json-to-csv': async (v) => {
    await v.fill('JSON Input', '[{"a":{"b":12345678901234567890},"c":"x,y"}]');
    await v.holds('CSV Output', 'a.b,c\n12345678901234567890,"x,y"');
    await v.tab('Table');
    await v.sees('x,y');
  },
  'json-validator': async (v) => {
    await v.fill('Input', '{"a":1.0}');
    await v.sees('JSON is valid and well-formed.');
    await saves(v, 'Download', 'validated_json.json', '"a": 1.0');
    await v.fill('Input', '{"a":}');
    await v.sees('Expected a value after the colon, but found }');
  },
  calculator: async (v) => {
    for (const key of '2 + 3 × 4 ='.split(' ')) await v.press(key);
    await v.sees('14');
    await v.fill('Expression', '1÷3×3');
    await v.page.press('Enter');
    await v.sees(/^1$/m);
  },
  'factorial-calculator': async (v) => {
    await v.fill('Number', '10000');
    await v.press('Calculate');
    await v.sees('35,660');
    await v.fill('Number', '-3');
    await v.page.press('Enter');
    await v.sees('Please enter a non-negative integer.');
    await saves(v, 'Download History', 'factorial_history.txt', /^10000! = 2846259680\d{35650}\n$/);
  },
  'gcd-lcm-calculator': async (v) => {
    await v.fill('Number 1', '48');
    await v.fill('Number 2', '18');
    await v.press('Calculate');
    await v.sees('48 = 2 × 18 + 12');
    await v.sees('144');
  },
  'percentage-calculator': async (v) => {
    await v.fill('Percentage', '15');
    await v.fill('Value', '200');
    await v.press('Calculate');
    await v.sees('30.00');
  },
  'prime-number-checker': async (v) => {
    await v.fill('Number', '18446744073709551557');
    await v.press('Check');
    await v.sees('18446744073709551557 is a prime number');
  },
  'random-number-generator': async (v) => {
    await v.fill('Min', '1');
    await v.fill('Max', '6');
    await v.fill('Count', '6');
    await v.toggle('Unique');
    await v.choose('Sort', 'Ascending');
    await v.press('Generate');
    assert.equal(await v.copied('Copy to Clipboard'), '1\n2\n3\n4\n5\n6');
  },
  'unit-converter': async (v) => {
    await v.choose('From', 'inch');
    await v.choose('To', 'centimeter');
    await v.fill('Value', '12');
    await v.holds('Result', '30.48');
    await v.press('Swap');
    await v.holds('Result', '12');
  },
  'mac-lookup': async (v) => {
    await v.fill('MAC Address', '3C:22:FB:12:34:56');
    await v.sees('Apple, Inc.');
  },
  'string-length-calculator': async (v) => {
    await v.fill('Input', '1 banana 👩‍👩‍👧');
    await v.sees('30.00%');
    await saves(v, 'Download', 'string-analysis.json', '"totalLength": 10');
  },
  'substring-finder': async (v) => {
    await v.fill('Input', 'The cat sat.\nA category, a CAT.');
    await v.fill('Substring', 'cat');
    await v.counts('#main [role=textbox] mark', 3);
    await v.fill('Replace With', 'dog');
    await v.press('Replace All');
    await v.holds('Input', 'The dog sat.\nA dogegory, a dog.');
  },
  'text-diff-checker': async (v) => {
    await v.fill('Original Text', 'one\nThe quick brown fox\nthree');
    await v.fill('Changed Text', 'one\nThe quick red fox\nthree\nfour');
    await v.sees('+2 lines added');
    await v.sees('−1 line removed');
    await v.counts('#main ins', 1);
  },
  'text-editor': async (v) => {
    await v.has({ css: '.cm-content' });
    await v.write('Markdown', '# one **two**');
    await v.shows('Preview', 'one two');
    assert.equal((await saves(v, 'Export .md', 'exported_markdown.md')).text, '# one **two**');
    await saves(v, 'Export .html', 'exported_html.html', '<strong>two</strong>');
  },
  'basic-auth': async (v) => {
    // RFC 7617, section 2.
    await v.fill('Auth String', 'Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==');
    await v.press('Decode Auth String');
    await v.holds('Username', 'Aladdin');
    await v.holds('Password', 'open sesame');
    await v.fill('Auth String', 'Basic %');
    await v.press('Decode Auth String');
    await v.sees('This is no Base64, so no Basic credentials');
  },
  'device-info': async (v) => {
    await v.sees('1280 × ');
    await v.sees(await v.page.run(() => navigator.userAgent));
    assert.match(await v.copied('Copy All'), /Window size: 1280 × /);
  },
  'html-editor': async (v) => {
    await v.until('It cannot be edited', () => v.run('count', '[aria-label=Content][contenteditable=true]'), Boolean);
    await v.type('Content', 'Some ');
    await v.press('Bold');
    await v.type('Content', 'bold');
    await v.page.press('Enter');
    await v.page.press('Control', 'b');
    await v.page.type('one');
    assert.match(await v.copied(), /^<p>Some <strong>bold<\/strong><\/p>\n<p>one<\/p>$/);
  },
  'http-status': async (v) => {
    await v.press('5xx Server Error');
    await v.holds('Search', '5xx');
    await v.fill('Search', 'teapot');
    await v.sees('418');
  },
  'base64-string': async (v) => {
    await v.fill('Input', 'Grüße');
    await v.sees('R3LDvMOfZQ==');
    await v.tab('Decode');
    await v.fill('Input', 'data:text/plain;base64,SGVsbG8=');
    await v.sees('Hello');
    await v.fill('Input', `data:image/png;base64,${twoColours([255, 0, 0], [0, 0, 255]).toString('base64')}`);
    await v.sees('PNG, image/png');
    await v.sees('60 × 60 px');
  },
  'ipv4-subnet': async (v) => {
    await v.fill('IP Address', '192.168.1.0 255.255.255.0');
    await v.sees('192.168.1.255');
    await v.fill('Hosts per Subnet', 'office 100, lab 50');
    await v.sees('192.168.1.128/26');
    await v.fill('IP Address', '192.168.300.0/24');
    await v.sees('Part 3, 300, is not from 0 to 255.');
  },
  'jwt-parser': async (v) => {
    // The token everyone knows.
    await v.fill(
      'JWT',
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
    );
    await v.sees('John Doe');
    await v.fill('Key', 'your-256-bit-secret');
    await v.sees('Valid');
    await v.tab('Sign');
    await v.choose('Algorithm', 'ES256');
    await v.press('Make Key');
    await v.holds('Key', /^-----BEGIN PRIVATE KEY-----/);
  },
  'keycode-info': async (v) => {
    await v.page.press('a');
    await v.sees('KeyA');
    await v.page.press('Control', 'k');
    await v.sees('Ctrl');
    assert.match(await v.copied('Copy All'), /"code": "KeyK"/);
  },
  'meta-tags': async (v) => {
    await v.choose('Page Type', 'Article');
    await v.fill('Title', 'Tea & more');
    await v.tab('Article');
    await v.fill('Authors', 'Ann, Bob');
    await v.fill('Published Time', '2026-01-02T03:04');
    await v.press('Generate Meta Tags');
    await v.sees('<meta property="article:published_time" content="2026-01-02T03:04:00Z">');
    await v.sees('<meta property="article:author" content="Bob">');
  },
  'otp-generator': async (v) => {
    await v.holds('Secret', /^[A-Z2-7]{15}$/);
    await v.fill('Secret', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    await v.sees(/\b\d{6}\b/);
    await v.fill('Secret', '0');
    await v.sees('“0” is no Base32 digit');
  },
  'url-parser': async (v) => {
    await v.fill('URL', 'https://example.org:81/a?x=1&x=2#h');
    await v.holds('Hostname', 'example.org');
    await v.fill('Path', '/b c');
    await v.holds('URL', 'https://example.org:81/b%20c?x=1&x=2#h');
    await v.fill('Value 2', 'ä&');
    await v.holds('URL', 'https://example.org:81/b%20c?x=1&x=%C3%A4%26#h');
  },
};

/** @param {Visitor} visitor @param {string} slug @param {import('./shared-pages.mjs').Check} check @param {boolean} isQuick */
export async function visitView(visitor, slug, check, isQuick) {
  if (!(await check('opens', () => visitor.open(`/tool/${slug}`)))) return;
  await check('main path', async () => {
    const take = views[slug];
    assert.ok(take, 'No main path is written for it');
    await take(visitor);
  });
  await check('phone', () => visitor.expectToFit());
  if (slug === 'html-viewer') await attackPreview(visitor, check, isQuick);
}
