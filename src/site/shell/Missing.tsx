import './site.css';

/** The page for addresses that hold none. */
export default function Missing() {
  return (
    <div className="missing-head">
      <p className="big-code" aria-hidden="true">
        4<span className="big-dot" />4
      </p>
      <h1>Nothing is kept here</h1>
      <p>This address holds no page. Nothing was lost: what you enter here never leaves your browser.</p>
    </div>
  );
}
