const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, padded to eights. */
export function encodeBase32(bytes: Uint8Array): string {
  let text = '';
  let buffer = 0;
  let bits = 0;
  for (const byte of bytes) {
    buffer = ((buffer << 8) | byte) & 0xfff;
    for (bits += 8; bits >= 5; bits -= 5) text += ALPHABET[(buffer >> (bits - 5)) & 31];
  }
  if (bits > 0) text += ALPHABET[(buffer << (5 - bits)) & 31];
  return text.padEnd(Math.ceil(text.length / 8) * 8, '=');
}
