import { firmEscapes } from '@/engines/css/text';
import { type FormatOptions, print } from './print';

export type StyleLanguage = 'css' | 'scss' | 'less';

export const formatStyles = (language: StyleLanguage, source: string, options?: FormatOptions): Promise<string> =>
  print(language, [import('prettier/plugins/postcss')], language === 'css' ? firmEscapes(source) : source, options);
