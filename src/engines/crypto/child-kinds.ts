/** What BIP 85 makes of a wallet for other uses. */
export const CHILDREN = {
  words: 'Words (BIP39)',
  hex: 'Hex',
  wif: 'Private key (WIF)',
  xprv: 'Extended key (xprv)',
  base64: 'Password (Base64)',
  base85: 'Password (Base85)',
} as const;
export type ChildKind = keyof typeof CHILDREN;

export interface Child {
  readonly path: string;
  readonly value: string;
}
