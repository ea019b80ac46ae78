import { useEffect, useState } from 'react';
import type { ToolPageProps } from '@/ui/pages/page';
import { TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import type tool from './tool';
import './view.css';

const SHOWN_MS = 500;

/** True for a moment after each new result; nothing waits for it. */
function useMoment(result: unknown): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    if (!result) return;
    setNew(true);
    const timer = setTimeout(() => setNew(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);
  return isNew;
}

/** The shared page, which says for a moment that it works. */
export default function RemoveDuplicateLines(props: ToolPageProps<typeof tool>) {
  const transform = useTransform(props);
  const isNew = useMoment(transform.run.outcome);
  return (
    <TransformLayout
      transform={transform}
      aboveResult={
        isNew && (
          <p className="processing quiet-note" role="status">
            Processing…
          </p>
        )
      }
    />
  );
}
