/** Pictures that a text carries, as their data stands in it: too long to be laid out as text. */
export const INLINE_DATA = /data:image\/[\w.+-]+;base64,[\w+/=]{200,}/g;

export const withoutData = (text: string): string =>
  text.includes('data:image/') ? text.replace(INLINE_DATA, '') : text;
