import { showFaces } from './faces';
import { loadIcons } from './icons';

/** What a page can do without until it answers: the icons it did not come with, and the site's own typefaces. */
export function loadDecorations(): void {
  loadIcons();
  void showFaces();
}
