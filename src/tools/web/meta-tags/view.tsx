import { useState } from 'react';
import { MetaPage } from '@/families/meta-tags/MetaPage';
import { Button } from '@/ui/controls/Button';
import { OptionFields } from '@/ui/controls/OptionFields';
import { Tabs } from '@/ui/controls/Tabs';
import type { ToolPageProps } from '@/ui/pages/page';
import { useGenerator } from '@/ui/pages/useGenerator';
import type tool from './tool';

const TABS = { general: 'General', image: 'Image', twitter: 'Twitter' } as const;
const WITH_ARTICLE = { ...TABS, article: 'Article' } as const;
type Tab = keyof typeof WITH_ARTICLE;
const FIELDS: Readonly<Record<Tab, readonly string[]>> = {
  general: ['pageType', 'title', 'description', 'url'],
  image: ['imageUrl', 'imageAlt', 'imageWidth', 'imageHeight'],
  twitter: ['cardType', 'site', 'creator'],
  article: ['publishedTime', 'modifiedTime', 'expirationTime', 'authors', 'section', 'tags'],
};

export default function MetaTags(props: ToolPageProps<typeof tool>) {
  const generator = useGenerator(props);
  const { tool: definition, options } = generator;
  const { values } = options;
  const [chosen, setTab] = useState<Tab>('general');
  const isArticle = values.pageType === 'article';
  const tab = chosen === 'article' && !isArticle ? 'general' : chosen;

  const { title, description, url } = values;

  return (
    <MetaPage
      generator={generator}
      className="meta-tags"
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
