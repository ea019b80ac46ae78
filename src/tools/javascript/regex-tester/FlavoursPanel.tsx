import { useMemo } from 'react';
import { getFlavours } from '@/engines/regex/code/flavours';
import { Panel } from '@/ui/output/Panel';
import type { Regex } from './useRegex';

/** Where other flavours differ, for what this pattern uses. */
export function FlavoursPanel({ regex }: { regex: Regex }) {
  const { pattern, flags } = regex.setup;
  const flavours = useMemo(() => (pattern === '' ? [] : getFlavours(pattern, flags)), [pattern, flags]);
  return (
    <Panel className="rt-flavours" title="Other Flavors">
      {flavours.length === 0 ? (
        <p className="quiet-note panel-body">
          How PCRE2, Python, RE2, Java, .NET and Rust read this pattern. Only JavaScript’s and RE2’s engines run here.
        </p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        // biome-ignore lint/a11y/useSemanticElements: a scrolling region inside the panel.
        <div className="panel-body" role="region" aria-label="Other Flavors" tabIndex={0}>
          <p className="quiet-note">
            Only JavaScript’s and RE2’s engines run here. What the others do is as their documentation has it.
          </p>
          <dl>
            {flavours.map(({ flavour, refused, notes, source }) => (
              <div key={flavour}>
                <dt>
                  {flavour}{' '}
                  <span className={refused.length > 0 ? 'refused' : ''}>
                    {refused.length > 0 ? 'rejects it' : source === undefined ? 'as it is' : 'written differently'}
                  </span>
                </dt>
                {source !== undefined && (
                  <dd>
                    <code>{source}</code>
                  </dd>
                )}
                {refused.map((reason) => (
                  <dd key={reason}>{`${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`}</dd>
                ))}
                {notes.map((note) => (
                  <dd key={note}>{note}</dd>
                ))}
              </div>
            ))}
          </dl>
        </div>
      )}
    </Panel>
  );
}
