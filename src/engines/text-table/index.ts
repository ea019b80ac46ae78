export * from './cells';
export * from './draw';
export * from './width';
