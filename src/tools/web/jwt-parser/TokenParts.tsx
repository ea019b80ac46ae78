const NAMES = ['header', 'payload', 'signature'];
const ENCRYPTED = ['header', 'key', 'iv', 'payload', 'signature'];

/** A token in the colours of its parts, which the parts below have too. */
export function TokenParts({ token }: { token: string }) {
  const parts = token.split('.');
  const names = parts.length === 5 ? ENCRYPTED : NAMES;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <p className="jwt-token" role="group" aria-label="Token by parts">
      {parts.map((part, at) => (
        <span key={at}>
          {at > 0 && '.'}
          <span className={`jwt-${names[at] ?? ''}`}>{part}</span>
        </span>
      ))}
    </p>
  );
}
