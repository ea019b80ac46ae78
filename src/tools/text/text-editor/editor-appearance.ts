import { Compartment, type Extension, StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { pictureChips } from '@/families/editing/picture-chips';

const CHIPS = pictureChips('0.8em');
const size = new Compartment();
const looks = new Map<number, Extension>();
const getLook = (fontSize: number): Extension => {
  const known = looks.get(fontSize);
  if (known) return known;
  const look = EditorView.theme({
    '&.cm-editor': { fontSize: `${fontSize}px` },
    '&.cm-editor .cm-scroller': { lineHeight: '1.5' },
  });
  looks.set(fontSize, look);
  return look;
};

/** Gives an editor the size of its text, and chips in place of the data of pictures. */
export function dress(view: EditorView, fontSize: number): void {
  view.dispatch({
    effects:
      size.get(view.state) === undefined
        ? StateEffect.appendConfig.of([CHIPS, size.of(getLook(fontSize))])
        : size.reconfigure(getLook(fontSize)),
  });
}
