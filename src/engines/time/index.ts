export * from './duration';
export * from './laps-text';
export * from './stopwatch';
export * from './time-of-day';
