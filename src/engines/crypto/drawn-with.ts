/** What one can draw entropy with at a table. */
export const DRAWN_WITH = { dice: 'Dice', cards: 'Cards', coins: 'Coin flips' } as const;
export type DrawnWith = keyof typeof DRAWN_WITH;
