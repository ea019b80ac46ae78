const SECONDS: Readonly<Record<string, number>> = {
  ns: 1e-9,
  us: 1e-6,
  ms: 1e-3,
  s: 1,
  m: 60,
  h: 3600,
  d: 86_400,
  w: 604_800,
};
const DURATION = /^(?:\d+(?:\.\d+)?(?:ns|us|ms|[smhdw]))+$/;

/** `1m30s` as a number of seconds, or undefined where it is no duration. */
export function toSeconds(text: string): number | undefined {
  if (text === '0') return 0;
  if (!DURATION.test(text)) return undefined;
  let sum = 0;
  for (const [, figure, unit] of text.matchAll(/(\d+(?:\.\d+)?)(ns|us|ms|[smhdw])/g))
    sum += Number(figure) * SECONDS[unit!]!;
  return sum;
}
