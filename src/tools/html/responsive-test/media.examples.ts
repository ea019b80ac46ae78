/** Conditions of media queries, and the widths from which their answer is another. A browser is asked too. */
export const MEDIA: readonly (readonly [condition: string, widths: readonly number[]])[] = [
  ['(min-width: 600px)', [600]],
  ['screen and (max-width:767.98px)', [768]],
  ['(max-width: 767px)', [768]],
  ['(min-width: 40em) and (max-width: 63.9375em)', [640, 1024]],
  ['(width >= 600px)', [600]],
  ['(width > 600px)', [601]],
  ['(width < 600px)', [600]],
  ['(width <= 37.5rem)', [601]],
  ['(400px <= width <= 700px)', [400, 701]],
  ['(700px > width > 400px)', [401, 700]],
  ['not all and (min-width: 500px)', [500]],
];
