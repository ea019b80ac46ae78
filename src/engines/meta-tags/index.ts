export * from './advice';
export * from './tags';
