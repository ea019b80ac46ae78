import { BASE } from '../route';
import './missing.css';

/** The page for addresses that hold none. */
export default function Missing() {
  return (
    <div className="missing-head">
      <p className="big-code" aria-hidden="true">
        4<span className="big-dot" />4
      </p>
      <h1>This page doesn’t exist</h1>
      <p>
        Search for a tool above, or go <a href={BASE}>home</a>. Your input is safe.
      </p>
    </div>
  );
}
