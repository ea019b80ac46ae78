import {
  adviseOn,
  CARD_TYPES,
  linkTag,
  MOST_CHARACTERS,
  namedTag,
  PAGE_TYPES,
  propertyTag,
  tidy,
  titleTag,
  toList,
  writeTags,
} from '@/engines/meta-tags';
import { EXTRA_OPTIONS } from '@/families/meta-tags/extra-options';
import { languageOf, nameOf, nextNotes, writeExtras, writeNext } from '@/families/meta-tags/write-extras';
import { area, choice, code, defineTool, line, result } from '@/kit';

const ADDRESS = 'https://example.com/';

export default defineTool({
  options: {
    title: line('Title'),
    description: area('Description', '', { maxLength: MOST_CHARACTERS }),
    keywords: line('Keywords', '', { placeholder: 'one, two, three' }),
    author: line('Author'),
    ogTitle: line('OG Title', '', { placeholder: 'Title when the page is shared' }),
    ogDescription: area('OG Description', '', { maxLength: MOST_CHARACTERS }),
    ogImage: line('OG Image', '', { placeholder: `${ADDRESS}image.png` }),
    ogUrl: line('OG URL', '', { placeholder: ADDRESS }),
    ogType: choice('OG Type', PAGE_TYPES, 'website'),
    twitterCard: choice('Twitter Card', CARD_TYPES, 'summary'),
    twitterTitle: line('Twitter Title'),
    twitterDescription: area('Twitter Description', '', { maxLength: MOST_CHARACTERS }),
    twitterImage: line('Twitter Image'),
    favicon: line('Favicon', '', { placeholder: '/favicon.ico' }),
    appleIcon: line('Apple Icon', '', { placeholder: '/apple-touch-icon.png' }),
    canonical: line('Canonical URL', '', { placeholder: ADDRESS }),
    robots: choice(
      'Robots',
      {
        '': 'Not set',
        'index, follow': 'Index, follow',
        'noindex, follow': 'No index',
        'noindex, nofollow': 'No index, no follow',
      },
      '',
    ),
    ...EXTRA_OPTIONS,
  },
  output: code(languageOf, {
    label: 'Generated Meta Tags',
    copyLabel: 'Copy to Clipboard',
    download: nameOf,
  }),
  action: 'Generate',
  async run(_, values) {
    const { title, description, ogImage, ogUrl, twitterImage, canonical } = values;
    const openGraph = [values.ogTitle, values.ogDescription, ogImage, ogUrl].some((one) => tidy(one) !== '');
    const twitter = [values.twitterTitle, values.twitterDescription, twitterImage].some((one) => tidy(one) !== '');
    const first = (...all: readonly string[]) => all.map(tidy).find((one) => one !== '') ?? '';
    const facts = {
      title: first(title, values.ogTitle),
      description: first(description, values.ogDescription),
      url: first(canonical, ogUrl),
      image: first(ogImage, twitterImage),
      authors: toList(values.author),
      type: values.ogType,
      card: values.twitterCard,
      keywords: toList(values.keywords),
      robots: values.robots,
      favicon: tidy(values.favicon),
      appleIcon: tidy(values.appleIcon),
    };
    const extras = await writeExtras(values, facts);
    const tags = writeTags([
      [
        titleTag(title),
        namedTag('description', description),
        namedTag('keywords', values.keywords),
        namedTag('author', values.author),
        namedTag('robots', values.robots),
        linkTag('canonical', canonical),
      ],
      [
        // On its own the kind of page says nothing.
        openGraph ? propertyTag('og:type', values.ogType) : undefined,
        propertyTag('og:title', values.ogTitle),
        propertyTag('og:description', values.ogDescription),
        propertyTag('og:image', ogImage),
        propertyTag('og:url', ogUrl),
      ],
      [
        openGraph || twitter ? namedTag('twitter:card', values.twitterCard) : undefined,
        namedTag('twitter:title', values.twitterTitle),
        namedTag('twitter:description', values.twitterDescription),
        namedTag('twitter:image', twitterImage),
      ],
      [linkTag('icon', values.favicon), linkTag('apple-touch-icon', values.appleIcon)],
      ...extras,
    ]);
    const isNext = values.writeAs === 'next';
    const advice = adviseOn({
      title,
      description,
      addresses: { 'OG Image': ogImage, 'OG URL': ogUrl, 'Twitter Image': twitterImage, 'Canonical URL': canonical },
    });
    return result(isNext && tags !== '' ? await writeNext(values, facts) : tags, {
      notes: [...(isNext ? nextNotes(values) : []), ...advice],
    });
  },
  examples: [
    {
      title: 'A page of a shop',
      input: undefined,
      options: {
        title: 'Tea & Coffee – "Fresh" since 1950',
        description: 'Single origin beans and loose leaf tea, sent the day they are packed.',
        author: 'Tea & Coffee Ltd',
        ogTitle: 'Tea & Coffee',
        ogImage: 'https://example.com/beans.jpg?w=1200&h=630',
        ogUrl: 'https://example.com/',
        twitterCard: 'summary_large_image',
        favicon: '/favicon.ico',
      },
      output: `<title>Tea &amp; Coffee – &quot;Fresh&quot; since 1950</title>
<meta name="description" content="Single origin beans and loose leaf tea, sent the day they are packed.">
<meta name="author" content="Tea &amp; Coffee Ltd">

<meta property="og:type" content="website">
<meta property="og:title" content="Tea &amp; Coffee">
<meta property="og:image" content="https://example.com/beans.jpg?w=1200&amp;h=630">
<meta property="og:url" content="https://example.com/">

<meta name="twitter:card" content="summary_large_image">

<link rel="icon" href="/favicon.ico">`,
    },
  ],
});
