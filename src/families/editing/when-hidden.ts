/** Calls this whenever the page may be about to end; gives what to call to stop that. */
export function whenHidden(save: () => void): () => void {
  const onHide = () => document.visibilityState === 'hidden' && save();
  addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', onHide);
  return () => {
    removeEventListener('pagehide', save);
    document.removeEventListener('visibilitychange', onHide);
  };
}
