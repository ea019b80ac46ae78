import { lazy, useEffect } from 'react';
import { InputError } from '@/engines/input-error';
import { toText } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { toast } from '@/ui/controls/Toast';
import { SETTLE_MS } from '@/ui/input/useUndoable';
import { Boundary } from '@/ui/output/Boundary';
import { Panel } from '@/ui/output/Panel';
import FieldsViewer from '@/ui/output/viewers/FieldsViewer';
import type { ToolPageProps } from '@/ui/pages/page';
import { TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import { inCommonBases } from './base';
import type tool from './tool';

const BitGrid = lazy(() => import('./BitGrid'));

/** The shared page with Swap, which needs the result as the next input, and with a number in all common bases at once. */
export default function IntegerBase(props: ToolPageProps<typeof tool>) {
  const transform = useTransform({ ...props, page: props.page }, { each: true });
  const { options, edited, run } = transform;
  const { outcome, error, stale } = run;

  useEffect(() => {
    if (!error) return;
    // Half a number typed is no mistake yet.
    const timer = setTimeout(
      () =>
        toast({
          title: 'Error',
          description: error instanceof InputError ? error.message : 'Conversion failed',
          tone: 'destructive',
        }),
      SETTLE_MS,
    );
    return () => clearTimeout(timer);
  }, [error]);

  const swap = () => {
    options.set({ fromBase: options.values.toBase, toBase: options.values.fromBase });
    if (outcome?.shown.kind === 'text' && !error && !stale) edited.replace({ input: toText(outcome.shown) });
  };
  const { fromBase, uppercase, bits } = options.values;
  const base = Number(fromBase.slice('base'.length));
  const isOne = !/[\r\n]/.test(transform.text.trim());
  // Of a fixed number of bits the result says more itself.
  const all = bits === 'any' ? inCommonBases(transform.text, base) : [];
  return (
    <TransformLayout
      transform={transform}
      actions={<Button label="Swap" icon="arrow-left-right" onClick={swap} />}
      below={
        bits !== 'any'
          ? isOne && (
              <Boundary fallback={null}>
                <BitGrid
                  text={transform.text}
                  base={base}
                  bits={bits}
                  uppercase={uppercase}
                  onChange={(input) => edited.replace({ input })}
                />
              </Boundary>
            )
          : all.length > 0 && (
              <Panel title="All Bases" className="across">
                <FieldsViewer
                  label="All Bases"
                  value={all.map(([base, digits]) => ({
                    label: `Base ${base}`,
                    value: uppercase ? digits.toUpperCase() : digits,
                  }))}
                />
              </Panel>
            )
      }
    />
  );
}
