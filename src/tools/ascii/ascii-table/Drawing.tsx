import { type ReactNode, useMemo } from 'react';
import { splitGraphemes } from '@/engines/text/segment';
import { characterWidth } from '@/engines/text-table';

/** What every monospaced font draws in its own width: ASCII and the lines of boxes. */
const STEADY = /^[ -~\u2500-\u257f\n]*$/;

/** Each character that may come from another font is put into as many columns as it counts for. */
function aligned(art: string): ReactNode {
  if (STEADY.test(art)) return art;
  const parts: ReactNode[] = [];
  let plain = '';
  for (const character of splitGraphemes(art)) {
    if (STEADY.test(character)) {
      plain += character;
      continue;
    }
    parts.push(
      plain,
      <span key={parts.length} className={`cell-${characterWidth(character)}`}>
        {character}
      </span>,
    );
    plain = '';
  }
  return [...parts, plain];
}

export function Drawing({ art, label }: { art: string; label: string }) {
  const drawn = useMemo(() => aligned(art), [art]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text area cannot hold a character to its columns.
    <div className="text-out" tabIndex={0} role="textbox" aria-readonly="true" aria-multiline="true" aria-label={label}>
      {drawn}
    </div>
  );
}
