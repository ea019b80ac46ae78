export * from './contrast';
export * from './format';
export * from './harmony';
export * from './listing';
export * from './mix';
export * from './names';
export * from './parse';
export * from './spaces';
