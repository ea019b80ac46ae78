import { Component, type ReactNode, Suspense } from 'react';

interface BoundaryProps {
  children: ReactNode;
  /** Shown while a lazy part is on its way; without it nothing inside may be lazy, and the page is taken over in one go. */
  fallback?: ReactNode;
  /** What failed, in the message. */
  what?: string;
}

/** Around everything that is loaded late: a part that does not come, or breaks, leaves the rest of the page standing. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (this.state.broken)
      return (
        <div className="banner error" role="alert">
          <strong>{this.props.what ?? 'This part'} couldn’t be loaded</strong>
          <p>
            Check the connection, then{' '}
            <button type="button" className="link" onClick={() => location.reload()}>
              reload the page
            </button>
            . What you entered is still here; copy it first.
          </p>
        </div>
      );
    const { children, fallback } = this.props;
    return fallback === undefined ? children : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
