import { defineDetect } from '@/kit/detect/guess';

const STYLE = '(upper|lower|title|sentence|camel|pascal|snake|kebab)[ _-]?case';
const ASKED = new RegExp(`^([^\\n]{1,200}?) (?:to|in|into|as) ${STYLE}$`, 'i');
/** "text to snake case" asks for the tool and has nothing to convert. */
const NO_TEXT = /\b(?:text|string|name|word|case|convert|change)s?\b|case\b/i;

export default defineDetect((text) => {
  const [, asked, style] = ASKED.exec(text) ?? [];
  if (!asked || !style || NO_TEXT.test(asked)) return undefined;
  const name = style.toLowerCase();
  const caseType = /^(?:upper|lower)$/.test(name) ? `${name}case` : `${name}Case`;
  return {
    score: 0.9,
    why: `Text for ${name} case`,
    input: asked.replace(/^(["'])(.*)\1$/, '$2'),
    options: { caseType },
  };
});
