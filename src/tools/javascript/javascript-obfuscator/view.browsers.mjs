/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Input', 'function greet(name) { console.log("a text to hide", name) }');
  await v.press('More');
  await v.choose('unicodeEscapeSequence', 'true');
  await v.press('Obfuscate');
  await v.sees('_0x');
};
