import { useId } from 'react';
import type { Verdict } from '@/engines/hash/written-digests';
import { VerdictMark } from '@/families/digest/VerdictMark';

/** A longer list is scrolled. */
const MOST_ROWS = 5;

interface ExpectedFieldProps {
  value: string;
  onChange(value: string): void;
  verdict: Verdict | undefined;
}

/** A line for a checksum, which grows with the lines of a checksum file. */
export function ExpectedField({ value, onChange, verdict }: ExpectedFieldProps) {
  const id = useId();
  return (
    <div className="field hash-text-expected">
      <div className="hash-text-label">
        <label htmlFor={id}>Expected Checksum</label>
        <span role="status">{verdict && <VerdictMark verdict={verdict} />}</span>
      </div>
      <textarea
        id={id}
        rows={Math.min(value.trimEnd().split('\n').length, MOST_ROWS)}
        value={value}
        placeholder="Paste a checksum to compare, or a checksum file"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
