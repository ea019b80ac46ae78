import { useMemo, useState } from 'react';
import { Button, CopyButton } from '@/ui/Button';
import { plural } from '@/ui/count';
import { download } from '@/ui/download';
import { HelpGuide } from '@/ui/HelpGuide';
import { OptionField } from '@/ui/OptionField';
import { Panel } from '@/ui/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import { useInputs } from '@/ui/useInputs';
import { useOptions } from '@/ui/useOptions';
import { useFavourites } from '../useFavourites';
import { CATEGORIES, COMMANDS, type Command, findCommands, toMarkdown } from './commands';
import './view.css';

const START = { input: '' };

const STEPS = [
  ['Search', 'Type words of a command or of what it does. All of them must occur.'],
  ['Category', 'Choose one, or All. Favourites shows only the commands you starred.'],
  ['Copy', 'The button beside a command copies it. Words in angle brackets are yours to fill in.'],
  ['Export', 'Writes the commands you see to git-cheatsheet.md.'],
] as const;

export default function GitCheatsheet({ slug, tool }: ToolPageProps) {
  const edited = useInputs(START);
  const options = useOptions(slug, tool.options);
  const [starred, toggle] = useFavourites(slug);
  const [onlyStarred, setOnlyStarred] = useState(false);
  const search = edited.value.input as string;
  const category = options.values.category as string;
  const rows = useMemo(() => {
    const found = findCommands(search, category);
    return onlyStarred ? found.filter(({ command }) => starred.has(command)) : found;
  }, [search, category, onlyStarred, starred]);

  return (
    <div className="gc">
      <div className="strip gc-strip">
        <label className="field gc-search">
          <span>Search</span>
          <input
            type="search"
            value={search}
            placeholder="undo commit"
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => edited.change(() => ({ input: event.target.value }))}
          />
        </label>
        <OptionField
          option={tool.options.category!}
          value={category}
          onChange={(value) => options.set({ category: value })}
        />
        <Button
          icon="star"
          label="Favourites"
          className={onlyStarred ? 'starred' : ''}
          aria-pressed={onlyStarred}
          onClick={() => setOnlyStarred(!onlyStarred)}
        />
        <Button
          icon="download"
          label="Export"
          disabled={rows.length === 0}
          onClick={() => download('git-cheatsheet.md', toMarkdown(rows))}
        />
        <p className="gc-count" role="status">
          {rows.length === COMMANDS.length
            ? plural(rows.length, 'command')
            : `${rows.length} of ${plural(COMMANDS.length, 'command')}`}
        </p>
      </div>
      {rows.length === 0 ? (
        <Panel title="Commands">
          <div className="empty">
            <p>
              {onlyStarred && starred.size === 0
                ? 'Star a command to see it here.'
                : 'No command found. Try fewer words or another category.'}
            </p>
          </div>
        </Panel>
      ) : (
        <div className="gc-groups">
          {CATEGORIES.map((name) => (
            <Group
              key={name}
              name={name}
              rows={rows.filter((row) => row.category === name)}
              starred={starred}
              onToggle={toggle}
            />
          ))}
        </div>
      )}
      <HelpGuide steps={STEPS} />
    </div>
  );
}

interface GroupProps {
  name: string;
  rows: readonly Command[];
  starred: ReadonlySet<string>;
  onToggle(command: string): void;
}

function Group({ name, rows, starred, onToggle }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <Panel title={name} aside={String(rows.length)}>
      <ul className="gc-rows" aria-label={name}>
        {rows.map(({ command, description }) => (
          <li key={command}>
            <div className="grow">
              <code>{command}</code>
              <p>{description}</p>
            </div>
            <Button
              iconOnly
              small
              look="quiet"
              icon="star"
              label={`Favourite ${command}`}
              className={starred.has(command) ? 'starred' : ''}
              aria-pressed={starred.has(command)}
              onClick={() => onToggle(command)}
            />
            <CopyButton iconOnly small look="quiet" label={`Copy ${command}`} value={command} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
