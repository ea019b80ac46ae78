import { defineDetect, type Guess } from '@/kit/detect/guess';

const NUMBER = String.raw`([-+]?\d[\d,]*(?:\.\d+)?|[-+]?\.\d+)`;
const OF = new RegExp(String.raw`^(?:what(?:'s| is)\s+)?${NUMBER}\s*(?:%|percent)\s+of\s+${NUMBER}\s*[=?]*$`, 'i');
const CHANGE = new RegExp(
  String.raw`^(?:(?:percent(?:age)?|%)\s+)?change\s+(?:from\s+)?${NUMBER}\s*(?:to|->|→)\s*${NUMBER}$`,
  'i',
);
const PART = new RegExp(
  String.raw`^${NUMBER}\s+(?:is\s+)?(?:what\s+(?:percent(?:age)?|%)|how many percent)\s+of\s+${NUMBER}\s*\??$|^what\s+percent(?:age)?\s+(?:of\s+${NUMBER}\s+is\s+${NUMBER}|is\s+${NUMBER}\s+of\s+${NUMBER})\s*\??$`,
  'i',
);
/** "20% off $59.99", "10 percent discount on 200", "15% tip on 48.50". */
const MONEY = String.raw`(?:[$€£¥₹]|USD|EUR|GBP)?\s*${NUMBER}\s*(?:[$€£¥₹]|USD|EUR|GBP|dollars|euros?)?`;
const TAKEN_OFF = new RegExp(
  String.raw`^(?:what(?:'s| is)\s+)?${NUMBER}\s*(?:%|percent)\s+(off|discount|reduction|tip|tax|vat)(?:\s+(?:on|of|from|for))?\s+${MONEY}\s*[=?]*$`,
  'i',
);
const plain = (number: string) => number.replaceAll(',', '');

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
  const part = PART.exec(text);
  if (!part) return undefined;
  const [share, whole] = part[1] ? [part[1], part[2]] : part[3] ? [part[4], part[3]] : [part[5], part[6]];
  return {
    score: 0.95,
    why: 'Share in percent',
    options: { mode: 'basic', percentage: plain(share!), value: plain(whole!) },
  };
});
