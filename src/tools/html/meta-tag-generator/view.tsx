import { useEffect, useState } from 'react';
import { MetaPage } from '@/families/meta-tags/MetaPage';
import { OptionFields } from '@/ui/controls/OptionFields';
import { Tabs } from '@/ui/controls/Tabs';
import { useOptions } from '@/ui/hooks/useOptions';
import { useRun } from '@/ui/hooks/useRun';
import type { ToolPageProps } from '@/ui/pages/page';
import type tool from './tool';
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
  advanced: ['favicon', 'appleIcon', 'canonical', 'robots'],
};

export default function MetaTagGenerator({ slug, tool: definition, page }: ToolPageProps<typeof tool>) {
  const options = useOptions(slug, definition.options);
  const { values, ready } = options;
  const run = useRun(slug, definition);
  const { start } = run;
  const [tab, setTab] = useState<keyof typeof TABS>('basic');

  useEffect(() => {
    if (ready) start(undefined, values);
  }, [ready, values, start]);

  const text = (...names: readonly (keyof typeof values)[]) =>
    names.map((name) => values[name]).find((one) => one.trim() !== '') ?? '';
  const fields = (names: readonly string[]) => (
    <div className="meta-fields" data-main-input="">
      <OptionFields shape={definition.options} options={options} names={names} />
    </div>
  );

  return (
    <MetaPage
      slug={slug}
      tool={definition}
      page={page}
      options={options}
      run={run}
      className="meta-generator"
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
