import { lazy, Suspense } from 'react';
import { excerptAt } from '@/engines/excerpt';
import { InputError, offsetAt } from '@/engines/input-error';

const Elsewhere = lazy(() => import('./Elsewhere'));

interface ErrorBannerProps {
  error: Error;
  /** The text the error's place refers to. */
  text?: string;
  /** Puts the cursor where the error is. */
  onGoTo?: (offset: number) => void;
}

/** Says what is wrong and shows where. The input stays as it is. */
export function ErrorBanner({ error, text, onGoTo }: ErrorBannerProps) {
  if (!(error instanceof InputError))
    return (
      <div className="banner error" role="alert">
        <strong>Something went wrong</strong>
        <p>{error.message} Your input is untouched.</p>
      </div>
    );
  const { title = 'Error', hint, line, column, offset } = error.details;
  const place = offset ?? (text !== undefined && line && column ? offsetAt(text, line, column) : undefined);
  const excerpt = text !== undefined && line && place !== undefined ? excerptAt(text, place, { width: 56 }) : undefined;
  return (
    <div className="banner error" role="alert">
      <strong>{title}</strong>
      <p>{error.message}</p>
      {hint && <p>{hint}</p>}
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
      {text && (
        <Suspense fallback={null}>
          <Elsewhere text={text} />
        </Suspense>
      )}
    </div>
  );
}
