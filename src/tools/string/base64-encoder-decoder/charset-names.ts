/** By the names of the Encoding Standard, under which every browser decodes them; ISO-8859-1 is the one it has not. */
export const CHARSETS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 (little-endian)',
  'utf-16be': 'UTF-16 (big-endian)',
  'iso-8859-1': 'ISO-8859-1',
  'windows-1252': 'Windows-1252',
  'iso-8859-15': 'ISO-8859-15',
  'iso-8859-2': 'ISO-8859-2',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  'koi8-r': 'KOI8-R',
  'iso-8859-7': 'ISO-8859-7 (Greek)',
  'windows-1254': 'Windows-1254 (Turkish)',
  'windows-1255': 'Windows-1255 (Hebrew)',
  'windows-1256': 'Windows-1256 (Arabic)',
} as const;
export type Charset = keyof typeof CHARSETS;
