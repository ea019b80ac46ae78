import { type FormatOptions, print } from './print';

/** A page with its styles and scripts, for which two thirds of what may be needed are fetched only where there are any. */
export function formatMarkup(source: string, options?: FormatOptions): Promise<string> {
  const plugins: Promise<unknown>[] = [import('prettier/plugins/html')];
  if (/<style|\bstyle\s*=/i.test(source)) plugins.push(import('prettier/plugins/postcss'));
  if (/<script|\bon\w+\s*=/i.test(source))
    plugins.push(import('prettier/plugins/babel'), import('prettier/plugins/estree'));
  return print('html', plugins, source, options);
}
