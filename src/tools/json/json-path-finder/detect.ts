import { sniffJson } from '@/engines/sniff/json';
import { defineDetect } from '@/kit/detect/guess';

/** From `$` on, with a descent, brackets or two names: a single name is a variable as often. */
const QUERY =
  /^\$(?=.*(?:\.\.|\[|\.[\w-]+\.))(?:\.\.?(?:[\p{L}_][\p{L}\d_-]*|\*)|(?:\.\.)?\[(?:[^[\]\n]|\[[^[\]\n]*\])+\])+$/u;
const JQUERY = /^\$\.(?:fn|ajax|event|support|expr|each|extend)\b/;

export default defineDetect(
  (text, isCut) => {
    if (text.length < 500 && QUERY.test(text) && !JQUERY.test(text))
      return { score: 0.9, why: 'JSONPath query', input: '', options: { query: text }, untried: true };
    const sniffed = sniffJson(text, isCut);
    if (sniffed?.form === 'lines') return { score: 0.6, why: `JSON Lines, ${sniffed.size}` };
    return sniffed?.isValid && sniffed.form !== 'string' ? { score: 0.6, why: `JSON, ${sniffed.size}` } : undefined;
  },
  { reads: 'json' },
);
