import { Button } from '@/ui/controls/Button';
import { toast } from '@/ui/controls/Toast';
import { plural } from '@/ui/output/count';
import { Panel } from '@/ui/output/Panel';
import { usePersisted } from '@/ui/storage/storage';
import { casesIn } from './lines';
import { isSame, type SavedPattern, savedPatterns } from './saved';

export function SavedPatterns({ onLoad }: { onLoad(pattern: SavedPattern): void }) {
  const saved = usePersisted(savedPatterns);
  const remove = (pattern: SavedPattern) => {
    savedPatterns.set(saved.filter((other) => !isSame(other, pattern)));
    toast({ title: 'Pattern deleted', action: { label: 'Undo', run: () => savedPatterns.set(saved) } });
  };
  return (
    <Panel className="rt-saved" title="Saved Patterns" aside={saved.length > 0 && plural(saved.length, 'pattern')}>
      {saved.length === 0 ? (
        <p className="quiet-note panel-body">
          Press Save Pattern to keep the pattern, its flags and test cases in this browser.
        </p>
      ) : (
        <ul className="list-out">
          {saved.map((pattern) => {
            const written = `/${pattern.regex}/${pattern.flags}`;
            const count = casesIn(pattern.shouldMatch).length + casesIn(pattern.shouldNotMatch).length;
            return (
              <li key={written} className="list-row">
                <code>{written}</code>
                {count > 0 && <span className="quiet-note">{plural(count, 'test case')}</span>}
                <Button
                  small
                  variant="quiet"
                  label="Load"
                  aria-label={`Load ${written}`}
                  onClick={() => onLoad(pattern)}
                />
                <Button
                  iconOnly
                  small
                  variant="quiet"
                  icon="trash-2"
                  label={`Delete ${written}`}
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
