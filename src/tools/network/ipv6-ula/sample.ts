import { loadHash } from '@/engines/hash/hashers';

/** Seconds from 1900, where the clock of NTP starts, to 1970. */
const NTP_START = 2_208_988_800;

/** The sample of RFC 4193, section 3.2.2: of the time as NTP has it and the EUI-64 of a card, the last 40 bits of their SHA-1. */
export async function sampleGlobalId(mac: Uint8Array, now: number): Promise<Uint8Array> {
  const key = new Uint8Array(16);
  const view = new DataView(key.buffer);
  view.setUint32(0, Math.floor(now / 1000) + NTP_START);
  view.setUint32(4, Math.floor(((now % 1000) / 1000) * 2 ** 32));
  // RFC 4291, appendix A: FF FE in the middle, and the bit for local addresses is inverted.
  key.set([mac[0]! ^ 2, mac[1]!, mac[2]!, 0xff, 0xfe, mac[3]!, mac[4]!, mac[5]!], 8);
  const hash = await loadHash('SHA1');
  return hash(key).slice(-5);
}
