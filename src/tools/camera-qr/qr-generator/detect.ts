import { QUERY_STRING, sniffUrl } from '@/engines/sniff/url';
import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  if (text.length > 500) return undefined;
  if (/^(?:BEGIN:VCARD|MATMSG:|geo:-?\d|smsto:|BEGIN:V(?:EVENT|CALENDAR))/i.test(text))
    return { score: 0.85, why: 'Content of a QR code' };
  const url = sniffUrl(text);
  return url?.form === 'url' && url.what !== QUERY_STRING ? { score: 0.5, why: 'Address' } : undefined;
});
