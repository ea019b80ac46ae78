/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
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
};
