import { defineDetect } from '@/kit/detect/guess';

export default defineDetect((text) => {
  const order = /^lorem(?: ipsum)?(?:\s+(\d{1,3}))?(?:\s+(words?|sentences?|paragraphs?))?$/i.exec(text);
  return order
    ? {
        score: 0.9,
        why: 'Lorem ipsum',
        options: {
          count: Number(order[1] ?? 1) || 1,
          type: `${(order[2] ?? 'paragraph').toLowerCase().replace(/s$/, '')}s`,
        },
        typed: true,
      }
    : undefined;
});
