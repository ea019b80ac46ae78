import { StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { pictureChips } from '@/families/editing/picture-chips';

const CHIPS = pictureChips('0.9em');

/** Gives the editor in this box, which is new, chips in place of the data of pictures. */
export function showChips(box: Element): void {
  const content = box.shadowRoot?.querySelector<HTMLElement>('.cm-content');
  const view = content && EditorView.findFromDOM(content);
  view?.dispatch({ effects: StateEffect.appendConfig.of(CHIPS) });
}
