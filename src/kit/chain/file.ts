import type { OptionValue } from '../option';
import type { Chain, Step } from './chain';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readStep(raw: unknown): Step | undefined {
  if (!isRecord(raw) || typeof raw.tool !== 'string') return undefined;
  const values = (value: unknown) => (isRecord(value) ? value : {});
  const options = Object.fromEntries(
    Object.entries(values(raw.options)).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value)),
  ) as Record<string, OptionValue>;
  const inputs = Object.fromEntries(
    Object.entries(values(raw.inputs)).filter(([, value]) => typeof value === 'string'),
  ) as Record<string, string>;
  return {
    tool: raw.tool,
    options,
    ...(Object.keys(inputs).length > 0 && { inputs }),
    ...(typeof raw.take === 'string' && { take: raw.take }),
    ...(raw.off === true && { off: true }),
  };
}

/** The chain in a file that the page exported; nothing where it is no such file. */
export function chainInFile(content: string): { name: string; chain: Chain } | undefined {
  let raw: unknown;
  try {
    raw = JSON.parse(content);
  } catch {
    return undefined;
  }
  if (!isRecord(raw) || raw.localkit !== 'chain' || !Array.isArray(raw.steps)) return undefined;
  const steps = raw.steps.flatMap((step) => readStep(step) ?? []);
  const each = raw.each === 'line' || raw.each === 'file' ? raw.each : 'whole';
  return { name: typeof raw.name === 'string' ? raw.name : '', chain: { steps, each } };
}
