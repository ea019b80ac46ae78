import type { Command } from '@/engines/markdown/edit';
import type { IconName } from '@/kit/icon-name';
import { Button } from '@/ui/controls/Button';
import type { MarkdownEditor } from './useMarkdownEditor';
import '../editing/editing.css';

const LOOKS: Readonly<Record<Command, { label: string; icon: IconName }>> = {
  bold: { label: 'Bold', icon: 'bold' },
  italic: { label: 'Italic', icon: 'italic' },
  heading: { label: 'Heading', icon: 'heading' },
  bullets: { label: 'Bullet List', icon: 'list' },
  numbers: { label: 'Numbered List', icon: 'list-ordered' },
  link: { label: 'Link', icon: 'link' },
  image: { label: 'Image', icon: 'image' },
  code: { label: 'Code Block', icon: 'code' },
};
const STEPS = [
  { way: 'undo', label: 'Undo', icon: 'undo-2' },
  { way: 'redo', label: 'Redo', icon: 'redo-2' },
] as const;

interface FormatButtonsProps {
  commands: readonly Command[];
  editor: Pick<MarkdownEditor, 'Editor' | 'run' | 'step'>;
  tooLong: boolean;
  /** The text is not shown; what was done to it can still be undone. */
  unseen?: boolean;
}

/** What changes the text at the selection, and takes such changes back. */
export function FormatButtons({ commands, editor, tooLong, unseen }: FormatButtonsProps) {
  return (
    <>
      {commands.map((command) => (
        <Button
          key={command}
          iconOnly
          variant="quiet"
          {...LOOKS[command]}
          disabled={tooLong || unseen}
          onClick={() => editor.run(command)}
        />
      ))}
      <span className="toolbar-gap" />
      {STEPS.map(({ way, ...button }) => (
        <Button
          key={way}
          iconOnly
          variant="quiet"
          {...button}
          disabled={!editor.Editor || tooLong}
          onClick={() => editor.step(way)}
        />
      ))}
    </>
  );
}
