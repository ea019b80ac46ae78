import { type EditorState, type Extension, type Range, RangeSet, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { formatBytes } from '@/engines/bytes/size';
import { INLINE_DATA } from './inline-data';

/** Stands for the data of a picture, which nobody reads and which would be megabytes in one line. */
class Chip extends WidgetType {
  constructor(readonly label: string) {
    super();
  }
  override eq(other: Chip): boolean {
    return other.label === this.label;
  }
  override toDOM(): HTMLElement {
    const chip = document.createElement('span');
    chip.className = 'cm-picture';
    chip.textContent = this.label;
    return chip;
  }
}

/** Base64 takes four signs for three bytes. */
const getLabel = (address: string): string => {
  const start = address.indexOf(',') + 1;
  return `${address.slice(5, address.indexOf(';'))}, ${formatBytes(Math.floor(((address.length - start) * 3) / 4))}`;
};

function chipsIn({ doc }: EditorState, from: number, to: number): Range<Decoration>[] {
  const chips: Range<Decoration>[] = [];
  const first = doc.lineAt(from);
  let start = first.from;
  for (const line of doc.iterLines(first.number, doc.lineAt(to).number + 1)) {
    if (line.length > 200)
      for (const found of line.matchAll(INLINE_DATA)) {
        const at = start + found.index;
        chips.push(Decoration.replace({ widget: new Chip(getLabel(found[0])) }).range(at, at + found[0].length));
      }
    start += line.length + 1;
  }
  return chips;
}

const chips = StateField.define<DecorationSet>({
  create: (state) => RangeSet.of(chipsIn(state, 0, state.doc.length)),
  update(old, { docChanged, changes, state }) {
    if (!docChanged) return old;
    // Only lines from the first that changed to the last are read again.
    let first = state.doc.length;
    let last = 0;
    changes.iterChangedRanges((_, __, from, to) => {
      first = Math.min(first, from);
      last = Math.max(last, to);
    });
    const start = state.doc.lineAt(first).from;
    const end = state.doc.lineAt(last).to;
    return old.map(changes).update({
      filterFrom: start,
      filterTo: end,
      filter: () => false,
      add: chipsIn(state, start, end),
    });
  },
  provide: (field) => [
    EditorView.decorations.from(field),
    EditorView.atomicRanges.of((view) => view.state.field(field)),
  ],
});

/** Chips in place of the data of pictures, their words this large beside the text. */
export const pictureChips = (fontSize: string): Extension => [
  chips,
  EditorView.theme({
    '.cm-picture': {
      padding: '1px 6px',
      border: '1px solid var(--line-strong)',
      borderRadius: '4px',
      backgroundColor: 'var(--surface-2)',
      color: 'var(--ink-2)',
      fontSize,
    },
  }),
];
