import type { FieldRow } from '@/kit/output';

export interface Section {
  title: string;
  rows: readonly FieldRow[];
}

export const UNSAID = 'Not reported';
export const UNKNOWN = 'Not in this browser';

export const row = (label: string, value: string | undefined, note?: string): FieldRow => ({
  label,
  value: value === undefined || value === '' ? UNSAID : value,
  ...(note && { note }),
});
export const yes = (is: unknown): string => (is ? 'Yes' : 'No');

/** What a browser refuses is said to be refused. */
export async function asked<Value>(ask: () => Promise<Value> | undefined): Promise<Value | string> {
  try {
    const answer = ask();
    return answer === undefined ? UNKNOWN : await answer;
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'Refused' : UNKNOWN;
  }
}
export const isSaid = <Value>(answer: Value | string): answer is string => typeof answer === 'string';

/** What TypeScript does not know yet, and browsers may lack. */
interface More extends Omit<Navigator, 'gpu' | 'pdfViewerEnabled'> {
  getBattery?(): Promise<{ level: number; charging: boolean; chargingTime: number; dischargingTime: number }>;
  connection?: { effectiveType?: string; downlink?: number; rtt?: number; saveData?: boolean; type?: string };
  userAgentData?: {
    mobile?: boolean;
    platform?: string;
    brands?: readonly { brand: string; version: string }[];
    getHighEntropyValues?(hints: readonly string[]): Promise<Record<string, unknown>>;
  };
  gpu?: object;
  globalPrivacyControl?: boolean;
  pdfViewerEnabled?: boolean;
}

export interface View extends Omit<Window, 'navigator'> {
  readonly navigator: More;
}

/** Which of its values a media feature has. */
export const pick = (view: View, feature: string, values: readonly string[]): string | undefined =>
  values.find((value) => view.matchMedia(`(${feature}: ${value})`).matches);
