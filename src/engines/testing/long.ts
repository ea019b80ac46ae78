/** Whether everything is asked for (`npm run test:long`), or what a few minutes suffice for (`npm test`). */
export const LONG = process.env.TEST_LONG === '1';

/** How many examples of a property to try, of those that are worth their time when there is enough of it. */
export const runs = (whole: number): number => (LONG ? whole : Math.ceil(whole / 5));

/** All of them where there is time for all, otherwise one in so many. */
export const some = <One>(all: readonly One[], oneIn: number): readonly One[] =>
  LONG ? all : all.filter((_, at) => at % oneIn === 0);
