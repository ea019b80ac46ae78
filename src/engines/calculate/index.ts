export * from './evaluate';
export * from './format';
