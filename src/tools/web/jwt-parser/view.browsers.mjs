/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
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
};
