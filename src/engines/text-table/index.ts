export * from './cells';
export * from './draw';
export { readDrawn } from './read-drawn';
export * from './width';
