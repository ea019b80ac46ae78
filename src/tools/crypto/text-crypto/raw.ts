import { decodeBase64, decodeHex, decodeUtf8, encodeBase64, encodeHex, encodeUtf8 } from '@/engines/bytes';
import {
  type CipherMode,
  decryptRaw,
  encryptRaw,
  ivBytes,
  type Padding,
  readIv,
  readKey,
} from '@/engines/crypto/raw-ciphers';
import type { RandomSource } from '@/engines/random/source';
import { InputError, result, resultAs } from '@/kit';

interface Request {
  readonly mode: 'encrypt' | 'decrypt';
  readonly rawKey: string;
  readonly iv: string;
  readonly cipherMode: CipherMode;
  readonly padding: Padding;
  readonly ciphertext: 'Base64' | 'Hex';
}

const UNCHECKED: Readonly<Record<Exclude<CipherMode, 'GCM'>, string>> = {
  CBC: 'CBC can’t tell if a text was changed: GCM is better.',
  CTR: 'CTR can’t tell if a text was changed, and using an IV twice reveals both texts: GCM is better.',
  ECB: 'ECB shows where a text repeats and can’t tell if it was changed: GCM is better.',
};

/** AES with the key itself, as `openssl enc -K … -iv …` and most programs use it. */
export async function runRaw(input: string, asked: Request, random: RandomSource) {
  const { mode, cipherMode, padding } = asked;
  const key = readKey(asked.rawKey);
  const notes = cipherMode === 'GCM' ? [] : [UNCHECKED[cipherMode]];
  if (mode === 'encrypt') {
    const isDrawn = asked.iv.trim() === '' && cipherMode !== 'ECB';
    const iv = isDrawn ? random.bytes(ivBytes(cipherMode)) : readIv(asked.iv, cipherMode);
    const made = await encryptRaw(encodeUtf8(input), { mode: cipherMode, padding, key, iv });
    return result(asked.ciphertext === 'Hex' ? encodeHex(made) : encodeBase64(made), {
      facts: cipherMode === 'ECB' ? [] : [{ label: 'IV', value: encodeHex(iv) }],
      notes: isDrawn ? ['You gave no IV, so a random one was used: keep it, you need it to decrypt.', ...notes] : notes,
    });
  }
  if (asked.iv.trim() === '' && cipherMode !== 'ECB') throw new InputError('Enter the IV', { field: 'iv' });
  const iv = readIv(asked.iv, cipherMode);
  const bytes = asked.ciphertext === 'Hex' ? decodeHex(input) : decodeBase64(input);
  const opened = await decryptRaw(bytes, { mode: cipherMode, padding, key, iv });
  const text = decodeUtf8(opened);
  return text === undefined
    ? resultAs(
        'bytes',
        { bytes: opened, name: 'decrypted.bin' },
        { notes: ['This isn’t UTF-8 text: it’s binary data, or the key, IV or mode is wrong.', ...notes] },
      )
    : result(text, { notes });
}
