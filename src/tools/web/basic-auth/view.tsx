import { useEffect, useRef } from 'react';
import type { ToolPageProps } from '@/ui/pages/page';
import { TransformLayout } from '@/ui/pages/TransformLayout';
import { type Transform, useTransform } from '@/ui/pages/useTransform';
import type tool from './tool';

export default function BasicAuth(props: ToolPageProps<typeof tool>) {
  const transform = useTransform({ ...props, page: props.page });
  useDecoded(transform);
  return <TransformLayout transform={transform} />;
}

/** Puts what an auth string says into its fields, once: what is typed there afterwards stays. */
function useDecoded({ run: { outcome, error, stale }, options, edited }: Transform<typeof tool>): void {
  const filled = useRef('');
  const { change, value } = edited;
  const authString = value.authString as string;
  const decodes = options.values.mode === 'decode' && !error && !stale;
  const rows = decodes && outcome?.shown.kind === 'fields' ? outcome.shown.value : [];
  // By name: for a moment the result may still be of the other direction.
  const [username, password] = ['Username', 'Password'].map((name) => rows.find(({ label }) => label === name)?.value);
  useEffect(() => {
    if (username === undefined || password === undefined || filled.current === authString) return;
    filled.current = authString;
    change((old) => ({ ...old, username, password }));
  }, [authString, username, password, change]);
}
