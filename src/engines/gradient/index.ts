export * from './css';
export * from './edit';
export * from './model';
export * from './pixels';
export * from './svg';
