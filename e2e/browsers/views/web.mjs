import assert from 'node:assert/strict';

/** @type {import('../visitor.mjs').MainPaths} */
export const web = {
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
