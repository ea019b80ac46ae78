import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) =>
  /^\$2[abxy]?\$\d\d\$[./A-Za-z\d]{53}$/.test(text)
    ? {
        score: 0.99,
        why: `bcrypt hash, cost ${Number(text.split('$')[2])}`,
        input: '',
        options: { mode: 'compare', bcryptHash: text },
      }
    : undefined,
);
