import type { AnyTool } from '@/kit/tool';
import { siteActions } from '../storage/transfer';
import { Button } from './Button';

interface UseInButtonProps {
  slug: string;
  tool: AnyTool;
  /** What goes on, or how to get it. */
  value: string | (() => string | Promise<string>);
  disabled?: boolean;
}

/** For views that draw their result by themselves: the same as every result panel offers. */
export const UseInButton = ({ slug, tool, value, disabled }: UseInButtonProps) => (
  <Button
    small
    variant="quiet"
    icon="corner-down-right"
    label="Use in…"
    disabled={disabled}
    onClick={async () =>
      siteActions.openUseIn({
        slug,
        tool,
        shown: { kind: 'text', value: typeof value === 'string' ? value : await value() },
      })
    }
  />
);
