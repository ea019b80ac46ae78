import { ColorDialog, ImageDialog, LinkDialog, TableDialog } from './dialogs';
import type { RequestedFormat } from './formatting';
import type { RichText } from './rich-text';

interface RequestedDialogProps {
  asking: RequestedFormat;
  rich: RichText;
  onClose(): void;
}

/** What a button of the toolbar asks before it can do its work. */
export function RequestedDialog({ asking, rich, onClose }: RequestedDialogProps) {
  switch (asking) {
    case 'link':
      return (
        <LinkDialog
          initial={rich.link()}
          onSave={(address, text) => rich.setLink(address, text)}
          onRemove={() => rich.removeLink()}
          onClose={onClose}
        />
      );
    case 'image':
      return <ImageDialog initial={rich.image()} onSave={(image) => rich.setImage(image)} onClose={onClose} />;
    case 'table':
      return (
        <TableDialog onSave={(rows, columns, header) => rich.insertTable(rows, columns, header)} onClose={onClose} />
      );
    case 'font':
    case 'highlight':
      return <ColorDialog of={asking} onSave={(color) => rich.setColor(asking, color)} onClose={onClose} />;
    default:
      return null;
  }
}
