/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('URL', 'https://example.org:81/a?x=1&x=2#h');
  await v.holds('Hostname', 'example.org');
  await v.fill('Path', '/b c');
  await v.holds('URL', 'https://example.org:81/b%20c?x=1&x=2#h');
  await v.fill('Value 2', 'ä&');
  await v.holds('URL', 'https://example.org:81/b%20c?x=1&x=%C3%A4%26#h');
};
