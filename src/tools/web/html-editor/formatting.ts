import type { IconName } from '@/kit/icon-name';
import type { Command, Status } from './commands';
import type { Tool } from './Toolbar';
import type { TableChange } from './tables';

interface Shown {
  command: Command;
  label: string;
  icon: IconName;
  keys?: string;
  /** What it has to do with blocks, which in a table stay as they are. */
  block?: boolean;
}
const GROUPS: readonly (readonly Shown[])[] = [
  [
    { command: 'p', label: 'Paragraph', icon: 'pilcrow', keys: 'Ctrl+Alt+0', block: true },
    { command: 'h1', label: 'Heading 1', icon: 'heading-1', keys: 'Ctrl+Alt+1', block: true },
    { command: 'h2', label: 'Heading 2', icon: 'heading-2', keys: 'Ctrl+Alt+2', block: true },
    { command: 'h3', label: 'Heading 3', icon: 'heading-3', keys: 'Ctrl+Alt+3', block: true },
    { command: 'h4', label: 'Heading 4', icon: 'heading-4', keys: 'Ctrl+Alt+4', block: true },
  ],
  [
    { command: 'bold', label: 'Bold', icon: 'bold', keys: 'Ctrl+B' },
    { command: 'italic', label: 'Italic', icon: 'italic', keys: 'Ctrl+I' },
    { command: 'underline', label: 'Underline', icon: 'underline', keys: 'Ctrl+U' },
    { command: 'strike', label: 'Strikethrough', icon: 'strikethrough', keys: 'Ctrl+Shift+X' },
    { command: 'code', label: 'Code', icon: 'code' },
    { command: 'sub', label: 'Subscript', icon: 'subscript', keys: 'Ctrl+Shift+5' },
    { command: 'sup', label: 'Superscript', icon: 'superscript', keys: 'Ctrl+Shift+6' },
  ],
  [
    { command: 'bullets', label: 'Bulleted List', icon: 'list', keys: 'Ctrl+Shift+8', block: true },
    { command: 'numbers', label: 'Numbered List', icon: 'list-ordered', keys: 'Ctrl+Shift+7', block: true },
    { command: 'outdent', label: 'Outdent', icon: 'list-indent-decrease', keys: 'Shift+Tab' },
    { command: 'indent', label: 'Indent', icon: 'list-indent-increase', keys: 'Tab' },
    { command: 'quote', label: 'Quote', icon: 'text-quote', keys: 'Ctrl+Shift+9', block: true },
    { command: 'pre', label: 'Code Block', icon: 'square-code', block: true },
  ],
  [
    { command: 'left', label: 'Align Left', icon: 'text-align-start' },
    { command: 'center', label: 'Align Center', icon: 'text-align-center' },
    { command: 'right', label: 'Align Right', icon: 'text-align-end' },
  ],
];
const TABLE_TOOLS: readonly (readonly { change: TableChange; label: string; icon: IconName }[])[] = [
  [
    { change: 'row', label: 'Add Row', icon: 'between-horizontal-end' },
    { change: 'column', label: 'Add Column', icon: 'between-vertical-end' },
  ],
  [
    { change: 'merge', label: 'Merge Cells', icon: 'table-cells-merge' },
    { change: 'split', label: 'Split Cell', icon: 'table-cells-split' },
  ],
  [
    { change: 'remove-row', label: 'Remove Row', icon: 'fold-vertical' },
    { change: 'remove-column', label: 'Remove Column', icon: 'fold-horizontal' },
    { change: 'remove-table', label: 'Remove Table', icon: 'grid-2x2-x' },
  ],
];
/** With Ctrl or ⌘, and with Shift. */
const SHIFTED: Readonly<Record<string, Command>> = {
  KeyX: 'strike',
  Digit5: 'sub',
  Digit6: 'sup',
  Digit7: 'numbers',
  Digit8: 'bullets',
  Digit9: 'quote',
};

/** What is asked for in a dialog. */
export type RequestedFormat = 'link' | 'image' | 'table' | 'font' | 'highlight' | 'find';

const isStep = (command: Command): boolean => command === 'indent' || command === 'outdent';

/** The buttons above the text, as they are where the cursor stands; none can be pressed before the editor has come. */
export function formattingTools(
  status: Status | undefined,
  ready: boolean,
  run: (command: Command) => void,
  ask: (what: RequestedFormat) => void,
): readonly (readonly Tool[])[] {
  const inTable = status?.inTable;
  const getTool = ({ command, block, ...button }: Shown): Tool => ({
    ...button,
    pressed: isStep(command) ? undefined : (status?.on.includes(command) ?? false),
    disabled: !ready || (block && inTable) || (isStep(command) && !status?.inList),
    run: () => run(command),
  });
  return [
    [
      { label: 'Undo', icon: 'undo-2', keys: 'Ctrl+Z', disabled: !status?.canUndo, run: () => run('undo') },
      { label: 'Redo', icon: 'redo-2', keys: 'Ctrl+Y', disabled: !status?.canRedo, run: () => run('redo') },
    ],
    ...GROUPS.map((group) => group.map(getTool)),
    [
      { label: 'Font Color', icon: 'baseline', disabled: !ready, run: () => ask('font') },
      { label: 'Highlight', icon: 'highlighter', disabled: !ready, run: () => ask('highlight') },
      { label: 'Find and Replace', icon: 'search', keys: 'Ctrl+F', disabled: !ready, run: () => ask('find') },
    ],
    [
      {
        label: 'Link',
        icon: 'link',
        keys: 'Ctrl+K',
        pressed: status?.inLink ?? false,
        disabled: !ready,
        run: () => ask('link'),
      },
      { label: 'Image', icon: 'image', pressed: status?.onImage ?? false, disabled: !ready, run: () => ask('image') },
      { label: 'Table', icon: 'table', disabled: !ready || inTable, run: () => ask('table') },
      { label: 'Horizontal Line', icon: 'minus', disabled: !ready || inTable, run: () => run('rule') },
      { label: 'Clear Formatting', icon: 'remove-formatting', disabled: !ready, run: () => run('plain') },
    ],
  ];
}

export const tableTools = (
  { canMerge, canSplit }: Status,
  change: (how: TableChange) => void,
): readonly (readonly Tool[])[] =>
  TABLE_TOOLS.map((group) =>
    group.map(({ change: how, ...button }) => ({
      ...button,
      disabled: (how === 'merge' && !canMerge) || (how === 'split' && !canSplit),
      run: () => change(how),
    })),
  );

type Keys = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** What keys stand for beside those the editor knows itself. */
export function toCommand({
  code,
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Keys): Command | 'link' | 'find' | undefined {
  if (!(ctrlKey || metaKey)) return undefined;
  const digit = /^Digit([0-6])$/.exec(code)?.[1];
  if (altKey && !shiftKey && digit) return digit === '0' ? 'p' : (`h${digit}` as Command);
  if (altKey) return undefined;
  if (shiftKey) return SHIFTED[code];
  return ({ k: 'link', f: 'find' } as const)[key.toLowerCase()];
}

/** What cannot be done to the cell of a table. */
export const isForBlocks = (command: Command): boolean => /^(?:p|h[1-6]|numbers|bullets|quote)$/.test(command);
