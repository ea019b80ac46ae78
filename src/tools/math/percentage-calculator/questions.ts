/** The options that answer a question, and the row of the answer that does. */
export interface PercentQuestion {
  readonly options: { readonly mode: string; readonly [name: string]: string };
  readonly take?: string;
}

const N = String.raw`[$€£¥₹]?\s*([-+]?(?:\d[\d,]*(?:\.\d+)?|\.\d+))\s*[$€£¥₹]?`;
const P = String.raw`([-+]?(?:\d[\d,]*(?:\.\d+)?|\.\d+))\s*(?:%|percent)`;
const CHARGE = '(?:vat|tax|gst|sales tax)';
const LESS = /^(?:less|lower|cheaper|smaller|fewer|off|discount|reduction|decrease)$/i;

/** A comma stands before three digits of a large number; before others it is the decimal one. */
const plain = (number: string) =>
  /^[-+]?\d+,(?:\d{1,2}|\d{4,})$/.test(number) ? number.replace(',', '.') : number.replaceAll(',', '');
const whole = (pattern: string) => new RegExp(`^(?:what(?:['’]s| is| was)\\s+)?(?:the\\s+)?${pattern}\\s*[=?]*$`, 'i');

type Reader = readonly [pattern: RegExp, read: (...found: string[]) => PercentQuestion];

const READERS: readonly Reader[] = [
  // "from 80 to 60", "80 to 60"
  [
    whole(`(?:from\\s+)?${N}\\s*(?:to|->|→)\\s*${N}`),
    (a, b) => ({ options: { mode: 'change', oldValue: a, newValue: b } }),
  ],
  [
    whole(`difference\\s+(?:between|of)\\s+${N}\\s+and\\s+${N}`),
    (a, b) => ({ options: { mode: 'difference', firstValue: a, secondValue: b } }),
  ],
  [
    whole(`${N}\\s+as\\s+(?:an?\\s+)?(?:%|percent(?:age)?)\\s+of\\s+${N}`),
    (a, b) => ({ options: { mode: 'share', part: a, whole: b } }),
  ],
  // "45 with 18% tip and 8% tax split by 3"
  [
    whole(
      `${N}\\s*(?:\\+|plus|with|and)\\s*${P}\\s*tip(?:\\s*(?:\\+|plus|with|and)\\s*${P}\\s*${CHARGE})?(?:\\s*,?\\s*(?:split\\s+(?:by|between|among)|for)\\s+(\\d+)(?:\\s+people)?)?`,
    ),
    (bill, tipRate, taxRate, people) => ({ options: { mode: 'tip', bill, tipRate, taxRate: taxRate || '0', people } }),
  ],
  // "119 including 19% VAT": what it was without
  [
    whole(`${N}\\s+(?:including|incl\\.?|inclusive of|with)\\s+${P}\\s*${CHARGE}?`),
    (a, rate) => ({ options: { mode: 'reverse', finalValue: a, rate } }),
  ],
  // "price before 20% discount if it is 80 now", "80 before 20% off"
  [
    whole(
      `(?:original\\s+)?(?:price|value|amount|it)?\\s*(?:was\\s+)?before\\s+${P}\\s*(off|discount|reduction|tax|vat|gst|tip|increase)?\\s*(?:if\\s+it\\s+is|was|is|of|:)?\\s*${N}(?:\\s+now)?`,
    ),
    (rate, word, a) => ({ options: { mode: 'reverse', finalValue: a, rate: signed(rate, word) } }),
  ],
  [
    whole(`${N}\\s+before\\s+${P}\\s*(off|discount|reduction|tax|vat|gst|tip|increase)?`),
    (a, rate, word) => ({ options: { mode: 'reverse', finalValue: a, rate: signed(rate, word) } }),
  ],
  [
    whole(`${N}\\s+is\\s+${P}\\s+(more|less|higher|lower)\\s+than\\s+what(?:\\s+number)?`),
    (a, rate, word) => ({ options: { mode: 'reverse', finalValue: a, rate: signed(rate, word) } }),
  ],
  [
    whole(`${P}\\s+(more|less|higher|lower|larger|smaller|cheaper)\\s+than\\s+${N}`),
    (percentage, word, value) => ({
      options: { mode: 'basic', percentage, value },
      take: `${value} ${LESS.test(word) ? 'minus' : 'plus'} ${percentage}%`,
    }),
  ],
];

const signed = (rate: string, word: string): string => (LESS.test(word) ? `-${rate}` : rate);

/** "100 - 20% + 19%": one after the other. */
const STEPS = new RegExp(String.raw`^${N}((?:\s*(?:\+|plus|-|−|–|minus)\s*${P}){2,})\s*[=?]*$`, 'i');

function stepsIn(question: string): PercentQuestion | undefined {
  const [, startingValue, steps] = STEPS.exec(question) ?? [];
  if (!startingValue || !steps) return undefined;
  const changes = [...steps.matchAll(new RegExp(String.raw`(\+|plus|-|−|–|minus)\s*${P}`, 'gi'))].map(
    ([, sign, rate]) => `${/^(?:\+|plus)$/i.test(sign!) ? '' : '-'}${plain(rate!)}`,
  );
  return { options: { mode: 'successive', startingValue: plain(startingValue), changes: changes.join(' ') } };
}

/** Questions that are about percentages where a percentage is asked for, and might be anything elsewhere. */
export function askedOfPercentages(question: string): PercentQuestion | undefined {
  for (const [pattern, read] of READERS) {
    const found = pattern.exec(question);
    if (found) return read(...found.slice(1).map((part = '') => (/\d/.test(part) ? plain(part) : part)));
  }
  return stepsIn(question);
}
