import type { Command } from '@/engines/markdown/edit';
import type { Sidebar } from '@/families/markdown/documents/useSidebar';
import { FormatButtons } from '@/families/markdown/FormatButtons';
import { Button } from '@/ui/controls/Button';
import { Tabs } from '@/ui/controls/Tabs';
import { TableMenu } from './TableMenu';
import type { TextEditing } from './useEditor';
import type { ShownPanes } from './useShownPanes';

const COMMANDS: readonly Command[] = ['bold', 'italic', 'heading', 'bullets', 'link', 'image', 'code'];

interface EditorBarProps {
  panes: ShownPanes;
  editor: TextEditing;
  tooLong: boolean;
  empty: boolean;
  sidebar: Sidebar;
  onStyle(): void;
  full: boolean;
  onFull(full: boolean): void;
  onMarkdown(): void;
  onHtml(): void;
}

/** What is seen, what formats the text, and what saves it. */
export function EditorBar({ panes, editor, tooLong, empty, sidebar, full, ...on }: EditorBarProps) {
  const { tabs, view, setView } = panes;
  return (
    <div className="text-editor-bar">
      <Tabs label="View" className="text-editor-tabs" tabs={tabs} value={view} onChange={setView} />
      <div className="text-editor-tools" role="toolbar" aria-label="Formatting">
        <FormatButtons commands={COMMANDS} editor={editor} tooLong={tooLong} unseen={view === 'preview'} />
        {view !== 'preview' && !tooLong && <TableMenu editor={editor} />}
      </div>
      <span className="grow" />
      <Button small icon="list-tree" label="Sidebar" aria-pressed={sidebar.shown} onClick={sidebar.toggle} />
      <Button small icon="paintbrush" label="Custom CSS" onClick={on.onStyle} />
      <Button
        iconOnly
        small
        icon={full ? 'minimize' : 'maximize'}
        label={full ? 'Exit Full Screen' : 'Full Screen'}
        onClick={() => on.onFull(!full)}
      />
      <Button small icon="file-down" label="Export .md" disabled={empty} onClick={on.onMarkdown} />
      <div className="dock">
        <Button small variant="primary" icon="download" label="Export .html" disabled={empty} onClick={on.onHtml} />
      </div>
    </div>
  );
}
