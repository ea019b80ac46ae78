import { useMemo, useState } from 'react';
import { Button, CopyButton } from '@/ui/Button';
import { plural } from '@/ui/count';
import { download } from '@/ui/download';
import { HelpGuide } from '@/ui/HelpGuide';
import { Panel } from '@/ui/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import { useInputs } from '@/ui/useInputs';
import { useOptions } from '@/ui/useOptions';
import { useFavourites } from '../useFavourites';
import { type FoundRow, findRows, SHEET_CATEGORIES } from './sheet';
import { TryOut } from './TryOut';
import './view.css';

const START = { input: '' };
const ALL = findRows('');

const STEPS = [
  ['Category', 'Choose a category, or search all of them by a word or a sign.'],
  ['Try', 'Opens a try-out below the expression. Pattern, flags and text can be changed.'],
  ['Matches', 'Each match is marked as you type. A pattern that runs for more than two seconds is stopped.'],
  ['Copy and Export', 'Copy an expression, or export the rows you see as Markdown.'],
] as const;

const keyOf = ({ category, expression, flags }: FoundRow) => `${category} ${expression} ${flags}`;

const toMarkdown = (rows: readonly FoundRow[]): string =>
  [
    '# Regex Cheatsheet',
    ...SHEET_CATEGORIES.flatMap((category) => {
      const own = rows.filter((row) => row.category === category);
      if (own.length === 0) return [];
      const lines = own.map(
        ({ expression, flags, description }) =>
          `| \`${expression.replaceAll('|', '\\|')}\` | ${flags} | ${description.replaceAll('|', '\\|')} |`,
      );
      return ['', `## ${category}`, '', '| Expression | Flags | Description |', '| --- | --- | --- |', ...lines];
    }),
    '',
  ].join('\n');

export default function RegexCheatsheet({ slug, tool }: ToolPageProps) {
  const edited = useInputs(START);
  const options = useOptions(slug, tool.options);
  const [open, setOpen] = useState<string>();
  const search = edited.value.input as string;
  const category = options.values.category as string;
  const [starred, toggle] = useFavourites(slug);
  const [onlyStarred, setOnlyStarred] = useState(false);
  const rows = useMemo(() => {
    const found = findRows(search, category);
    return onlyStarred ? found.filter((row) => starred.has(keyOf(row))) : found;
  }, [search, category, onlyStarred, starred]);

  return (
    <div className="rc">
      <div className="strip rc-strip">
        <label className="field rc-search">
          <span>Search</span>
          <input
            type="search"
            value={search}
            placeholder="lookahead"
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => edited.change(() => ({ input: event.target.value }))}
          />
        </label>
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
          onClick={() => download('regex-cheatsheet.md', toMarkdown(rows))}
        />
        <p className="rc-count" role="status">
          {rows.length === ALL.length
            ? plural(rows.length, 'expression')
            : `${rows.length} of ${plural(ALL.length, 'expression')}`}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own. */}
        <div className="rc-categories" role="group" aria-label="Category">
          {['All', ...SHEET_CATEGORIES].map((name) => (
            <Button
              key={name}
              small
              label={name}
              aria-pressed={category === name}
              onClick={() => options.set({ category: name })}
            />
          ))}
        </div>
      </div>
      {rows.length === 0 && (
        <Panel title="Expressions">
          <div className="empty">
            <p>
              {onlyStarred && starred.size === 0
                ? 'Star an expression to see it here.'
                : 'No expression found. Try fewer words or another category.'}
            </p>
          </div>
        </Panel>
      )}
      <div className="rc-groups">
        {SHEET_CATEGORIES.map((name) => {
          const own = rows.filter((row) => row.category === name);
          return (
            own.length > 0 && (
              <Panel key={name} title={name} aside={String(own.length)}>
                <table aria-label={name}>
                  <thead>
                    <tr>
                      <th scope="col">Expression</th>
                      <th scope="col">Description</th>
                      <td />
                    </tr>
                  </thead>
                  {own.map((row) => {
                    const key = keyOf(row);
                    const isOpen = open === key;
                    return (
                      <tbody key={key}>
                        <tr>
                          <th scope="row">
                            <code>{row.expression}</code>
                            {row.flags !== 'g' && <small>{row.flags || 'no flags'}</small>}
                          </th>
                          <td>{row.description}</td>
                          <td className="rc-actions">
                            <Button
                              small
                              icon={isOpen ? 'chevron-up' : 'play'}
                              label={isOpen ? 'Close' : 'Try'}
                              aria-label={`${isOpen ? 'Close' : 'Try'} ${row.expression}`}
                              aria-expanded={isOpen}
                              onClick={() => setOpen(isOpen ? undefined : key)}
                            />
                            <Button
                              iconOnly
                              small
                              look="quiet"
                              icon="star"
                              label={`Favourite ${row.expression}`}
                              className={starred.has(key) ? 'starred' : ''}
                              aria-pressed={starred.has(key)}
                              onClick={() => toggle(key)}
                            />
                            <CopyButton
                              iconOnly
                              small
                              look="quiet"
                              label={`Copy ${row.expression}`}
                              value={row.expression}
                            />
                          </td>
                        </tr>
                        {isOpen && (
                          <tr className="rc-open">
                            <td colSpan={3}>
                              <TryOut slug={slug} tool={tool} row={row} />
                            </td>
                          </tr>
                        )}
                      </tbody>
                    );
                  })}
                </table>
              </Panel>
            )
          );
        })}
      </div>
      <HelpGuide steps={STEPS} />
    </div>
  );
}
