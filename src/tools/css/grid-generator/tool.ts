import { choice, code, defineTool, line, result } from '@/kit';
import { CONTAINER, GAPS, readGrid, TRACKS } from './grid';
import { OUTPUTS, writeGrid } from './outputs';

export default defineTool({
  options: {
    ...TRACKS,
    areas: line('Areas', 'header header header / nav main aside / footer footer footer', {
      hidden: true,
      hint: 'Rows of names with / between them and . for empty cells, or as in grid-template-areas',
    }),
    ...GAPS,
    ...CONTAINER,
    alignment: line('Alignment', '', { hidden: true, hint: 'Of single areas, as in main: center end, nav: start' }),
    writtenAs: choice('Written As', OUTPUTS, 'css', { hidden: true }),
  },
  output: code(({ writtenAs }) => (writtenAs === 'css' ? 'css' : 'html'), {
    label: 'CSS',
    download: ({ writtenAs }) => (writtenAs === 'css' ? 'grid-styles.css' : 'grid.html'),
  }),
  action: 'Generate',
  run: (_, { writtenAs, ...options }) => {
    const grid = readGrid(options);
    const note = `${grid.cropped} of the areas did not fit: there are fewer columns or rows than they cover.`;
    return result(writeGrid(options, grid, writtenAs), { notes: grid.cropped > 0 ? [note] : [] });
  },
  examples: [
    {
      title: 'A page with two sidebars',
      input: undefined,
      output: `.container {
  display: grid;
  grid-template:
    "header header header" 64px
    "nav    main   aside"  1fr
    "footer footer footer" 64px
    / 200px 1fr 200px;
  gap: 12px;
}

.header {
  grid-area: header;
}

.nav {
  grid-area: nav;
}

.main {
  grid-area: main;
}

.aside {
  grid-area: aside;
}

.footer {
  grid-area: footer;
}`,
    },
    {
      title: 'Named lines, one property each',
      input: undefined,
      options: {
        columns: '[full-start] minmax(16px, 1fr) [text-start] minmax(0, 60ch) [text-end] minmax(16px, 1fr) [full-end]',
        rows: 'repeat(4, auto)',
        areas: '. title . / picture picture picture / . text . / . notes .',
        columnGap: 0,
        rowGap: 24,
        shorthand: false,
      },
      output: `.container {
  display: grid;
  grid-template-columns: [full-start] minmax(16px, 1fr) [text-start] minmax(0, 60ch) [text-end] minmax(16px, 1fr) [full-end];
  grid-template-rows: repeat(4, auto);
  grid-template-areas:
    ".       title   ."
    "picture picture picture"
    ".       text    ."
    ".       notes   .";
  gap: 24px 0px;
}

.title {
  grid-area: title;
}

.picture {
  grid-area: picture;
}

.text {
  grid-area: text;
}

.notes {
  grid-area: notes;
}`,
    },
    {
      title: 'A centered card as classes of Tailwind',
      input: undefined,
      options: {
        columns: '1fr 360px 1fr',
        rows: '1fr auto 1fr',
        areas: '. . . / . card . / . . .',
        columnGap: 0,
        rowGap: 0,
        fillScreen: true,
        alignment: 'card: center stretch',
        writtenAs: 'tailwind',
      },
      output: `<div class="grid grid-cols-[1fr_360px_1fr] grid-rows-[1fr_auto_1fr] min-h-dvh">
  <div class="col-start-2 col-end-3 row-start-2 row-end-3 self-center justify-self-stretch">card</div>
</div>`,
    },
  ],
});
