import { defineDetect } from '@/kit/detect/guess';

const PRODUCT =
  /^(?:Mozilla\/\d\.\d \([^)]+\)|Opera\/\d+(?:\.\d+)? \([^)]+\)|(?:curl|Wget|python-requests|okhttp|PostmanRuntime|Go-http-client|axios|Dalvik|Googlebot|facebookexternalhit|Apache-HttpClient|node-fetch|insomnia)\/\d[\w.]*)/i;

export default defineDetect((text) => {
  const line = text.replace(/^user-agent:\s*/i, '');
  return PRODUCT.test(line) && !line.includes('\n')
    ? { score: 0.98, why: 'User agent', ...(line !== text && { input: line }) }
    : undefined;
});
