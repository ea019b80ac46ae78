import type { Command } from '@/engines/markdown/edit';
import type { Sidebar } from '@/families/markdown/documents/useSidebar';
import { FormatButtons } from '@/families/markdown/FormatButtons';
import type { MarkdownEditor } from '@/families/markdown/useMarkdownEditor';
import { Button } from '@/ui/controls/Button';

const COMMANDS: readonly Command[] = ['bold', 'italic', 'link', 'image', 'bullets', 'numbers', 'code'];

interface ViewerToolbarProps {
  editor: MarkdownEditor;
  tooLong: boolean;
  sidebar: Sidebar;
  shown: boolean;
  onShown(shown: boolean): void;
  canPrint: boolean;
  onPrint(): void;
  onSave(): void;
  canExport: boolean;
  onExport(): void;
}

/** What formats the text, shows or hides parts of the page, and takes the document out of it. */
export function ViewerToolbar({ editor, tooLong, sidebar, shown, ...on }: ViewerToolbarProps) {
  return (
    <div className="markdown-toolbar" role="toolbar" aria-label="Formatting">
      <FormatButtons commands={COMMANDS} editor={editor} tooLong={tooLong} />
      <span className="grow" />
      <Button
        iconOnly
        variant="quiet"
        icon="list-tree"
        label="Sidebar"
        aria-pressed={sidebar.shown}
        onClick={sidebar.toggle}
      />
      <Button iconOnly variant="quiet" icon="printer" label="Print" disabled={!on.canPrint} onClick={on.onPrint} />
      <Button
        small
        icon={shown ? 'eye-off' : 'eye'}
        label={shown ? 'Hide Preview' : 'Show Preview'}
        onClick={() => on.onShown(!shown)}
      />
      <Button small icon="save" label="Save Draft" onClick={on.onSave} />
      <div className="dock">
        <Button small variant="primary" icon="download" label="Export" disabled={!on.canExport} onClick={on.onExport} />
      </div>
    </div>
  );
}
