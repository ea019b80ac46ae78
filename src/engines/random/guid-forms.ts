import { encodeBase64 } from '@/engines/bytes/base64';
import { decodeHex } from '@/engines/bytes/hex';

const inCase = (text: string, uppercase: boolean) => (uppercase ? text.toUpperCase() : text);

/** The order in which Windows and .NET keep the bytes: the first three groups with the lowest byte first. */
const BYTE_ORDER = [3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15];

/** A GUID of 36 characters in the other forms it is written in; D, N, B, P and X are those of .NET's `Guid.ToString`. */
export const GUID_FORMS = {
  d: inCase,
  n: (guid: string, uppercase: boolean) => inCase(guid.replaceAll('-', ''), uppercase),
  b: (guid: string, uppercase: boolean) => `{${inCase(guid, uppercase)}}`,
  p: (guid: string, uppercase: boolean) => `(${inCase(guid, uppercase)})`,
  x(guid: string, uppercase: boolean) {
    const [low, middle, high, ...rest] = inCase(guid, uppercase).split('-');
    const bytes = rest.join('').match(/../g)!;
    return `{0x${low},0x${middle},0x${high},{${bytes.map((byte) => `0x${byte}`).join(',')}}}`;
  },
  base64(guid: string) {
    const bytes = decodeHex(guid.replaceAll('-', ''));
    return encodeBase64(Uint8Array.from(BYTE_ORDER, (at) => bytes[at]!));
  },
  urn: (guid: string) => `urn:uuid:${guid}`,
  registry: (guid: string) => `{${guid.toUpperCase()}}`,
} as const;
