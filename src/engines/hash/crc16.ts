/** Two of the many: ARC, which is meant where nothing is said (polynomial 8005, bits reversed), and XMODEM (1021, as they come). */
const KINDS = {
  CRC16: { polynomial: 0xa001, reversed: true },
  'CRC16-XMODEM': { polynomial: 0x1021, reversed: false },
};

function toTable({ polynomial, reversed }: (typeof KINDS)[keyof typeof KINDS]): Uint16Array {
  return Uint16Array.from({ length: 256 }, (_, byte) => {
    let rest = reversed ? byte : byte << 8;
    for (let bit = 0; bit < 8; bit++) {
      const isSet = reversed ? rest & 1 : rest & 0x8000;
      rest = reversed ? rest >>> 1 : (rest << 1) & 0xffff;
      if (isSet) rest ^= polynomial;
    }
    return rest;
  });
}

/** A checksum of 16 bits over bytes that come in pieces. */
export function createCrc16(name: keyof typeof KINDS) {
  const kind = KINDS[name];
  const table = toTable(kind);
  let rest = 0;
  return {
    update(chunk: Uint8Array) {
      if (kind.reversed) for (const byte of chunk) rest = (rest >>> 8) ^ table[(rest ^ byte) & 0xff]!;
      else for (const byte of chunk) rest = ((rest << 8) & 0xffff) ^ table[(rest >>> 8) ^ byte]!;
    },
    finish: () => Uint8Array.of(rest >>> 8, rest & 0xff),
  };
}
