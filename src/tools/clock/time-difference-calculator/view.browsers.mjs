/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Start Datetime', '2024-02-29T12:00');
  await v.fill('End Datetime', '2026-03-08T16:30');
  await v.sees(/2\s*Years\s*0\s*Months\s*8\s*Days\s*4\s*Hours\s*30\s*Minutes/);
};
