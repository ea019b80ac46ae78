import type { GridOptions } from './grid';

export type Preset = Pick<GridOptions, 'columns' | 'rows' | 'areas'> & Partial<GridOptions>;

export const PRESETS: Readonly<Record<string, Preset>> = {
  'Holy Grail': {
    columns: '200px 1fr 200px',
    rows: '64px 1fr 64px',
    areas: 'header header header / nav main aside / footer footer footer',
  },
  Sidebar: { columns: 'minmax(160px, 25%) 1fr', rows: '1fr', areas: 'nav main', columnGap: 24 },
  Dashboard: {
    columns: '180px repeat(4, 1fr)',
    rows: '56px 96px 1fr 1fr',
    areas:
      'nav header header header header / nav sales visits orders returns / nav chart chart chart list / nav map map map list',
  },
  Magazine: {
    columns: 'repeat(6, 1fr)',
    rows: 'repeat(4, 1fr)',
    areas: 'lead lead lead lead news news / lead lead lead lead news news / a a b b c c / a a b b c c',
    columnGap: 16,
    rowGap: 16,
  },
  Article: {
    columns: '[full-start] minmax(16px, 1fr) [text-start] minmax(0, 60ch) [text-end] minmax(16px, 1fr) [full-end]',
    rows: 'auto minmax(120px, auto) auto auto',
    areas: '. title . / picture picture picture / . text . / . notes .',
    columnGap: 0,
    rowGap: 24,
  },
  Gallery: {
    columns: 'repeat(4, 1fr)',
    rows: 'repeat(3, 1fr)',
    areas: 'one one two three / one one four four / five six six seven',
    columnGap: 8,
    rowGap: 8,
  },
};
