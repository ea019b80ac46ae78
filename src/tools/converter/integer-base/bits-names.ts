/** What a fixed number of bits may stand for. */
export const BITS = {
  any: 'Any length',
  int8: '8-bit two’s complement',
  int16: '16-bit two’s complement',
  int32: '32-bit two’s complement',
  int64: '64-bit two’s complement',
  int128: '128-bit two’s complement',
  half: 'IEEE 754 half (16 bits)',
  single: 'IEEE 754 single (32 bits)',
  double: 'IEEE 754 double (64 bits)',
} as const;
