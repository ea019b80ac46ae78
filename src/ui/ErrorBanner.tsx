import { excerptAt, InputError } from '@/engines/input-error';

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
  const { title = 'Error', line, column, offset } = error.details;
  const excerpt = text !== undefined && line && column ? excerptAt(text, { line, column }) : undefined;
  return (
    <div className="banner error" role="alert">
      <strong>{title}</strong>
      <p>{error.message}</p>
      {line !== undefined && (
        <p className="banner-place">
          Line {line}
          {column !== undefined && `, column ${column}`}
          {offset !== undefined && onGoTo && (
            <button type="button" className="link" onClick={() => onGoTo(offset)}>
              Show in input
            </button>
          )}
        </p>
      )}
      {excerpt && (
        <pre className="excerpt" aria-hidden="true">
          {excerpt.text}
          {'\n'}
          {' '.repeat(excerpt.before)}^
        </pre>
      )}
    </div>
  );
}
