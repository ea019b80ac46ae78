import { sniffDate } from '@/engines/sniff/date';
import { defineDetect } from '@/kit/detect/guess';

const BETWEEN = /^(.{8,40}?)\s*(?:\s(?:to|until|till|through|-|–|—)\s|\.\.|\/|→)\s*(.{8,40})$/i;

export default defineDetect(
  (text) => {
    const two = BETWEEN.exec(
      text
        .replace(
          /^(?:how (?:many|long)\s+)?(?:(?:days|weeks|months|years|hours|time)\s+(?:are\s+|is\s+)?)?(?:from|between)\s+/i,
          '',
        )
        .replace(/\s+and\s+/i, ' to '),
    );
    if (!two) return undefined;
    const [start, end] = [sniffDate(two[1]!), sniffDate(two[2]!)];
    return start && end
      ? { score: 0.93, why: 'Two dates', input: { start: start.local ?? two[1]!, end: end.local ?? two[2]! } }
      : undefined;
  },
  { reads: 'time' },
);
