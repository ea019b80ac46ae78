import { Button, CopyButton } from '@/ui/controls/Button';
import { toast } from '@/ui/controls/Toast';
import { plural } from '@/ui/output/count';
import { download } from '@/ui/output/download';
import { Panel } from '@/ui/output/Panel';
import { asText, type Calculation, Tape } from './Tape';

interface HistoryPanelProps {
  title: string;
  className: string;
  /** Newest first. */
  history: readonly Calculation[];
  onChange(history: readonly Calculation[]): void;
  onReuse(calculation: Calculation): void;
  onUse(calculation: Calculation): void;
}

export function HistoryPanel({ title, className, history, onChange, onReuse, onUse }: HistoryPanelProps) {
  const all = () => [...history].reverse().map(asText).join('\n');
  const nothing = history.length === 0;
  return (
    <Panel
      title={title}
      className={className}
      aside={!nothing && plural(history.length, 'entry', 'entries')}
      actions={
        <>
          <CopyButton small variant="quiet" label="Copy All" value={all} disabled={nothing} />
          <Button
            small
            variant="quiet"
            icon="download"
            label="Download"
            disabled={nothing}
            onClick={() => download('calculator.txt', `${all()}\n`)}
          />
          <Button
            small
            variant="quiet"
            icon="trash-2"
            label="Clear History"
            disabled={nothing}
            onClick={() => {
              onChange([]);
              toast({ title: 'History cleared', action: { label: 'Undo', run: () => onChange(history) } });
            }}
          />
        </>
      }
    >
      <Tape calculations={history} onReuse={onReuse} onUse={onUse} />
    </Panel>
  );
}
