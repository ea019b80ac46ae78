/** A color in hex, and what programs call it: letters, digits and hyphens. */
export interface NamedColor {
  readonly name: string;
  readonly color: string;
}

/** What colors are written as; `export` writes them. */
export const EXPORTS = {
  css: 'CSS',
  tailwind: 'Tailwind 4',
  scss: 'SCSS',
  tokens: 'Design Tokens',
  svg: 'SVG',
  gpl: 'GIMP (GPL)',
  ase: 'Adobe (ASE)',
  png: 'PNG',
} as const;
export type ExportFormat = keyof typeof EXPORTS;
export type ByteFormat = 'ase' | 'png';
export type TextFormat = Exclude<ExportFormat, ByteFormat>;

export const isBytes = (format: ExportFormat): format is ByteFormat => format === 'ase' || format === 'png';

const ENDINGS: Partial<Record<ExportFormat, string>> = { tailwind: 'css', tokens: 'tokens.json' };
export const exportName = (title: string, format: ExportFormat): string =>
  `${title.toLowerCase().replace(/[^a-z\d]+/g, '-')}.${ENDINGS[format] ?? format}`;
