import type { DerivedKeys, ExtendedKey } from '@/engines/crypto/hd-keys';
import type { FieldRow } from '@/kit/output';

const extended = (name: string, key: ExtendedKey, path: string): FieldRow[] => [
  { label: `${name} ${key.prefix}pub`, value: key.public, note: path },
  ...(key.private === undefined ? [] : [{ label: `${name} ${key.prefix}prv`, value: key.private, note: path }]),
];

/** The extended keys, each with its path. */
export const extendedRows = ({ root, account }: DerivedKeys): FieldRow[] => [
  ...extended('Root', root, 'm'),
  ...account.keys.flatMap((key) => extended('Account', key, account.path)),
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
