import { defineDetect } from '@/kit/detect/guess';

const HEADER = /^(?:-H\s+)?["']?(?:(?:proxy-)?authorization:\s*)?(basic\s+[A-Za-z\d+/_-]{4,}={0,2})["']?$/i;

export default defineDetect((text) => {
  const [, authString] = HEADER.exec(text) ?? [];
  return authString
    ? {
        score: 0.98,
        why: 'Basic authentication header',
        input: { username: '', password: '', authString },
        options: { mode: 'decode' },
      }
    : undefined;
});
