import { Fragment } from 'react';
import { Panel } from '@/ui/output/Panel';
import { LIBRARY_OPTIONS, type LibraryValues, readLibraryOptions, writeLibraryOptions } from './library';

function readable(written: string): LibraryValues {
  try {
    return readLibraryOptions(written);
  } catch {
    // The run says what is wrong with it.
    return {};
  }
}

/** Every option of the library by its own name; what is not set is as the level has it. */
export default function MorePanel({ written, onChange }: { written: string; onChange(written: string): void }) {
  const values = readable(written);
  const set = (name: string, value: LibraryValues[string] | undefined) => {
    const { [name]: _, ...others } = values;
    onChange(writeLibraryOptions(value === undefined ? others : { ...others, [name]: value }));
  };
  return (
    <Panel title="The library’s own options" className="ob-more">
      <div className="panel-body">
        {Object.entries(LIBRARY_OPTIONS).map(([name, option]) => {
          const value = values[name];
          return (
            <div key={name} className={value === undefined ? 'ob-option' : 'ob-option set'}>
              <code>
                {name.split(/(?=[A-Z])/).map((word) => (
                  <Fragment key={word}>
                    <wbr />
                    {word}
                  </Fragment>
                ))}
              </code>
              {option.kind === 'toggle' || option.kind === 'choice' ? (
                <select
                  aria-label={name}
                  value={value === undefined ? '' : String(value)}
                  onChange={({ target }) =>
                    set(
                      name,
                      target.value === ''
                        ? undefined
                        : option.kind === 'toggle'
                          ? target.value === 'true'
                          : target.value,
                    )
                  }
                >
                  <option value="">As the level</option>
                  {(option.kind === 'toggle' ? ['true', 'false'] : option.choices).map((one) => (
                    <option key={one}>{one}</option>
                  ))}
                </select>
              ) : option.kind === 'number' ? (
                <input
                  type="number"
                  aria-label={name}
                  min={option.min}
                  max={option.max}
                  step="any"
                  placeholder="As the level"
                  value={value === undefined ? '' : String(value)}
                  onChange={({ target }) => set(name, target.value === '' ? undefined : Number(target.value))}
                />
              ) : (
                <input
                  type="text"
                  aria-label={name}
                  spellCheck={false}
                  placeholder={option.kind === 'list' ? 'Split by commas' : 'None'}
                  defaultValue={Array.isArray(value) ? value.join(', ') : String(value ?? '')}
                  onChange={({ target }) => {
                    const parts = target.value.split(/\s*,\s*/).filter(Boolean);
                    set(name, parts.length === 0 ? undefined : option.kind === 'list' ? parts : target.value);
                  }}
                />
              )}
              <span>{option.says}.</span>
            </div>
          );
        })}
      </div>
    </Panel>
  );
}
