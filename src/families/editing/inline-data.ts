import { isTooLong } from './too-long';

/** Pictures that a text carries, as their data stands in it: too long to be laid out as text. */
export const INLINE_DATA = /data:image\/[\w.+-]+;base64,[\w+/=]{200,}/g;

export const withoutData = (text: string): string =>
  text.includes('data:image/') ? text.replace(INLINE_DATA, '') : text;

const LARGEST = 20_000_000;

/** For an editor that shows chips in place of the data. */
export const isTooLongBesideData = (text: string): boolean => isTooLong(text, LARGEST, withoutData);
