import { defineDetect, type Guess } from '@/kit/detect/guess';

const NUMBER = String.raw`([-+]?\d[\d,]*(?:\.\d+)?|[-+]?\.\d+)`;
const MONEY = String.raw`(?:[$€£¥₹]|USD|EUR|GBP)?\s*${NUMBER}\s*(?:[$€£¥₹]|USD|EUR|GBP|dollars|euros?)?`;
const ASK = String.raw`^(?:(?:what(?:['’]s| is)|how much is|calculate)\s+)?`;
const OF = new RegExp(String.raw`${ASK}${NUMBER}\s*(?:%|percent)\s+of\s+${MONEY}\s*[=?]*$`, 'i');
/** "30 is 20% of what number?", "20% of what is 30", "of what is 30 20 percent". */
const WHOLE = new RegExp(
  String.raw`^${MONEY}\s+is\s+${NUMBER}\s*(?:%|percent)\s+of\s+(?:what|which)(?:\s+(?:number|amount|price|total))?\s*\??$|^${NUMBER}\s*(?:%|percent)\s+of\s+(?:what|which)(?:\s+(?:number|amount|price|total))?\s+is\s+${MONEY}\s*\??$`,
  'i',
);
/** "percentage difference between 40 and 50", "difference between 40 and 50 in percent". */
const APART = new RegExp(
  String.raw`${ASK}(?:the\s+)?((?:percent(?:age)?|%)\s+)?difference\s+(?:between|of)\s+${NUMBER}\s+and\s+${NUMBER}(\s+(?:in|as)\s+(?:a\s+)?(?:percent(?:age)?|%))?\s*\??$`,
  'i',
);
const CHANGE = new RegExp(
  String.raw`^(?:(?:percent(?:age)?|%)\s+)?change\s+(?:from\s+)?${NUMBER}\s*(?:to|->|→)\s*${NUMBER}$`,
  'i',
);
const PART = new RegExp(
  String.raw`^${NUMBER}\s+(?:is\s+)?(?:what\s+(?:percent(?:age)?|%)|how many percent)\s+of\s+${NUMBER}\s*\??$|^what\s+(?:percent(?:age)?|%)\s+(?:of\s+${NUMBER}\s+is\s+${NUMBER}|is\s+${NUMBER}\s+of\s+${NUMBER})\s*\??$`,
  'i',
);
/** "20% off $59.99", "10 percent discount on 200", "15% tip on 48.50". */
const TAKEN_OFF = new RegExp(
  String.raw`${ASK}${NUMBER}\s*(?:%|percent)\s+(off|discount|reduction|tip|gratuity|tax|vat|gst)(?:\s+(?:on|of|from|for))?\s+${MONEY}\s*[=?]*$`,
  'i',
);
/** "$120 - 15%", "1299 + 19% VAT", "59.99 less 20 percent": where it stands alone, the percentage is one of the number before it. */
const ADDED = new RegExp(
  String.raw`${ASK}${MONEY}\s*(\+|plus|-|−|–|minus|less)\s*${NUMBER}\s*(?:%|percent)(?:\s+(?:off|tip|tax|vat|gst|discount))?\s*[=?]*$`,
  'i',
);
/** "increase 200 by 15%", "200 reduced by 10%". */
const RAISED = new RegExp(
  String.raw`^(?:(increase|raise|reduce|decrease|lower)\s+)?${MONEY}\s+(?:(increased|raised|reduced|decreased|lowered)\s+)?by\s+${NUMBER}\s*(?:%|percent)\s*[=?]*$`,
  'i',
);
/** "from 40 to 55 percent change", "percentage increase from 40 to 55". */
const FROM_TO = new RegExp(
  String.raw`^(?:(?:what(?:'s| is)\s+)?(?:the\s+)?(?:percent(?:age)?|%)\s+(?:change|increase|decrease|difference)\s+)?from\s+${NUMBER}\s+to\s+${NUMBER}(\s+(?:as\s+)?(?:in\s+)?(?:a\s+)?(?:percent(?:age)?|%)(?:\s+(?:change|increase|decrease|difference))?)?\s*\??$`,
  'i',
);
/** "7/8 as a percentage", "7 out of 8 in percent". */
const FRACTION = new RegExp(
  String.raw`${ASK}${NUMBER}\s*(?:/|out of)\s*${NUMBER}\s+(?:as|in|to)\s+(?:an?\s+)?(?:percent(?:age)?|%)\s*\??$`,
  'i',
);
const ALONE = new RegExp(String.raw`^${NUMBER}\s?(?:%|percent)$`, 'i');

/** A comma stands before three digits of a large number; before others it is the decimal one that much of the world writes. */
const plain = (number: string) =>
  /^[-+]?\d+,(?:\d{1,2}|\d{4,})$/.test(number) ? number.replace(',', '.') : number.replaceAll(',', '');

export default defineDetect((text): Guess | undefined => {
  if (text.length > 80) return undefined;
  const [, percentage, value] = OF.exec(text) ?? [];
  if (percentage && value)
    return {
      score: 0.97,
      why: 'Percentage',
      options: { mode: 'basic', percentage: plain(percentage), value: plain(value) },
      take: 'Result',
    };
  const [, part, share, shareFirst, partLast] = WHOLE.exec(text) ?? [];
  if ((part && share) || (shareFirst && partLast))
    return {
      score: 0.96,
      why: 'Whole of a share in percent',
      options: { mode: 'whole', knownPart: plain(part ?? partLast!), knownPercentage: plain(share ?? shareFirst!) },
      take: 'Result',
    };
  const [, before, one, other, after] = APART.exec(text) ?? [];
  if (one && other && (before || after))
    return {
      score: 0.95,
      why: 'Difference in percent',
      options: { mode: 'difference', firstValue: plain(one), secondValue: plain(other) },
      take: 'Result',
    };
  const [, rate, what, price] = TAKEN_OFF.exec(text) ?? [];
  if (rate && what && price) {
    const isOff = /^(?:off|discount|reduction)$/i.test(what);
    return {
      score: 0.96,
      why: isOff ? 'Price with a discount' : 'Share in percent',
      options: { mode: 'basic', percentage: plain(rate), value: plain(price) },
      take: isOff ? `${plain(price)} minus ${plain(rate)}%` : 'Result',
    };
  }
  const [, oldValue, newValue] = CHANGE.exec(text) ?? [];
  if (oldValue && newValue)
    return {
      score: 0.95,
      why: 'Change in percent',
      options: { mode: 'change', oldValue: plain(oldValue), newValue: plain(newValue) },
      take: 'Result',
    };
  const [, start, sign, percent] = ADDED.exec(text) ?? [];
  if (start && sign && percent) return changed(start, percent, /^(?:\+|plus)$/i.test(sign));
  const [, order, base, done, by] = RAISED.exec(text) ?? [];
  if (base && by && (order || done)) return changed(base, by, /^(?:increase|raise)/i.test(order ?? done!));
  const [whole, from, to, asked] = FROM_TO.exec(text) ?? [];
  if (whole && from && to && (asked || /^(?:what|the|percent|%)/i.test(whole)))
    return {
      score: 0.95,
      why: 'Change in percent',
      options: { mode: 'change', oldValue: plain(from), newValue: plain(to) },
      take: 'Result',
    };
  const [, alone] = ALONE.exec(text) ?? [];
  // What it is a percentage of is not said.
  if (alone)
    return { score: 0.45, why: 'Percentage', options: { mode: 'basic', percentage: plain(alone) }, untried: true };
  return shareIn(text);
});

/** A number with a percentage of it added, or taken off. */
function changed(base: string, percent: string, isMore: boolean): Guess {
  return {
    score: 0.97,
    why: isMore ? 'Number with a percentage added' : 'Number with a percentage subtracted',
    options: { mode: 'basic', percentage: plain(percent), value: plain(base) },
    take: `${plain(base)} ${isMore ? 'plus' : 'minus'} ${plain(percent)}%`,
  };
}

function shareIn(text: string): Guess | undefined {
  const [, numerator, denominator] = FRACTION.exec(text) ?? [];
  const part = PART.exec(text);
  if (!part && !numerator) return undefined;
  const [share, whole] = !part
    ? [numerator, denominator]
    : part[1]
      ? [part[1], part[2]]
      : part[3]
        ? [part[4], part[3]]
        : [part[5], part[6]];
  return {
    score: 0.95,
    why: 'Share in percent',
    options: { mode: 'share', part: plain(share!), whole: plain(whole!) },
    take: 'Result',
  };
}
