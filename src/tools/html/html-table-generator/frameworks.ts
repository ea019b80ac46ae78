import { getSide, type Side, type TableColors, type TableSettings } from './table';

type Part = 'header' | 'rowHeader' | 'footer' | 'cell';

/** The attributes of everything in a table, as one way of styling it writes them. */
export interface Attributes {
  readonly box: string;
  readonly table: string;
  readonly caption: string;
  readonly head: string;
  readonly body: string;
  readonly foot: string;
  /** Of a cell: in which part, where its text stands, whether it is in a striped row. */
  cell(part: Part, column: number, isStriped: boolean): string;
}

export const BORDER_COLOR = '#d1d5db';

const classOf = (...names: string[]) => {
  const list = names.filter((name) => name !== '').join(' ');
  return list === '' ? '' : ` class="${list}"`;
};
const styleOf = (...declarations: string[]) => {
  const list = declarations.filter((one) => one !== '').join('; ');
  return list === '' ? '' : ` style="${list}"`;
};

/** Classes that the style sheet beside has the rules of. */
const vanilla = (settings: TableSettings): Attributes => ({
  box: classOf('table-responsive'),
  table: classOf('custom-table'),
  caption: '',
  head: '',
  body: '',
  foot: '',
  cell: (_part, column) => {
    const side = getSide(column, settings);
    return side === settings.alignment ? '' : classOf(`text-${side}`);
  },
});

/** Tailwind's scale has a step for every 4 pixels and half steps up to 14. */
const step = (prefix: string, pixels: number): string =>
  pixels === 1
    ? `${prefix}-px`
    : pixels % 4 === 0 || (pixels % 2 === 0 && pixels <= 14)
      ? `${prefix}-${pixels / 4}`
      : `${prefix}-[${pixels}px]`;

const TAILWIND_WIDTHS = { auto: 'w-auto', '100%': 'w-full', '75%': 'w-3/4', '50%': 'w-1/2' } as const;

function tailwind(settings: TableSettings, colors: TableColors): Attributes {
  const { padding, spacing, borderStyle, borderWidth } = settings;
  const border =
    borderWidth === 0
      ? []
      : [
          borderWidth === 1 ? 'border' : borderWidth % 2 === 0 ? `border-${borderWidth}` : `border-[${borderWidth}px]`,
          `border-${borderStyle}`,
          `border-[${BORDER_COLOR}]`,
        ];
  const cell = (column: number) => [step('p', padding), ...border, `text-${getSide(column, settings)}`];
  const bodyColors = [`bg-[${colors.cellBackground}]`, `text-[${colors.cellText}]`];
  const parts: Readonly<Record<Part, readonly string[]>> = {
    header: ['font-bold', `bg-[${colors.headerBackground}]`, `text-[${colors.headerText}]`],
    rowHeader: ['font-bold', `bg-[${colors.headerBackground}]`, `text-[${colors.headerText}]`],
    footer: ['font-bold', ...bodyColors],
    cell: bodyColors,
  };
  return {
    box: classOf('overflow-x-auto'),
    table: classOf(
      TAILWIND_WIDTHS[settings.width],
      ...(spacing === 0 ? ['border-collapse'] : ['border-separate', step('border-spacing', spacing)]),
    ),
    caption: classOf(step('p', padding)),
    head: '',
    body: classOf(
      settings.zebra ? `[&>tr:nth-child(even)>td]:bg-[${colors.zebra}]` : '',
      // Important, so that it wins over the stripes whatever the order of the classes is.
      settings.hover ? `[&>tr:hover>td]:!bg-[${colors.hover}]` : '',
    ),
    foot: '',
    cell: (part, column) => classOf(...cell(column), ...parts[part]),
  };
}

const BOOTSTRAP_WIDTHS = { auto: 'w-auto', '100%': 'w-100', '75%': 'w-75', '50%': 'w-50' } as const;
const BOOTSTRAP_SIDES: Readonly<Record<Side, string>> = {
  left: 'text-start',
  center: 'text-center',
  right: 'text-end',
};

/** Bootstrap 5.3: its own spacing and lines, our colors through its variables. */
function bootstrap(settings: TableSettings, colors: TableColors): Attributes {
  const headerColors = styleOf(`--bs-table-bg: ${colors.headerBackground}`, `--bs-table-color: ${colors.headerText}`);
  return {
    box: classOf('table-responsive'),
    table:
      classOf(
        'table',
        settings.borderWidth === 0 ? 'table-borderless' : 'table-bordered',
        settings.zebra ? 'table-striped' : '',
        settings.hover ? 'table-hover' : '',
        settings.caption.trim() === '' ? '' : 'caption-top',
        BOOTSTRAP_WIDTHS[settings.width],
      ) + styleOf(`--bs-table-bg: ${colors.cellBackground}`, `--bs-table-color: ${colors.cellText}`),
    caption: '',
    head: headerColors,
    body: '',
    foot: '',
    cell: (part, column) =>
      classOf(part === 'footer' ? 'fw-bold' : '', BOOTSTRAP_SIDES[getSide(column, settings)]) +
      (part === 'rowHeader' ? headerColors : ''),
  };
}

/** Programs for mail drop style sheets: everything is said in each cell. */
function inline(settings: TableSettings, colors: TableColors): Attributes {
  const { padding, spacing, borderStyle, borderWidth } = settings;
  const border = borderWidth === 0 ? 'border: 0' : `border: ${borderWidth}px ${borderStyle} ${BORDER_COLOR}`;
  return {
    box: styleOf('overflow-x: auto'),
    table:
      ` cellpadding="${padding}" cellspacing="${spacing}"` +
      styleOf(
        `width: ${settings.width}`,
        spacing === 0 ? 'border-collapse: collapse' : `border-collapse: separate; border-spacing: ${spacing}px`,
      ),
    caption: styleOf(`padding: ${padding}px`),
    head: '',
    body: '',
    foot: '',
    cell: (part, column, isStriped) => {
      const isHeader = part === 'header' || part === 'rowHeader';
      const background = isHeader ? colors.headerBackground : isStriped ? colors.zebra : colors.cellBackground;
      return styleOf(
        `padding: ${padding}px`,
        border,
        `text-align: ${getSide(column, settings)}`,
        part === 'cell' ? '' : 'font-weight: bold',
        `background-color: ${background}`,
        `color: ${isHeader ? colors.headerText : colors.cellText}`,
      );
    },
  };
}

const FRAMEWORKS = { vanilla, tailwind, bootstrap, inline } as const;

export const getAttributes = (settings: TableSettings, colors: TableColors): Attributes =>
  FRAMEWORKS[settings.framework](settings, colors);
