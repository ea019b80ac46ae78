import { type Input, inputsOf } from '@/kit/input';
import { definePage } from '@/kit/page';
import { Button } from '@/ui/Button';
import { HelpGuide } from '@/ui/HelpGuide';
import { InputBox } from '@/ui/InputBox';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { toast } from '@/ui/Toast';
import { CheatsheetPanel } from './CheatsheetPanel';
import { ExplanationPanel } from './ExplanationPanel';
import { InformationPanel } from './InformationPanel';
import { MatchesPanel } from './MatchesPanel';
import { PatternPanel } from './PatternPanel';
import { ReplacePanel } from './ReplacePanel';
import { SavedPatterns } from './SavedPatterns';
import { useRegex } from './useRegex';
import './view.css';

const PAGE = definePage({
  help: [
    'Type a pattern and choose its flags. Undo and Redo step through your edits; Save Pattern keeps one for later.',
    'Type, paste or upload the text to search. Each match is marked, and listed with its index and groups.',
    'Everything follows as you type. A pattern that runs for more than two seconds is stopped; edit it to go on.',
    'Replace shows the text with every match replaced. Export Configuration saves all of it as regex-config.json.',
  ],
});

export default function RegexTester({ slug, tool }: ToolPageProps) {
  const [, input] = inputsOf(tool.input)[0] as readonly [string, Input];
  const regex = useRegex(slug, tool);
  const { setText, load } = regex;
  const { pattern, replacement, text } = regex.setup;

  const clearAll = () => {
    load({ pattern: '', replacement: '', text: '' });
    toast({ title: 'Cleared', action: { label: 'Undo', run: () => load({ pattern, replacement, text }) } });
  };

  return (
    <div className="rt">
      <PatternPanel tool={tool} regex={regex} />
      <InputBox
        input={input}
        value={text}
        onChange={(value) => setText(value as string)}
        actions={
          <Button
            iconOnly
            look="quiet"
            icon="trash-2"
            label="Clear All"
            disabled={pattern + replacement + text === ''}
            onClick={clearAll}
          />
        }
      />
      <MatchesPanel tool={tool} regex={regex} />
      <InformationPanel regex={regex} />
      <ReplacePanel tool={tool} regex={regex} />
      <ExplanationPanel regex={regex} />
      <SavedPatterns onLoad={(saved) => load({ pattern: saved.regex, flags: saved.flags })} />
      <CheatsheetPanel />
      <HelpGuide steps={helpSteps(tool, PAGE)} />
    </div>
  );
}
