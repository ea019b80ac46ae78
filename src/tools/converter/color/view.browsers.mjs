/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('CMYK', 'cmyk(0%, 66%, 80%, 0%)');
  await v.holds('HEX', '#FF5733');
  await v.fill('Color', 'color(display-p3 1 0 0)');
  await v.sees('This color is outside sRGB');
  await v.holds('HEX', '#FF0000');
};
