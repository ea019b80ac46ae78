import { defineDetect } from '@/kit/detect/guess';

const PRODUCT =
  /^(?:Mozilla\/\d\.\d \([^)]+\)|Opera\/\d+(?:\.\d+)? \([^)]+\)|(?:curl|Wget|python-requests|okhttp|PostmanRuntime|Go-http-client|axios|Dalvik|Googlebot|facebookexternalhit|Apache-HttpClient|node-fetch|insomnia)\/\d[\w.]*)/i;

const HINTS = /^(?:[\w-]+: .*\r?\n){0,40}sec-ch-ua[\w-]*\s*:/i;

export default defineDetect((text) => {
  if (HINTS.test(text)) return { score: 0.97, why: 'Client hints' };
  const line = text.replace(/^user-agent:\s*/i, '');
  return PRODUCT.test(line) && !line.includes('\n')
    ? { score: 0.98, why: 'User agent', ...(line !== text && { input: line }) }
    : undefined;
});
