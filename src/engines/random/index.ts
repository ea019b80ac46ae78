export * from './draw';
export * from './passwords';
export * from './seeded';
export * from './source';
