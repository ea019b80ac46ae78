import { mnemonicToSeedSync } from '@scure/bip39';
import { deriveKeys, type WantedScheme } from './hd-keys';

/** The phrase that the documents of all schemes use. */
export const PHRASE = `${'abandon '.repeat(11)}about`;
export const SEED = mnemonicToSeedSync(PHRASE);
export const WANTED: WantedScheme = {
  scheme: 'bip84',
  coin: 'bitcoin',
  account: 0,
  change: false,
  start: 0,
  count: 2,
  privateKeys: true,
};
export const derive = (wanted: Partial<WantedScheme>, seed = SEED) => deriveKeys(seed, { ...WANTED, ...wanted });
