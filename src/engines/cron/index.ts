export * from './parse';
export { FORMATS, type Format, isPlain, type Reading, readPlain } from './plain';
export { daysOfYear, makePlan } from './plan';
export { type CronRun, getOffsets, lastRuns, nextRuns } from './runs';
export { describeSchedule } from './sentence';
