import { lazy, useEffect, useRef, useState } from 'react';
import { getInputs } from '@/kit/input';
import type { AnyTool } from '@/kit/tool';
import { Boundary } from '@/ui/output/Boundary';
import { receiveTransfer } from '@/ui/storage/transfer';

const BatchRows = lazy(() => import('./BatchRows'));

/** The name under which several values are transfer to a page. */
export const SEVERAL = 'several';

/** A page that has but a line for its one short value takes many of them in a box of their own. */
export const takesBatch = (tool: AnyTool): boolean =>
  tool.each !== undefined && getInputs(tool.input).every(([, input]) => input.short);

/** Unfolds where one value is not enough, and by itself when several lines are pasted where one is meant. */
export function BatchPanel({ slug, tool }: { slug: string; tool: AnyTool }) {
  const box = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [provided, setProvided] = useState('');
  useEffect(() => {
    const take = (text: string) => {
      setProvided(text);
      setOpen(true);
    };
    const transfer = receiveTransfer(slug, (name) => name === SEVERAL);
    if (typeof transfer?.inputs[SEVERAL] === 'string') take(transfer.inputs[SEVERAL]);
    const onPaste = (event: ClipboardEvent) => {
      if (!(event.target instanceof HTMLInputElement) || !event.target.hasAttribute('data-main-input')) return;
      const text = event.clipboardData?.getData('text/plain').trim() ?? '';
      if (!/[\r\n]/.test(text)) return;
      event.preventDefault();
      event.stopPropagation();
      take(text);
      box.current?.scrollIntoView({ block: 'nearest' });
    };
    document.addEventListener('paste', onPaste, true);
    return () => document.removeEventListener('paste', onPaste, true);
  }, [slug]);
  return (
    <details ref={box} className="several-box" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Several at once, one per line</summary>
      {isOpen && (
        <Boundary what="The table" fallback={null}>
          <BatchRows slug={slug} tool={tool} provided={provided} />
        </Boundary>
      )}
    </details>
  );
}
