import { lazy, Suspense } from 'react';
import { excerptAt } from '@/engines/excerpt';
import { type InputErrorDetails, offsetAt } from '@/engines/input-error';
import { RepairButton } from './RepairButton';

// It knows all tools.
const OtherTool = lazy(() => import('./OtherTool'));

interface ErrorPlaceProps {
  details: InputErrorDetails;
  text: string | undefined;
  onGoTo: ((offset: number) => void) | undefined;
  onReplace: ((text: string) => void) | undefined;
  slug: string | undefined;
}

/** Where in the text something is wrong, and where the text would be at home. */
export default function ErrorPlace({
  details: { line, column, offset, repairs },
  text,
  onGoTo,
  onReplace,
  slug,
}: ErrorPlaceProps) {
  const place = offset ?? (text !== undefined && line && column ? offsetAt(text, line, column) : undefined);
  const excerpt = text !== undefined && line && place !== undefined ? excerptAt(text, place, { width: 56 }) : undefined;
  return (
    <>
      {line !== undefined && (
        <p className="banner-place">
          Line {line}
          {column !== undefined && `, column ${column}`}
          {place !== undefined && onGoTo && (
            <button type="button" className="link" onClick={() => onGoTo(place)}>
              Show in input
            </button>
          )}
        </p>
      )}
      {excerpt && (
        <pre className="excerpt" aria-hidden="true">
          {excerpt.text}
          {'\n'}
          {excerpt.caret}
        </pre>
      )}
      {repairs && text && onReplace && <RepairButton text={text} repairs={repairs} onReplace={onReplace} />}
      {text && (
        <Suspense fallback={null}>
          <OtherTool text={text} isRepairable={repairs !== undefined} slug={slug} />
        </Suspense>
      )}
    </>
  );
}
