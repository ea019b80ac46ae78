import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    ['Areas', 'Drag over empty cells to draw an area. Drag an area to move it, its corner to resize it.'],
    ['Keys', 'Arrow keys move the focused area, Shift and an arrow key resize it, Delete removes it.'],
    [
      'Tracks',
      'Write sizes in the fields at the edges or all of them in the card: 200px, 1fr, auto, 25%, minmax(160px, 1fr), with names of lines in brackets.',
    ],
    ['CSS', 'Copy the CSS or download it as grid-styles.css; the tabs show its HTML, and classes of Tailwind.'],
  ],
});
