/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  // RFC 7617, section 2.
  await v.fill('Auth String', 'Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==');
  await v.press('Decode Auth String');
  await v.holds('Username', 'Aladdin');
  await v.holds('Password', 'open sesame');
  await v.fill('Auth String', 'Basic %');
  await v.press('Decode Auth String');
  await v.sees('This isn’t Base64, so it can’t be Basic credentials');
};
