export * from './convert';
export * from './table';
