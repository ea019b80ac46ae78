import { Button } from '@/ui/controls/Button';
import { toast } from '@/ui/controls/Toast';
import { plural } from '@/ui/output/count';
import { Panel } from '@/ui/output/Panel';
import { usePersisted } from '@/ui/storage/storage';
import { casesIn } from './lines';
import { isSame, LONGEST_NAME, type SavedPattern, savedPatterns, versionOf } from './saved';

interface SavedPatternsProps {
  /** What the next one is called. */
  name: string;
  onName(name: string): void;
  onLoad(pattern: SavedPattern): void;
}

export function SavedPatterns({ name, onName, onLoad }: SavedPatternsProps) {
  const saved = usePersisted(savedPatterns);
  const remove = (pattern: SavedPattern) => {
    savedPatterns.set(saved.filter((other) => !isSame(other, pattern)));
    toast({ title: 'Pattern deleted', action: { label: 'Undo', run: () => savedPatterns.set(saved) } });
  };
  return (
    <Panel className="rt-saved" title="Saved Patterns" aside={saved.length > 0 && plural(saved.length, 'pattern')}>
      <label className="rt-saved-name">
        <span>Name</span>
        <input
          type="text"
          value={name}
          maxLength={LONGEST_NAME}
          placeholder="Saved again under its name, a pattern gets versions"
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => onName(event.target.value)}
        />
      </label>
      {saved.length === 0 ? (
        <p className="quiet-note panel-body">
          Press Save Pattern to keep the pattern, its flags and test cases in this browser.
        </p>
      ) : (
        <ul className="list-out">
          {saved.map((pattern) => {
            const written = `/${pattern.regex}/${pattern.flags}`;
            const version = versionOf(saved, pattern);
            const title = pattern.name && `${pattern.name}${version ? ` v${version}` : ''}`;
            const called = title ? `${title}, ${written}` : written;
            const count = casesIn(pattern.shouldMatch).length + casesIn(pattern.shouldNotMatch).length;
            return (
              <li key={`${pattern.name ?? ''}:${written}`} className="list-row">
                {title && <b>{title}</b>}
                <code>{written}</code>
                {count > 0 && <span className="quiet-note">{plural(count, 'test case')}</span>}
                <Button
                  small
                  variant="quiet"
                  label="Load"
                  aria-label={`Load ${called}`}
                  onClick={() => onLoad(pattern)}
                />
                <Button
                  iconOnly
                  small
                  variant="quiet"
                  icon="trash-2"
                  label={`Delete ${called}`}
                  onClick={() => remove(pattern)}
                />
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
