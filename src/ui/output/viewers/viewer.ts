import type { Output, OutputKind, OutputValues } from '@/kit/output';

/** What a viewer of a kind of output is given. */
export interface ViewerProps<Kind extends OutputKind> {
  value: OutputValues[Kind];
  label: string;
  /** A message after Copy, beside the button's own. */
  copiedMessage?: Output['copiedMessage'];
  /** What of it is drawn large. */
  hero?: Output['hero'];
  isPassword?: boolean;
}
