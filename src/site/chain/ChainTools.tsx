import { quote } from '@/engines/shell/line';
import type { Definitions } from '@/kit/chain/chain';
import { Button, CopyButton } from '@/ui/controls/Button';
import { toastCleared } from '@/ui/controls/EditActions';
import { Menu } from '@/ui/controls/Menu';
import { copyLink } from '@/ui/controls/ShareMenu';
import { Tabs } from '@/ui/controls/Tabs';
import { toast } from '@/ui/controls/Toast';
import { UndoButtons } from '@/ui/controls/UndoButtons';
import { UploadButton } from '@/ui/controls/UploadButton';
import { isEmpty } from '@/ui/input/InputBox';
import type { Undoable } from '@/ui/input/useUndoable';
import { download } from '@/ui/output/download';
import { chainLink } from './link';
import { type ChainState, EMPTY, withChain } from './state';

interface ChainToolsProps {
  edited: Undoable<ChainState>;
  /** The chain in the words of the command line. */
  text: string;
  defined: Definitions | undefined;
  /** What came out, where that is a text and up to date. */
  result: string | undefined;
  onOpen(text: string): void;
  /** Folds all steps, or unfolds them; absent where there is nothing to fold. */
  fold: { readonly isFolded: boolean; onFold(isFolded: boolean): void } | undefined;
}

/** What is done with the chain as a whole. */
export function ChainTools({ edited, text, defined, result, onOpen, fold }: ChainToolsProps) {
  const { value: state, replace } = edited;
  const { steps, each, input, files } = state;

  const reverse = async () => {
    const { reverseChain } = await import('./reverse');
    const turned = await reverseChain(steps, defined!);
    if ('fault' in turned) return toast({ title: 'Can’t be reversed', description: turned.fault, tone: 'destructive' });
    // What came out goes back in.
    replace({ ...withChain(state, { steps: turned.steps, each }), input: result ?? input });
    if (turned.loses.length > 0) toast({ title: 'Reversed', description: `Not restored: ${turned.loses.join('; ')}.` });
  };

  return (
    <div className="ch-tools strip">
      <UndoButtons steps={edited} />
      {each === 'file' ? (
        <span className="quiet-note">Runs over each file</span>
      ) : (
        <Tabs
          label="Run over"
          className="small"
          tabs={{ whole: 'All at once', line: 'Each line' }}
          value={each}
          onChange={(value) => replace({ ...state, each: value })}
        />
      )}
      <span className="grow" />
      {fold && (
        <Button
          small
          variant="quiet"
          icon={fold.isFolded ? 'chevrons-up-down' : 'chevrons-down-up'}
          label={fold.isFolded ? 'Expand steps' : 'Collapse steps'}
          onClick={() => fold.onFold(!fold.isFolded)}
        />
      )}
      <Button
        small
        variant="quiet"
        icon="arrow-left-right"
        label="Reverse"
        disabled={steps.every(({ off }) => off) || !defined}
        onClick={reverse}
      />
      <CopyButton
        small
        variant="quiet"
        icon="terminal"
        label="Copy as command"
        value={() => `localkit chain ${quote(text)}`}
        disabled={steps.length === 0}
      />
      <ShareAndFiles edited={edited} text={text} defined={defined} onOpen={onOpen} />
      <Button
        iconOnly
        variant="quiet"
        icon="trash-2"
        label="Clear All"
        disabled={steps.length === 0 && isEmpty(input) && files.length === 0}
        onClick={() => {
          replace(EMPTY);
          toastCleared(() => replace(state));
        }}
      />
    </div>
  );
}

/** Links to the chain, and files it comes from and goes to. */
function ShareAndFiles({ edited, text, defined, onOpen }: Omit<ChainToolsProps, 'result' | 'fold'>) {
  const { value: state, replace } = edited;
  const { steps, each, input, name } = state;
  const exportFile = async () => {
    const { exportChain } = await import('./chain-file');
    const file = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'chain';
    download(`${file}.json`, exportChain(name, { steps, each }, defined!));
  };

  const importFile = async ([file]: readonly File[]) => {
    const { openChainFile } = await import('./chain-file');
    const read = file && (await openChainFile(file));
    if (!read) return;
    if ('text' in read) onOpen(read.text);
    else replace(withChain({ ...state, name: read.name }, read.chain, read.faults));
  };

  return (
    <Menu label="Share and files" icon="link">
      <Button variant="quiet" icon="link" label="Copy link" onClick={() => copyLink(chainLink(text))} />
      {typeof input === 'string' && input !== '' && (
        <Button
          variant="quiet"
          icon="link"
          label="Copy link with input"
          onClick={() => copyLink(chainLink(text, input))}
        />
      )}
      <Button variant="quiet" icon="download" label="Export" disabled={steps.length === 0} onClick={exportFile} />
      <UploadButton
        iconOnly={false}
        variant="quiet"
        file="Chain file"
        accept=".json,.txt"
        label="Import"
        onFiles={importFile}
      />
    </Menu>
  );
}
