import { hmac } from '@noble/hashes/hmac.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { entropyToMnemonic } from '@scure/bip39';
import { encodeBase64 } from '@/engines/bytes/base64';
import { encodeHex } from '@/engines/bytes/hex';
import { InputError } from '@/engines/input-error';
import type { Child, ChildKind } from './child-kinds';
import { INDICES, writePath } from './hd-path';
import { loadWords, MNEMONIC_LANGUAGES, type MnemonicLanguage } from './mnemonic';

/** How long each may be: bytes of hex, characters of passwords. */
const LENGTHS = { hex: [16, 64], base64: [20, 86], base85: [10, 80] } as const;

export interface WantedChild {
  readonly kind: ChildKind;
  readonly index: number;
  /** Of the words. */
  readonly language: MnemonicLanguage;
  readonly words: number;
  /** Bytes of hex, or characters of a password. */
  readonly length: number;
}

const PURPOSE = 83_696_968;
/** In their order the languages have the numbers of the standard. */
const LANGUAGES = Object.keys(MNEMONIC_LANGUAGES);

/** The steps below the purpose, all hardened. */
function stepsTo({ kind, index, language, words, length }: WantedChild): number[] {
  switch (kind) {
    case 'words':
      return [39, LANGUAGES.indexOf(language), words, index];
    case 'wif':
      return [2, index];
    case 'xprv':
      return [32, index];
    case 'hex':
      return [128_169, length, index];
    case 'base64':
      return [707_764, length, index];
    case 'base85':
      return [707_785, length, index];
  }
}

const ALPHABET_85 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~';

/** Four bytes in five characters, by the alphabet of RFC 1924. */
function encodeBase85(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / 4 }, (_, group) => {
    let rest = view.getUint32(4 * group);
    const characters: string[] = [];
    for (let at = 0; at < 5; at++) {
      characters.unshift(ALPHABET_85[rest % 85]!);
      rest = Math.floor(rest / 85);
    }
    return characters.join('');
  }).join('');
}

async function write(entropy: Uint8Array, { kind, language, words, length }: WantedChild): Promise<string> {
  switch (kind) {
    case 'words':
      return entropyToMnemonic(entropy.slice(0, (words / 3) * 4), await loadWords(language)).normalize('NFC');
    case 'hex':
      return encodeHex(entropy.slice(0, length));
    case 'wif':
      return createBase58check(sha256).encode(Uint8Array.from([0x80, ...entropy.slice(0, 32), 1]));
    case 'xprv':
      // The other way round than in BIP 32, as BIP 85 itself warns.
      return new HDKey({ chainCode: entropy.slice(0, 32), privateKey: entropy.slice(32) }).privateExtendedKey;
    case 'base64':
      return encodeBase64(entropy).slice(0, length);
    case 'base85':
      return encodeBase85(entropy).slice(0, length);
  }
}

/** What a root key makes for another wallet or as a password: always the same, and nothing that leads back to it. */
export async function deriveChild(root: HDKey, wanted: WantedChild): Promise<Child> {
  const limits = wanted.kind in LENGTHS ? LENGTHS[wanted.kind as keyof typeof LENGTHS] : undefined;
  if (limits && (wanted.length < limits[0] || wanted.length > limits[1]))
    throw new InputError(
      `Child Length must be from ${limits[0]} to ${limits[1]} ${wanted.kind === 'hex' ? 'bytes of hex' : 'characters'}`,
      { field: 'childLength' },
    );
  const steps = [PURPOSE, ...stepsTo(wanted)];
  const key = steps.reduce((above, index) => above.deriveChild(index + INDICES), root);
  const entropy = hmac(sha512, new TextEncoder().encode('bip-entropy-from-k'), key.privateKey!);
  return {
    path: writePath(steps.map((index) => ({ index, hardened: true }))),
    value: await write(entropy, wanted),
  };
}

export const childOfSeed = (seed: Uint8Array, wanted: WantedChild): Promise<Child> =>
  deriveChild(HDKey.fromMasterSeed(seed), wanted);
