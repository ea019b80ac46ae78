/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.holds('Mnemonic', /^([a-z]+ ){11}[a-z]+$/);
  await v.fill('Entropy', '7f'.repeat(16));
  await v.holds('Mnemonic', /^legal winner thank/);
  await v.fill('Passphrase', 'TREZOR');
  await v.holds('Seed', /^2e8905819b8723fe/);
  await v.choose('Language', 'japanese');
  await v.holds('Mnemonic', /^そつう　れきだい/);
  await v.choose('BIP85 Child', 'hex');
  await v.sees("m/83696968'/128169'/32'/0'");
};
