import { useState } from 'react';
import type { PageHead } from '@/engines/meta-tags/read-page';
import { choiceOf } from '@/families/meta-tags/choice-of';
import { EXTRA_OPTIONS } from '@/families/meta-tags/extra-options';
import { MetaPage } from '@/families/meta-tags/MetaPage';
import { OptionFields } from '@/ui/controls/OptionFields';
import { Tabs } from '@/ui/controls/Tabs';
import type { ToolPageProps } from '@/ui/pages/page';
import { useGenerator } from '@/ui/pages/useGenerator';
import definition from './tool';
import './view.css';

const TABS = { basic: 'Basic Tags', social: 'Social Media Tags' } as const;
const FIELDS: Readonly<Record<keyof typeof TABS | 'advanced', readonly string[]>> = {
  basic: ['title', 'description', 'keywords', 'author'],
  social: [
    'ogTitle',
    'ogDescription',
    'ogImage',
    'ogUrl',
    'ogType',
    'twitterCard',
    'twitterTitle',
    'twitterDescription',
    'twitterImage',
  ],
  advanced: ['favicon', 'appleIcon', 'canonical', 'robots', ...Object.keys(EXTRA_OPTIONS)],
};

function fromPage({ values }: PageHead) {
  const of = (name: string) => values[name] ?? '';
  return {
    title: of('title'),
    description: of('description'),
    keywords: of('keywords'),
    author: of('author'),
    ogTitle: of('og:title'),
    ogDescription: of('og:description'),
    ogImage: of('og:image'),
    ogUrl: of('og:url'),
    ogType: choiceOf(definition.options.ogType, of('og:type')),
    twitterCard: choiceOf(definition.options.twitterCard, of('twitter:card')),
    twitterTitle: of('twitter:title'),
    twitterDescription: of('twitter:description'),
    twitterImage: of('twitter:image'),
    favicon: of('icon'),
    appleIcon: of('apple-touch-icon'),
    canonical: of('canonical'),
    robots: choiceOf(definition.options.robots, of('robots').replace(/\s*,\s*/, ', ')),
  };
}

export default function MetaTagGenerator(props: ToolPageProps<typeof definition>) {
  const generator = useGenerator(props);
  const { options } = generator;
  const { values } = options;
  const [tab, setTab] = useState<keyof typeof TABS>('basic');

  const text = (...names: readonly (keyof typeof values)[]) =>
    names.map((name) => values[name]).find((one) => one.trim() !== '') ?? '';
  const fields = (names: readonly string[]) => (
    <div className="meta-fields" data-main-input="">
      <OptionFields shape={definition.options} options={options} names={names} />
    </div>
  );

  return (
    <MetaPage
      generator={generator}
      className="meta-generator"
      fromPage={fromPage}
      search={{
        title: text('title', 'ogTitle'),
        description: text('description'),
        url: text('canonical', 'ogUrl'),
      }}
      card={{
        title: text('twitterTitle', 'ogTitle', 'title'),
        description: text('twitterDescription', 'ogDescription', 'description'),
        url: text('ogUrl', 'canonical'),
        image: text('twitterImage', 'ogImage'),
        large: values.twitterCard === 'summary_large_image',
      }}
    >
      <Tabs label="Kind of tags" tabs={TABS} value={tab} onChange={setTab}>
        {fields(FIELDS[tab])}
      </Tabs>
      <details>
        <summary>Advanced Options</summary>
        {fields(FIELDS.advanced)}
      </details>
    </MetaPage>
  );
}
