import { useCallback } from 'react';
import { NothingFound, RowButtons, SheetGroups, SheetStrip } from '@/families/cheatsheet/Sheet';
import { useSheet } from '@/families/cheatsheet/useSheet';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionField } from '@/ui/controls/OptionField';
import { Panel } from '@/ui/output/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { CATEGORIES, COMMANDS, type Command, findCommands, toMarkdown } from './commands';
import { GuidePanel } from './GuidePanel';
import type tool from './tool';
import './view.css';

const getKey = ({ command }: Command) => command;

export default function GitCheatsheet({ slug, tool: definition, page }: ToolPageProps<typeof tool>) {
  const sheet = useSheet(slug, definition, findCommands, getKey);
  const { rows, category, setCategory, starred, toggle } = sheet;
  const draw = useCallback(
    (name: string, rows: readonly Command[]) => (
      <Panel title={name} aside={String(rows.length)}>
        <ul className="gc-rows" aria-label={name}>
          {rows.map(({ command, description }) => (
            <li key={command}>
              <div className="grow">
                <code>{command}</code>
                <p>{description}</p>
              </div>
              <RowButtons text={command} starred={starred.has(command)} onToggle={() => toggle(command)} />
            </li>
          ))}
        </ul>
      </Panel>
    ),
    [starred, toggle],
  );

  return (
    <div className="cheatsheet gc">
      <SheetStrip
        tool={definition}
        sheet={sheet}
        placeholder="undo commit"
        noun="command"
        total={COMMANDS.length}
        file="git-cheatsheet.md"
        markdown={() => toMarkdown(rows)}
        filter={<OptionField option={definition.options.category} value={category} onChange={setCategory} />}
      />
      <GuidePanel goal={String(sheet.options.values.goal)} onGoal={(goal) => sheet.options.set({ goal })} />
      {rows.length === 0 && (
        <NothingFound sheet={sheet} title="Commands" noun="command" hint="Star a command to see it here." />
      )}
      <SheetGroups names={CATEGORIES} rows={rows} rowHeight={54} draw={draw} />
      <HelpGuide steps={helpSteps(definition, page)} />
    </div>
  );
}
