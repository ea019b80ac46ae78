export * from './decode';
export * from './draw';
export * from './encode';
export * from './paint';
export * from './pixels';
