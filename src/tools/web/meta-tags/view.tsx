import { useEffect, useState } from 'react';
import { isShown } from '@/kit/option';
import { textOf } from '@/kit/output';
import { Button, CopyButton } from '@/ui/Button';
import { download } from '@/ui/download';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { HelpGuide } from '@/ui/HelpGuide';
import { MetaPreview } from '@/ui/meta-tags/MetaPreview';
import { OptionField } from '@/ui/OptionField';
import { OutputView } from '@/ui/OutputView';
import { Panel } from '@/ui/Panel';
import { downloadName, helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { Notes } from '@/ui/Remarks';
import { ShareMenu } from '@/ui/ShareMenu';
import { Tabs } from '@/ui/Tabs';
import { useOptions } from '@/ui/useOptions';
import { useRun } from '@/ui/useRun';
import './view.css';

const TABS = { general: 'General', image: 'Image', twitter: 'Twitter' } as const;
const WITH_ARTICLE = { ...TABS, article: 'Article' } as const;
type Tab = keyof typeof WITH_ARTICLE;
const FIELDS: Readonly<Record<Tab, readonly string[]>> = {
  general: ['pageType', 'title', 'description', 'url'],
  image: ['imageUrl', 'imageAlt', 'imageWidth', 'imageHeight'],
  twitter: ['cardType', 'site', 'creator'],
  article: ['publishedTime', 'modifiedTime', 'expirationTime', 'authors', 'section', 'tags'],
};

export default function MetaTags({ slug, tool }: ToolPageProps) {
  const options = useOptions(slug, tool.options);
  const { values, ready } = options;
  const run = useRun(slug, tool);
  const { start, outcome } = run;
  const [chosen, setTab] = useState<Tab>('general');
  const isArticle = values.pageType === 'article';
  const tab = chosen === 'article' && !isArticle ? 'general' : chosen;

  useEffect(() => {
    if (ready) start(undefined, values);
  }, [ready, values, start]);

  const tags = outcome ? textOf(outcome.shown) : '';
  const text = (name: string) => String(values[name]);
  const fields = (names: readonly string[]) =>
    names.map((name) => {
      const option = tool.options[name]!;
      return (
        isShown(option, values) && (
          <OptionField
            key={name}
            option={option}
            value={values[name]!}
            onChange={(value) => options.set({ [name]: value })}
          />
        )
      );
    });

  return (
    <div className="generator meta-tags">
      <Panel
        title="Page"
        className="form-box"
        actions={
          options.changed && <Button small look="quiet" icon="rotate-ccw" label="Reset" onClick={options.reset} />
        }
      >
        <div className="panel-body meta-tags-form">
          <Tabs<Tab>
            label="Kind of tags"
            tabs={(isArticle ? WITH_ARTICLE : TABS) as typeof WITH_ARTICLE}
            value={tab}
            onChange={setTab}
          >
            <div className="meta-tags-fields">{fields(FIELDS[tab])}</div>
          </Tabs>
          <Button look="primary" label="Generate Meta Tags" onClick={() => start(undefined, values)} />
        </div>
      </Panel>
      <div className="meta-tags-results">
        <Panel
          className={`output-box ${run.stale ? 'stale' : ''}`}
          title={tool.output.label}
          actions={
            <>
              <CopyButton small look="quiet" value={tags} disabled={tags === ''} />
              <Button
                small
                look="quiet"
                icon="download"
                label="Download"
                disabled={tags === ''}
                onClick={() => download(downloadName(tool, slug, values), tags)}
              />
              <ShareMenu shape={tool.options} options={values} />
            </>
          }
        >
          {run.error && <ErrorBanner error={run.error} />}
          {outcome && !run.error && <Notes notes={outcome.notes} />}
          <div className="output-body">
            {outcome && tags !== '' ? (
              <OutputView shown={outcome.shown} output={tool.output} options={values} />
            ) : (
              <div className="empty">
                <p>The tags appear here as you type.</p>
                <p className="examples">
                  {tool.examples.map((example) => (
                    <Button
                      key={example.title}
                      small
                      label={example.title}
                      onClick={() => options.set(example.options as never)}
                    />
                  ))}
                </p>
              </div>
            )}
          </div>
        </Panel>
        <MetaPreview
          search={{ title: text('title'), description: text('description'), url: text('url') }}
          card={{
            title: text('title'),
            description: text('description'),
            url: text('url'),
            image: text('imageUrl'),
            alt: text('imageAlt'),
            large: values.cardType === 'summary_large_image',
          }}
        />
      </div>
      <HelpGuide steps={helpSteps(tool)} />
    </div>
  );
}
