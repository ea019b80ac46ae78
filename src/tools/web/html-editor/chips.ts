import { type EditorState, type Range, RangeSet, StateEffect, StateField } from '@codemirror/state';
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
const labelOf = (address: string): string => {
  const start = address.indexOf(',') + 1;
  return `${address.slice(5, address.indexOf(';'))}, ${formatBytes(Math.floor(((address.length - start) * 3) / 4))}`;
};

function chipsIn({ doc }: EditorState): Range<Decoration>[] {
  const chips: Range<Decoration>[] = [];
  for (let number = 1; number <= doc.lines; number++) {
    const line = doc.line(number);
    if (line.length > 200)
      for (const found of line.text.matchAll(INLINE_DATA)) {
        const at = line.from + found.index;
        chips.push(Decoration.replace({ widget: new Chip(labelOf(found[0])) }).range(at, at + found[0].length));
      }
  }
  return chips;
}

const pictures = StateField.define<DecorationSet>({
  create: (state) => RangeSet.of(chipsIn(state)),
  update: (chips, { docChanged, state }) => (docChanged ? RangeSet.of(chipsIn(state)) : chips),
  provide: (field) => [
    EditorView.decorations.from(field),
    EditorView.atomicRanges.of((view) => view.state.field(field)),
  ],
});

const STYLE = EditorView.theme({
  '.cm-picture': {
    padding: '1px 6px',
    border: '1px solid var(--line-strong)',
    borderRadius: '4px',
    backgroundColor: 'var(--surface-2)',
    color: 'var(--ink-2)',
    fontSize: '0.9em',
  },
});

/** Gives the editor in this box chips in place of the data of pictures. */
export function showChips(box: Element): void {
  const content = box.shadowRoot?.querySelector<HTMLElement>('.cm-content');
  const view = content && EditorView.findFromDOM(content);
  if (view && view.state.field(pictures, false) === undefined)
    view.dispatch({ effects: StateEffect.appendConfig.of([pictures, STYLE]) });
}
