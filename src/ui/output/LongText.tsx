import { lazy } from 'react';
import { Boundary } from './Boundary';
import type { LongTextProps } from './TextRows';

const TextRows = lazy(() => import('./TextRows'));

/** Read-only text of any size. What draws it comes with the first text that is long. */
export const LongText = (props: LongTextProps) => (
  <Boundary what="The text" fallback={null}>
    <TextRows {...props} />
  </Boundary>
);
