import { lazy, Suspense } from 'react';
import { InputError } from '@/engines/input-error';

// What is wrong is said at once; where, a moment later.
const ErrorPlace = lazy(() => import('./error/ErrorPlace'));

interface ErrorBannerProps {
  error: Error;
  /** The text the error's place refers to. */
  text?: string;
  /** Puts the cursor where the error is. */
  onGoTo?: (offset: number) => void;
  /** Puts a mended text in its place. */
  onReplace?: (text: string) => void;
  /** The tool that refused it, where that is not the one whose page this is. */
  slug?: string;
}

/** Says what is wrong and shows where. The input stays as it is. */
export function ErrorBanner({ error, text, onGoTo, onReplace, slug }: ErrorBannerProps) {
  const isInput = error instanceof InputError;
  return (
    <div className="banner error" role="alert">
      <strong>{isInput ? (error.details.title ?? 'Error') : 'Something went wrong'}</strong>
      <p>
        {error.message}
        {!isInput && ' Your input is safe.'}
      </p>
      {isInput && error.details.hint && <p>{error.details.hint}</p>}
      {isInput && (
        <Suspense fallback={null}>
          <ErrorPlace details={error.details} text={text} onGoTo={onGoTo} onReplace={onReplace} slug={slug} />
        </Suspense>
      )}
    </div>
  );
}
