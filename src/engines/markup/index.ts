export * from './decode';
export * from './page';
export * from './preview';
