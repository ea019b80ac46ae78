export * from './parse';
export { FORMATS, type Format, isPlain, type Reading, readPlain } from './plain';
export { daysOfYear, planOf } from './plan';
export { type CronRun, lastRuns, nextRuns, offsetsOf } from './runs';
export { sentenceOf } from './sentence';
