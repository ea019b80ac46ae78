export * from './algorithms';
export * from './digest';
export * from './hashers';
export * from './stream';
