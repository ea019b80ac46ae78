export * from './evaluate';
export * from './format';
export * from './keypad';
