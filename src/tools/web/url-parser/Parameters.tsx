import { useState } from 'react';
import { Button, CopyButton } from '@/ui/controls/Button';
import { plural } from '@/ui/output/count';
import { Panel } from '@/ui/output/Panel';
import { type Parameter, withParameters } from './parts';

/** Fields and buttons of thousands of rows would hold the page for seconds at every change. */
const ROWS = 100;

interface ParametersProps {
  href: string | undefined;
  parameters: readonly Parameter[];
  onChange(url: URL): void;
}

export function Parameters({ href, parameters, onChange }: ParametersProps) {
  const [shown, setShown] = useState(ROWS);
  const setParameters = (next: readonly Parameter[]) =>
    href !== undefined && onChange(withParameters(new URL(href), next));
  return (
    <Panel
      title="Parameters"
      aside={parameters.length > 0 && String(parameters.length)}
      className="url-parameters"
      actions={
        <Button
          small
          variant="quiet"
          icon="plus"
          label="Add Parameter"
          disabled={href === undefined}
          onClick={() => setParameters([...parameters, { name: 'name', value: 'value' }])}
        />
      }
    >
      {parameters.length === 0 ? (
        <p className="url-none quiet-note">This URL has no parameters.</p>
      ) : (
        <ul className="url-list">
          {parameters.slice(0, shown).map(({ name, value }, at) => {
            const set = (changes: Partial<Parameter>) =>
              setParameters(parameters.map((one, index) => (index === at ? { ...one, ...changes } : one)));
            return (
              <li key={at}>
                <input
                  type="text"
                  aria-label={`Name ${at + 1}`}
                  spellCheck={false}
                  value={name}
                  onChange={(event) => set({ name: event.target.value })}
                />
                <input
                  type="text"
                  aria-label={`Value ${at + 1}`}
                  spellCheck={false}
                  value={value}
                  onChange={(event) => set({ value: event.target.value })}
                />
                <CopyButton iconOnly variant="quiet" label={`Copy Value ${at + 1}`} value={value} />
                <Button
                  iconOnly
                  variant="quiet"
                  icon="x"
                  label={`Remove ${at + 1}`}
                  onClick={() => setParameters(parameters.filter((_, index) => index !== at))}
                />
              </li>
            );
          })}
        </ul>
      )}
      {parameters.length > shown && (
        <p className="url-more quiet-note">
          {plural(parameters.length - shown, 'more parameter')}
          <Button
            small
            label={`Show ${Math.min(ROWS, parameters.length - shown)} More`}
            onClick={() => setShown(shown + ROWS)}
          />
        </p>
      )}
    </Panel>
  );
}
