import { saves } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.press('Start');
  await v.press('Lap');
  await v.press('Pause');
  await saves(v, 'Download', 'stopwatch-laps.txt', /^Lap\tLap Time\tTotal\tTime of Day\n1\t00:00:0/);
  await v.press('Add Stopwatch');
  await v.fill('Name of stopwatch 2', 'Ben');
  await v.press('Start Ben');
  await v.sees('00:00:01');
};
