import { useCallback, useState } from 'react';
import { NothingFound, SheetGroups, SheetStrip } from '@/families/cheatsheet/Sheet';
import { useSheet } from '@/families/cheatsheet/useSheet';
import { Button } from '@/ui/controls/Button';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { Panel } from '@/ui/output/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { Row } from './Row';
import { type FoundRow, findRows, SHEET_CATEGORIES, toMarkdown } from './sheet';
import { TryOut } from './TryOut';
import type tool from './tool';
import './view.css';

const ALL = findRows('');

const getKey = ({ category, expression, flags }: FoundRow) => `${category} ${expression} ${flags}`;

export default function RegexCheatsheet({ slug, tool: definition, page }: ToolPageProps<typeof tool>) {
  const sheet = useSheet(slug, definition, findRows, getKey);
  const { rows, category, setCategory, starred, toggle } = sheet;
  const [open, setOpen] = useState<string>();
  const draw = useCallback(
    (name: string, rows: readonly FoundRow[]) => (
      <Panel title={name} aside={String(rows.length)}>
        <table aria-label={name}>
          <thead>
            <tr>
              <th scope="col">Expression</th>
              <th scope="col">Description</th>
              <td />
            </tr>
          </thead>
          {rows.map((row) => {
            const key = getKey(row);
            return (
              <Row
                key={key}
                row={row}
                open={open === key}
                onOpen={(on) => setOpen(on ? key : undefined)}
                starred={starred.has(key)}
                onToggle={() => toggle(key)}
              >
                <TryOut slug={slug} tool={definition} row={row} />
              </Row>
            );
          })}
        </table>
      </Panel>
    ),
    [open, starred, toggle, slug, definition],
  );

  return (
    <div className="cheatsheet rc">
      <SheetStrip
        tool={definition}
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
      <SheetGroups names={SHEET_CATEGORIES} rows={rows} rowHeight={47} draw={draw} />
      <HelpGuide steps={helpSteps(definition, page)} />
    </div>
  );
}
