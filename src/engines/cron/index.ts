export * from './parse';
export { type CronRun, nextRuns, offsetsOf } from './runs';
export { sentenceOf } from './sentence';
