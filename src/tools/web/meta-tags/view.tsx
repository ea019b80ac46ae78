import { useState } from 'react';
import type { PageHead } from '@/engines/meta-tags/read-page';
import { choiceOf } from '@/families/meta-tags/choice-of';
import { EXTRA_OPTIONS } from '@/families/meta-tags/extra-options';
import { MetaPage } from '@/families/meta-tags/MetaPage';
import { Button } from '@/ui/controls/Button';
import { OptionFields } from '@/ui/controls/OptionFields';
import { Tabs } from '@/ui/controls/Tabs';
import type { ToolPageProps } from '@/ui/pages/page';
import { useGenerator } from '@/ui/pages/useGenerator';
import definition from './tool';

const TABS = { general: 'General', image: 'Image', twitter: 'Twitter', more: 'More' } as const;
const WITH_ARTICLE = { ...TABS, article: 'Article' } as const;
type Tab = keyof typeof WITH_ARTICLE;
const FIELDS: Readonly<Record<Tab, readonly string[]>> = {
  general: ['pageType', 'title', 'description', 'url'],
  image: ['imageUrl', 'imageAlt', 'imageWidth', 'imageHeight'],
  twitter: ['cardType', 'site', 'creator'],
  more: Object.keys(EXTRA_OPTIONS),
  article: ['publishedTime', 'modifiedTime', 'expirationTime', 'authors', 'section', 'tags'],
};

/** A moment of a page, as the fields take it: in UTC, without its zone. */
const toMoment = (text = ''): string => {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString().slice(0, 16);
};

function fromPage({ values, lists }: PageHead) {
  const first = (...names: readonly string[]) => names.map((name) => values[name]).find(Boolean) ?? '';
  return {
    pageType: choiceOf(definition.options.pageType, first('og:type')),
    title: first('og:title', 'title', 'twitter:title'),
    description: first('og:description', 'description', 'twitter:description'),
    url: first('og:url', 'canonical'),
    imageUrl: first('og:image', 'twitter:image'),
    imageAlt: first('og:image:alt', 'twitter:image:alt'),
    imageWidth: first('og:image:width'),
    imageHeight: first('og:image:height'),
    cardType: choiceOf(definition.options.cardType, first('twitter:card')),
    site: first('twitter:site'),
    creator: first('twitter:creator'),
    publishedTime: toMoment(values['article:published_time']),
    modifiedTime: toMoment(values['article:modified_time']),
    expirationTime: toMoment(values['article:expiration_time']),
    authors: (lists['article:author'] ?? []).join(', '),
    section: first('article:section'),
    tags: (lists['article:tag'] ?? []).join(', '),
  };
}

export default function MetaTags(props: ToolPageProps<typeof definition>) {
  const generator = useGenerator(props);
  const { options } = generator;
  const { values } = options;
  const [chosen, setTab] = useState<Tab>('general');
  const isArticle = values.pageType === 'article';
  const tab = chosen === 'article' && !isArticle ? 'general' : chosen;

  const { title, description, url } = values;

  return (
    <MetaPage
      generator={generator}
      className="meta-tags"
      fromPage={fromPage}
      search={{ title, description, url }}
      card={{
        title,
        description,
        url,
        image: values.imageUrl,
        alt: values.imageAlt,
        large: values.cardType === 'summary_large_image',
      }}
    >
      <Tabs<Tab>
        label="Kind of tags"
        tabs={(isArticle ? WITH_ARTICLE : TABS) as typeof WITH_ARTICLE}
        value={tab}
        onChange={setTab}
      >
        <div className="meta-fields" data-main-input="">
          <OptionFields shape={definition.options} options={options} names={FIELDS[tab]} />
        </div>
      </Tabs>
      <div className="dock">
        <Button label="Generate Meta Tags" onClick={generator.generate} />
      </div>
    </MetaPage>
  );
}
