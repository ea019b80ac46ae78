import { lazy, useEffect, useRef, useState } from 'react';
import { toText } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { Boundary } from '@/ui/output/Boundary';
import { Panel } from '@/ui/output/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import { TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import type tool from './tool';
import './view.css';

const SandboxFrame = lazy(async () => ({ default: (await import('@/ui/output/SandboxFrame')).SandboxFrame }));

/** More than this is cleaned and laid out only when asked for: it takes a while. */
const PREVIEW_LIMIT = 300_000;
const SETTLE_MS = 300;

export default function MarkdownHtml(props: ToolPageProps<typeof tool>) {
  const transform = useTransform(props);
  const { outcome } = transform.run;
  return (
    <TransformLayout
      transform={transform}
      className="markdown-html"
      below={<Preview html={outcome ? toText(outcome.shown) : ''} />}
    />
  );
}

function Preview({ html }: { html: string }) {
  const { page, show } = usePreview(html);
  return (
    <Panel className="output-box markdown-html-preview" title="Preview">
      <div className="output-body">
        {html === '' ? (
          <div className="empty">
            <p>A preview with everything that could run removed.</p>
          </div>
        ) : html.length > PREVIEW_LIMIT && page === undefined ? (
          <div className="empty">
            <p>This is a long page.</p>
            <Button small icon="eye" label="Show Preview" onClick={show} />
          </div>
        ) : (
          page !== undefined && (
            <Boundary what="The preview" fallback={null}>
              <SandboxFrame title="Preview" html={page} />
            </Boundary>
          )
        )}
      </div>
    </Panel>
  );
}

/** The result as a clean page, a moment after it last changed. */
function usePreview(html: string): { page: string | undefined; show(): void } {
  const [page, setPage] = useState<string>();
  const newest = useRef(html);
  newest.current = html;

  const prepare = async (source: string) => {
    const [{ markdownPage, stylesFor }, { sanitizeHtml }] = await Promise.all([
      import('@/engines/markdown'),
      import('@/engines/html-clean/sanitize'),
    ]);
    const body = sanitizeHtml(source);
    const styles = await stylesFor(body);
    // A full page brings a style that cleaning takes away; both end in the same look.
    if (newest.current === source) setPage(markdownPage(body, 'Preview', styles));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the text decides.
  useEffect(() => {
    if (html === '' || html.length > PREVIEW_LIMIT) return setPage(undefined);
    const timer = setTimeout(() => prepare(html), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [html]);
  return { page, show: () => prepare(html) };
}
