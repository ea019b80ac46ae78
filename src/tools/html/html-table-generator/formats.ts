/** What a table can be read from. */
export const FORMATS = {
  tabs: 'Tabs',
  auto: 'Auto-detect',
  csv: 'CSV',
  markdown: 'Markdown',
  html: 'HTML',
  json: 'JSON',
} as const;
export type TableFormat = keyof typeof FORMATS;
