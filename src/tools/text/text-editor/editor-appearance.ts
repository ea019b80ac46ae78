import { Compartment, type Extension, StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { pictureChips } from '@/families/editing/picture-chips';

const CHIPS = pictureChips('0.8em');
const size = new Compartment();
const themes = new Map<number, Extension>();
const getTheme = (fontSize: number): Extension => {
  const known = themes.get(fontSize);
  if (known) return known;
  const theme = EditorView.theme({
    '&.cm-editor': { fontSize: `${fontSize}px` },
    '&.cm-editor .cm-scroller': { lineHeight: '1.5' },
  });
  themes.set(fontSize, theme);
  return theme;
};

/** Gives an editor the size of its text, and chips in place of the data of pictures. */
export function dress(view: EditorView, fontSize: number): void {
  view.dispatch({
    effects:
      size.get(view.state) === undefined
        ? StateEffect.appendConfig.of([CHIPS, size.of(getTheme(fontSize))])
        : size.reconfigure(getTheme(fontSize)),
  });
}
