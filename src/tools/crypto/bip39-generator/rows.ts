import type { Branch, DerivedKeys, ExtendedKey } from '@/engines/crypto/hd-keys';
import { COINS } from '@/engines/crypto/hd-schemes';
import type { FieldRow } from '@/kit/output';

const extended = (name: string, key: ExtendedKey, path: string): FieldRow[] => [
  { label: `${name} ${key.prefix}pub`, value: key.public, note: path },
  ...(key.private === undefined ? [] : [{ label: `${name} ${key.prefix}prv`, value: key.private, note: path }]),
];
const branch = (name: string, { path, keys }: Branch) => keys.flatMap((key) => extended(name, key, path));

/** The extended keys, each with its path. */
export const extendedRows = (keys: DerivedKeys): FieldRow[] => [
  ...extended('Root', keys.root, 'm'),
  ...(keys.scheme === 'bip32' ? branch('Derived', keys.derived) : branch('Account', keys.account)),
];

/** Everything below the seed, as rows. */
export const keyRows = (keys: DerivedKeys): FieldRow[] => [
  { label: 'Master Fingerprint', value: keys.fingerprint },
  ...extendedRows(keys),
  ...keys.addresses.flatMap(({ path, address, publicKey, privateKey }) => [
    { label: path, value: address },
    { label: `${path} public key`, value: publicKey },
    ...(privateKey === undefined ? [] : [{ label: `${path} private key`, value: privateKey }]),
  ]),
];

/** What is other than one may expect of the derivation that was asked for. */
export const keyNotes = (keys: DerivedKeys, wanted: string): string[] => [
  ...(keys.scheme === wanted ? [] : [`${COINS[keys.coin]} only uses BIP44 paths, so those were used`]),
  ...(keys.addresses.length > 0 ? [] : ['A path of 255 steps can’t go any deeper, so it has no addresses']),
];
