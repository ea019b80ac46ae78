/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.toggle('Owner Execute');
  await v.holds('Octal', '744');
  await v.fill('Octal', '4711');
  await v.holds('Symbolic', 'rws--x--x');
  await v.fill('Octal', '9');
  await v.sees('Octal digits are 0 to 7');
};
