import { useState } from 'react';
import { Button } from '@/ui/Button';
import { NothingFound, RowButtons, SheetStrip } from '@/ui/cheatsheet/Sheet';
import { useSheet } from '@/ui/cheatsheet/useSheet';
import { HelpGuide } from '@/ui/HelpGuide';
import { Panel } from '@/ui/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import { type FoundRow, findRows, SHEET_CATEGORIES, toMarkdown } from './sheet';
import { TryOut } from './TryOut';
import './view.css';

const ALL = findRows('');

const STEPS = [
  ['Category', 'Choose a category, or search all of them by a word or a sign.'],
  ['Try', 'Opens a try-out below the expression. Pattern, flags and text can be changed.'],
  ['Matches', 'Each match is marked as you type. A pattern that runs for more than two seconds is stopped.'],
  ['Copy and Export', 'Copy an expression, or export the rows you see as Markdown.'],
] as const;

const keyOf = ({ category, expression, flags }: FoundRow) => `${category} ${expression} ${flags}`;

export default function RegexCheatsheet({ slug, tool }: ToolPageProps) {
  const sheet = useSheet(slug, tool, findRows, keyOf);
  const { rows, category, setCategory, starred, toggle } = sheet;
  const [open, setOpen] = useState<string>();

  return (
    <div className="sheet rc">
      <SheetStrip
        sheet={sheet}
        placeholder="lookahead"
        noun="expression"
        total={ALL.length}
        file="regex-cheatsheet.md"
        markdown={() => toMarkdown(rows)}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own. */}
        <div className="rc-categories" role="group" aria-label="Category">
          {['All', ...SHEET_CATEGORIES].map((name) => (
            <Button key={name} small label={name} aria-pressed={category === name} onClick={() => setCategory(name)} />
          ))}
        </div>
      </SheetStrip>
      {rows.length === 0 && (
        <NothingFound sheet={sheet} title="Expressions" noun="expression" hint="Star an expression to see it here." />
      )}
      <div className="sheet-groups">
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
                            <RowButtons text={row.expression} starred={starred.has(key)} onToggle={() => toggle(key)} />
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
