/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.tab('New Alarm');
  await v.fill('Time', '07:00');
  await v.fill('Label', 'Wake up');
  await v.press(/^Add/);
  await v.until(
    'No alarm was kept',
    () => v.page.run(() => localStorage.getItem('alarms')),
    (kept) => kept?.includes('"07:00"'),
  );
};
