import { defineDetect } from '@/kit/detect/guess';

const HEADER = /^(?:-H\s+)?["']?(?:(?:proxy-)?authorization:\s*)?(basic\s+[A-Za-z\d+/_-]{4,}={0,2})["']?$/i;

/** User name and password have a colon between them. */
function isPair(authString: string): boolean {
  try {
    return atob(
      authString
        .replace(/^\S+\s+/, '')
        .replaceAll('-', '+')
        .replaceAll('_', '/'),
    ).includes(':');
  } catch {
    return false;
  }
}

export default defineDetect((text) => {
  const [, authString] = HEADER.exec(text) ?? [];
  if (!authString || !isPair(authString)) return undefined;
  const input = { username: '', password: '', authString };
  return { score: 0.98, why: 'Basic authentication header', input, options: { mode: 'decode' } };
});
