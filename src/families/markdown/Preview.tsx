import { lazy } from 'react';
import { Boundary } from '@/ui/output/Boundary';
import type { PreviewProps } from './PreviewFrame';

const PreviewFrame = lazy(async () => ({ default: (await import('./PreviewFrame')).PreviewFrame }));

/** The page of a Markdown text; nothing until its frame has arrived. */
export const Preview = (props: PreviewProps) => (
  <Boundary what="The preview" fallback={null}>
    <PreviewFrame {...props} />
  </Boundary>
);
