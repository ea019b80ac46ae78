export * from './css';
export * from './edit';
export * from './model';
