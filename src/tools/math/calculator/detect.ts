import { defineDetect } from '@/kit/detect/guess';

const NUMBER = String.raw`(?:\d[\d,]*(?:\.\d+)?|\.\d+|pi|π|e)`;
const ALLOWED =
  /^[\s\d.,()+\-*/^%!×÷·−πe√]*(?:(?:sqrt|cbrt|sin|cos|tan|asin|acos|atan|log|ln|log10|log2|exp|abs|pi|mod|round|floor|ceil)[\s\d.,()+\-*/^%!×÷·−πe√]*)*$/i;
const SURE = new RegExp(
  String.raw`${NUMBER}\s*\)*\s*(?:\^|\*\*?|×|÷|·|\+)\s*[-(]*\s*(?:${NUMBER}|[a-z]+\()|\)\s*(?:[-+*/^]|÷|×)\s*\(?${NUMBER}|√\s*\(?\d|\d\s+mod\s+\d|\d{3,} \/ \d|\de[-+]?\d+\s*[-+*/]\s*\d|\d\.\d+ [-\/] \d|\d\s*[-+]\s*[\d.]+\s*%$|\b(?:sqrt|cbrt|sin|cos|tan|log|ln|exp|abs)\s*\(`,
  'i',
);
const MAYBE = new RegExp(String.raw`^[-(\s]*${NUMBER}(?:\s*[-+*/^%]\s*\(*-?${NUMBER}\)*)+$`, 'i');
/** A size or a share rather than a date or a part of something. */
const QUOTIENT = /^\d{3,}(?:\.\d+)?\/\d+(?:\.\d+)?$|^\d+(?:\.\d+)?\/\d{3,}(?:\.\d+)?$/;

export default defineDetect(
  (whole) => {
    // Commas that group digits; between the arguments of a function they stay.
    const text = whole.replace(/\s*=\s*\??$/, '').replace(/(?<=\d),(?=\d{3}(?!\d))(?![^()]*\))/g, '');
    if (text.length > 300 || !ALLOWED.test(text) || !/\d|pi|π/i.test(text) || /^[+(]?\d*[)\s]*[\d\s()-]+$/.test(text)) {
      return MAYBE.test(text) && text.length < 300
        ? { score: 0.6, why: 'Arithmetic', ...(text !== whole && { input: text }), typed: true }
        : undefined;
    }
    const provided = text === whole ? {} : { input: text };
    if (SURE.test(text)) return { score: 0.92, why: 'Arithmetic', ...provided };
    if (!MAYBE.test(text)) return undefined;
    const maybe = { why: 'Arithmetic', ...provided };
    return [{ ...maybe, score: 0.6, typed: true }, ...(QUOTIENT.test(text) ? [{ ...maybe, score: 0.46 }] : [])];
  },
  { reads: 'number' },
);
