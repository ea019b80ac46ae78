import type { ListedVerdict } from './checksum';

/** Every file of a checksum file, and what came of it. */
export const CheckedList = ({ verdicts }: { verdicts: readonly ListedVerdict[] }) => (
  <section className="hash-text-result" aria-label="Checksum file">
    <header>
      <h3>Checksum file</h3>
    </header>
    <ul className="hash-text-checked">
      {verdicts.map(({ file, state, says }, at) => (
        <li key={at}>
          <span className="grow">{file}</span>
          <span className={`verdict ${state === 'OK' ? 'yes' : state === 'FAILED' ? 'no' : ''}`} title={says}>
            {state === 'reading' ? '…' : state}
          </span>
          {state === 'FAILED' && <p className="field-note">{says}</p>}
        </li>
      ))}
    </ul>
  </section>
);
