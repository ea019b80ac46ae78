import { linkTag, namedTag, propertyTag, type Tag } from '@/engines/meta-tags';
import type { LinkedKind, NextFacts } from '@/engines/meta-tags/extras';
import type { OptionValues } from '@/kit/option';
import type { EXTRA_OPTIONS } from './extra-options';

type Extras = OptionValues<typeof EXTRA_OPTIONS>;
type Facts = Omit<NextFacts, 'languages' | 'locale' | 'themeColor' | 'siteName'>;

/** Tags of what is said beside the usual; none where nothing is. */
export async function writeExtras(options: Extras, facts: Facts): Promise<readonly (readonly Tag[])[]> {
  const simple = [
    propertyTag('og:site_name', options.siteName),
    propertyTag('og:locale', options.locale),
    namedTag('theme-color', options.themeColor),
  ];
  if (options.languages.trim() === '' && options.linkedData === 'none') return [simple];
  const { describeForSearch, readLanguages, scriptTag } = await import('@/engines/meta-tags/extras');
  const languages = readLanguages(options.languages).map(([language, address]) =>
    linkTag('alternate', address)?.replace('href=', `hreflang="${language}" href=`),
  );
  const data =
    options.linkedData === 'none'
      ? undefined
      : scriptTag(
          describeForSearch(options.linkedData as LinkedKind, { ...facts, siteName: options.siteName }, options),
        );
  return [simple, languages, [data]];
}

/** All of it as an object for Next.js. */
export async function writeNext(options: Extras, facts: Facts): Promise<string> {
  const { readLanguages, writeNextMetadata } = await import('@/engines/meta-tags/extras');
  const { siteName, locale, themeColor } = options;
  return writeNextMetadata({ ...facts, siteName, locale, themeColor, languages: readLanguages(options.languages) });
}

/** Only HTML can hold it: Next.js takes it as a script in the page. */
export const nextNotes = ({ linkedData }: Extras): string[] =>
  linkedData === 'none' ? [] : ['Next.js has no metadata for JSON-LD; put it into the page as a script.'];

export const languageOf = ({ writeAs }: Readonly<Record<string, unknown>>) =>
  writeAs === 'next' ? ('javascript' as const) : ('html' as const);
export const nameOf = ({ writeAs }: Readonly<Record<string, unknown>>) =>
  writeAs === 'next' ? 'metadata.ts' : 'meta-tags.html';
