export * from './parse';
export { nextRuns, offsetsOf } from './runs';
export { sentenceOf } from './sentence';
