import { Button } from '@/ui/controls/Button';
import { UndoButtons } from '@/ui/controls/UndoButtons';
import { download } from '@/ui/output/download';
import type { Branches } from '@/ui/output/viewers/TreeViewer';
import type { TreeInput } from './useTreeInput';

interface ViewerActionsProps {
  entered: TreeInput;
  /** Whether there are branches to open and close. */
  hasBranches: boolean;
  onBranches(branches: Branches): void;
}

/** What edits, saves and reads the text, and opens or closes the whole tree. */
export function ViewerActions({ entered, hasBranches, onBranches }: ViewerActionsProps) {
  const { edited, input, draft, setDraft, setTab, parse, cancel, importClipboard } = entered;
  return (
    <div className="strip-actions">
      <UndoButtons steps={edited} />
      <Button
        icon="download"
        label="Download JSON"
        disabled={input === ''}
        onClick={() => download('data.json', input)}
      />
      <Button icon="clipboard-paste" label="Import from Clipboard" onClick={importClipboard} />
      {draft === undefined ? (
        <Button
          icon="pencil"
          label="Edit"
          disabled={input === ''}
          onClick={() => {
            setDraft(input);
            setTab('input');
          }}
        />
      ) : (
        <>
          <Button label="Cancel" onClick={cancel} />
          <Button icon="save" variant="primary" label="Save" onClick={() => parse(draft, true)} />
        </>
      )}
      <Button
        icon="list-collapse"
        label="Collapse All"
        disabled={!hasBranches}
        onClick={() => onBranches({ all: false, except: new Set([0]) })}
      />
      <Button
        icon="list-tree"
        label="Expand All"
        disabled={!hasBranches}
        onClick={() => onBranches({ all: true, except: new Set() })}
      />
    </div>
  );
}
