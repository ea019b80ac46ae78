import { defineDetect } from '@/kit/detect/guess';

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi;
/** Names that stand in addresses as well, where they end with an equals sign and not like this. */
const COMMON =
  /&(?:amp|lt|gt|quot|apos|nbsp|copy|reg|hellip|mdash|ndash|euro|[lr][sd]quo|[a-z](?:acute|grave|circ|uml|tilde|cedil|ring)|szlig|#\d+|#x[\da-f]+);/i;

export default defineDetect((text) => {
  const found = text.slice(0, 20_000).match(ENTITY) ?? [];
  if (found.length === 0 || !COMMON.test(text)) return undefined;
  // Pages hold entities as a matter of course: decoding them would make them another page.
  if (/<\/?[a-z][^<>]*>/i.test(text)) return undefined;
  const isCode = /^\s*(?:https?:|&lt;|&#)/.test(text) || found.length > 1;
  return {
    score: isCode ? 0.9 : 0.8,
    why: `HTML entities, ${found.length}`,
    options: { mode: 'decode' },
    unpacks: true,
  };
});
