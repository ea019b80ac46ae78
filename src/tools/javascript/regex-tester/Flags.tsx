import { useId } from 'react';
import { REGEX_FLAGS } from '@/engines/regex/flags';
import { toggleFlag } from './config';

export function Flags({ flags, onChange }: { flags: string; onChange(flags: string): void }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own that cannot be laid out as a strip.
    <div className="rt-flags" role="group" aria-label="Flags">
      {REGEX_FLAGS.map(({ flag, name, description }) => (
        <div key={flag} title={description}>
          <label>
            <input
              type="checkbox"
              checked={flags.includes(flag)}
              aria-describedby={`${id}-${flag}`}
              onChange={(event) => onChange(toggleFlag(flags, flag, event.target.checked))}
            />
            <code>{flag}</code>
          </label>
          <span id={`${id}-${flag}`}>{name}</span>
        </div>
      ))}
      <p role="status">{/[uv]/.test(flags) && 'u and v can’t be combined'}</p>
    </div>
  );
}
