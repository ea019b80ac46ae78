import {
  adviseOn,
  CARD_TYPES,
  getHandle,
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
import { area, choice, code, date, defineTool, InputError, line, result } from '@/kit';

const ARTICLE = { pageType: 'article' } as const;
const moment = (label: string) => date(label, '', { precision: 'datetime-local', when: ARTICLE, hint: 'In UTC' });

/** A moment as everyone reads it, whatever their zone. */
function writeMoment(label: string, value: string): string {
  if (value === '') return '';
  const written = `${value}${value.length === value.indexOf('T') + 6 ? ':00' : ''}Z`;
  const read = new Date(written);
  // A day after the last of its month is read as one of the next.
  if (Number.isNaN(read.getTime()) || !read.toISOString().startsWith(value))
    throw new InputError(`${label} isn’t a valid date and time: ${value}`, { field: label });
  return written;
}

function readPixels(label: string, text: string): string {
  const clean = tidy(text);
  if (clean !== '' && !/^[1-9]\d{0,5}$/.test(clean))
    throw new InputError(`${label} must be a whole number of pixels`, { field: label });
  return clean;
}

export default defineTool({
  options: {
    pageType: choice('Page Type', PAGE_TYPES, 'website'),
    title: line('Title'),
    description: area('Description', '', { maxLength: MOST_CHARACTERS }),
    url: line('URL', '', { placeholder: 'https://example.com/' }),
    imageUrl: line('Image URL', '', { placeholder: 'https://example.com/image.png' }),
    imageAlt: line('Image Alt', '', { placeholder: 'What the picture shows' }),
    imageWidth: line('Image Width', '', { placeholder: '1200', inputMode: 'numeric' }),
    imageHeight: line('Image Height', '', { placeholder: '630', inputMode: 'numeric' }),
    cardType: choice('Card Type', CARD_TYPES, 'summary'),
    site: line('Site', '', { placeholder: '@site' }),
    creator: line('Creator', '', { placeholder: '@author' }),
    publishedTime: moment('Published Time'),
    modifiedTime: moment('Modified Time'),
    expirationTime: moment('Expiration Time'),
    authors: line('Authors', '', { when: ARTICLE, placeholder: 'One, Two' }),
    section: line('Section', '', { when: ARTICLE }),
    tags: line('Tags', '', { when: ARTICLE, placeholder: 'one, two' }),
    ...EXTRA_OPTIONS,
  },
  output: code(languageOf, { label: 'Result', download: nameOf }),
  action: 'Generate Meta Tags',
  async run(_, values) {
    const { pageType, title, description, url, imageUrl } = values;
    const image = tidy(imageUrl) !== '';
    const width = readPixels('Image Width', values.imageWidth);
    const height = readPixels('Image Height', values.imageHeight);
    const shared = [title, description, url, imageUrl].some((one) => tidy(one) !== '');
    const twitter = [values.site, values.creator].some((one) => tidy(one) !== '');
    const isArticle = pageType === 'article';
    const published = isArticle ? writeMoment('Published Time', values.publishedTime) : '';
    const modified = isArticle ? writeMoment('Modified Time', values.modifiedTime) : '';
    const facts = {
      title: tidy(title),
      description: tidy(description),
      url: tidy(url),
      image: tidy(imageUrl),
      imageAlt: tidy(values.imageAlt),
      imageWidth: width,
      imageHeight: height,
      authors: isArticle ? toList(values.authors) : [],
      published,
      modified,
      type: pageType,
      card: values.cardType,
      site: getHandle(values.site),
      creator: getHandle(values.creator),
      section: tidy(values.section),
      tags: toList(values.tags),
    };
    const extras = await writeExtras(values, facts);
    const tags = writeTags([
      [titleTag(title), namedTag('description', description)],
      [
        // On their own the kinds of page and card say nothing.
        shared ? propertyTag('og:type', pageType) : undefined,
        propertyTag('og:title', title),
        propertyTag('og:description', description),
        propertyTag('og:url', url),
        ...(image
          ? [
              propertyTag('og:image', imageUrl),
              propertyTag('og:image:alt', values.imageAlt),
              propertyTag('og:image:width', width),
              propertyTag('og:image:height', height),
            ]
          : []),
      ],
      isArticle
        ? [
            propertyTag('article:published_time', published),
            propertyTag('article:modified_time', modified),
            propertyTag('article:expiration_time', writeMoment('Expiration Time', values.expirationTime)),
            ...toList(values.authors).map((author) => propertyTag('article:author', author)),
            propertyTag('article:section', values.section),
            ...toList(values.tags).map((tag) => propertyTag('article:tag', tag)),
          ]
        : [],
      [
        shared || twitter ? namedTag('twitter:card', values.cardType) : undefined,
        namedTag('twitter:site', getHandle(values.site)),
        namedTag('twitter:creator', getHandle(values.creator)),
        namedTag('twitter:title', title),
        namedTag('twitter:description', description),
        ...(image ? [namedTag('twitter:image', imageUrl), namedTag('twitter:image:alt', values.imageAlt)] : []),
      ],
      ...extras,
    ]);
    const details = [values.imageAlt, width, height].some((one) => tidy(one) !== '');
    const isNext = values.writeAs === 'next';
    return result(isNext && tags !== '' ? await writeNext(values, facts) : tags, {
      notes: [
        ...(isNext ? nextNotes(values) : []),
        ...adviseOn({ title, description, addresses: { URL: url, 'Image URL': imageUrl } }),
        ...(details && !image ? ['Image Alt, Width and Height are only used with an Image URL.'] : []),
      ],
    });
  },
  examples: [
    {
      title: 'An article',
      input: undefined,
      options: {
        pageType: 'article',
        title: 'Why tea & biscuits',
        description: 'A short history.',
        url: 'https://example.com/tea',
        imageUrl: 'https://example.com/tea.jpg',
        imageAlt: 'A "proper" cup',
        imageWidth: '1200',
        imageHeight: '630',
        cardType: 'summary_large_image',
        site: 'example',
        publishedTime: '2026-01-02T03:04',
        authors: 'Ann, Bob',
        tags: 'tea, history',
      },
      output: `<title>Why tea &amp; biscuits</title>
<meta name="description" content="A short history.">

<meta property="og:type" content="article">
<meta property="og:title" content="Why tea &amp; biscuits">
<meta property="og:description" content="A short history.">
<meta property="og:url" content="https://example.com/tea">
<meta property="og:image" content="https://example.com/tea.jpg">
<meta property="og:image:alt" content="A &quot;proper&quot; cup">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">

<meta property="article:published_time" content="2026-01-02T03:04:00Z">
<meta property="article:author" content="Ann">
<meta property="article:author" content="Bob">
<meta property="article:tag" content="tea">
<meta property="article:tag" content="history">

<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:site" content="@example">
<meta name="twitter:title" content="Why tea &amp; biscuits">
<meta name="twitter:description" content="A short history.">
<meta name="twitter:image" content="https://example.com/tea.jpg">
<meta name="twitter:image:alt" content="A &quot;proper&quot; cup">`,
    },
  ],
});
