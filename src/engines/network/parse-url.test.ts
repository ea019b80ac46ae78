import { expect, it } from 'vitest';
import { parseUrl } from './parse-url';

it('reads what is an address, however often it is asked', () => {
  const written = Buffer.from('https://BÜCHER.example/', 'latin1').toString('latin1');
  // So often that Node compiles what it calls.
  for (let times = 0; times < 20_000; times++) expect(parseUrl(written)).toBeDefined();
  expect(parseUrl(written)?.host).toBe('xn--bcher-kva.example');
  for (const text of ['', 'bücher.example', 'https://', 'https://a b/', 'https://[::1', 'https://x:99999'])
    expect(parseUrl(text), text).toBeUndefined();
});
