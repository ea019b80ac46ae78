import { formatDocument, getPath, isContainer, type JsonDocument, stringValue, valueText } from '@/engines/json';
import { Button, CopyButton } from '@/ui/controls/Button';
import { toast } from '@/ui/controls/Toast';
import { copyText } from '@/ui/output/clipboard';

interface NodeActionsProps {
  document: JsonDocument;
  node: number;
  bookmarked: boolean;
  /** It is the place that was gone to, or was found as well. */
  found: 'here' | 'too' | false;
  onBookmark(node: number): void;
  /** Absent where the document is not the text that was entered. */
  onEdit?: (node: number) => void;
}

/** The value as one wants to paste it: a string without its quotes, a container laid out. */
function copied(document: JsonDocument, node: number): string {
  if (isContainer(document, node)) return formatDocument(document, { indent: 2 }, node);
  return stringValue(document, node) ?? valueText(document, node);
}

/** Not a CopyButton: two of the same look side by side would not be told apart. */
async function copyPath(document: JsonDocument, node: number): Promise<void> {
  const path = getPath(document, node, 'short');
  if (await copyText(path)) toast({ title: 'Copied!', description: path });
  else toast({ title: 'Not copied', description: 'The browser didn’t allow it.', tone: 'destructive' });
}

/** Buttons at the end of a row. A click on them is not one on the row. */
export const NodeActions = ({ document, node, bookmarked, found, onBookmark, onEdit }: NodeActionsProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: keeps the clicks and keys of its buttons to itself.
  <span
    className={`jw-actions ${found ? `jw-found-${found}` : ''} ${bookmarked ? 'jw-kept' : ''}`}
    onClick={(event) => event.stopPropagation()}
    onKeyDown={(event) => event.stopPropagation()}
  >
    {onEdit && <Button iconOnly variant="quiet" icon="pencil" label="Edit value" onClick={() => onEdit(node)} />}
    <Button iconOnly variant="quiet" icon="route" label="Copy path" onClick={() => copyPath(document, node)} />
    <CopyButton iconOnly variant="quiet" label="Copy value" value={() => copied(document, node)} />
    <Button
      iconOnly
      variant="quiet"
      icon="bookmark"
      label={bookmarked ? 'Remove bookmark' : 'Bookmark'}
      aria-pressed={bookmarked}
      onClick={() => onBookmark(node)}
    />
  </span>
);
