import { RangeSetBuilder, StateEffect } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { Marks } from '../../output/marks';

export const setMarks = StateEffect.define<Marks | undefined>();

/** Colours what is on screen; the rest when it is scrolled to. */
class VisibleMarks {
  decorations: DecorationSet = Decoration.none;
  #marks: Marks | undefined;
  /** Something was typed since the marks were told. */
  #isOld = false;

  update(update: ViewUpdate): void {
    for (const { effects } of update.transactions)
      for (const effect of effects)
        if (effect.is(setMarks)) {
          this.#marks = effect.value;
          this.#isOld = false;
          this.decorations = this.#draw(update.view);
        }
    if (update.docChanged) {
      this.#isOld = true;
      this.decorations = this.decorations.map(update.changes);
    } else if (update.viewportChanged && !this.#isOld) this.decorations = this.#draw(update.view);
  }

  #draw({ visibleRanges, state }: EditorView): DecorationSet {
    const builder = new RangeSetBuilder<Decoration>();
    // The page's own styles do not reach into the editor, but a part of it can be named from outside.
    for (const { from, to } of visibleRanges)
      for (const { start, end, className } of this.#marks?.(from, to) ?? [])
        if (start < end && end <= state.doc.length)
          builder.add(start, end, Decoration.mark({ attributes: { part: className } }));
    return builder.finish();
  }
}

export const editorMarks = ViewPlugin.define(() => new VisibleMarks(), {
  decorations: ({ decorations }) => decorations,
});
