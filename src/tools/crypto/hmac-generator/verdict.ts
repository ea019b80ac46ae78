import { encodeHex } from '@/engines/bytes';
import { readWrittenDigests, type Verdict } from '@/engines/hash/written-digests';

/** Whether a pasted HMAC, in whatever form, is this one. */
export function judgeHmac(expected: string, mac: Uint8Array): Verdict {
  const wanted = readWrittenDigests(expected, [mac.length]).map((bytes) => encodeHex(bytes));
  if (wanted.includes(encodeHex(mac))) return { matches: true, says: 'Matches the expected HMAC' };
  return {
    matches: false,
    says:
      wanted.length > 0
        ? 'No match: the HMAC is different'
        : `No match: an HMAC of this function has ${mac.length} bytes, written in Hex or Base64`,
  };
}
