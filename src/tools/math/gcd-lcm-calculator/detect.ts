import { defineDetect } from '@/kit/detect/guess';

const ASKED = /^(?:gcd|lcm|gcf|hcf|ggt|kgv)\s*(?:of\s+)?\(?\s*-?\d+(?:\s*[,;\s]\s*(?:and\s+)?-?\d+)+\s*\)?$/i;

export default defineDetect(
  (text) => {
    return ASKED.test(text)
      ? { score: 0.95, why: 'Common divisor or multiple', take: /^(?:lcm|kgv)/i.test(text) ? 'LCM' : 'GCD' }
      : undefined;
  },
  { reads: 'number' },
);
