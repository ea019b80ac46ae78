import { useState } from 'react';
import { Button } from '@/ui/controls/Button';
import { toast } from '@/ui/controls/Toast';
import { plural } from '@/ui/output/count';
import { Panel } from '@/ui/output/Panel';
import { usePersisted } from '@/ui/storage/storage';
import { LONGEST_NAME, nameOf, type Snippet, saveSnippet, snippets } from './saved';

interface SavedSnippetsProps {
  /** What would be saved; its name comes from here. */
  current: Omit<Snippet, 'name'>;
  onLoad(snippet: Snippet): void;
}

export function SavedSnippets({ current, onLoad }: SavedSnippetsProps) {
  const saved = usePersisted(snippets);
  const [name, setName] = useState('');
  const remove = (snippet: Snippet) => {
    snippets.set(saved.filter((other) => other !== snippet));
    toast({ title: 'Snippet deleted', action: { label: 'Undo', run: () => snippets.set(saved) } });
  };
  return (
    <Panel
      className="across js-saved"
      title="Saved Snippets"
      aside={saved.length > 0 && plural(saved.length, 'snippet')}
    >
      <form
        className="js-saved-name"
        onSubmit={(event) => {
          event.preventDefault();
          saveSnippet({ ...current, name: nameOf(name, current.code) });
        }}
      >
        <label>
          <span>Snippet Name</span>
          <input
            type="text"
            value={name}
            maxLength={LONGEST_NAME}
            placeholder={current.code.trim() === '' ? undefined : nameOf('', current.code)}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <Button type="submit" icon="save" label="Save Snippet" disabled={current.code.trim() === ''} />
      </form>
      {saved.length === 0 ? (
        <p className="quiet-note panel-body">
          Code you save stays in this browser, and goes along when you export your saved data.
        </p>
      ) : (
        <ul className="list-out">
          {saved.map((snippet) => (
            <li key={snippet.name} className="list-row">
              <b>{snippet.name}</b>
              <span className="quiet-note">
                {[
                  plural(snippet.code.split('\n').length, 'line'),
                  snippet.language && 'TypeScript',
                  snippet.html !== undefined && 'with a document',
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
              <Button
                small
                variant="quiet"
                label="Load"
                aria-label={`Load ${snippet.name}`}
                onClick={() => {
                  setName(snippet.name);
                  onLoad(snippet);
                }}
              />
              <Button
                iconOnly
                small
                variant="quiet"
                icon="trash-2"
                label={`Delete ${snippet.name}`}
                onClick={() => remove(snippet)}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
