import { useEffect, useState } from 'react';
import { isShown } from '@/kit/option';
import { textOf } from '@/kit/output';
import { Button, CopyButton } from '@/ui/Button';
import { download } from '@/ui/download';
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

export default function MetaTagGenerator({ slug, tool }: ToolPageProps) {
  const options = useOptions(slug, tool.options);
  const { values, ready } = options;
  const run = useRun(slug, tool);
  const { start, outcome } = run;
  const [tab, setTab] = useState<keyof typeof TABS>('basic');

  useEffect(() => {
    if (ready) start(undefined, values);
  }, [ready, values, start]);

  const tags = outcome ? textOf(outcome.shown) : '';
  const text = (...names: string[]) => names.map((name) => String(values[name])).find((one) => one.trim() !== '') ?? '';
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
    <div className="generator meta-generator">
      <Panel
        title="Page"
        className="form-box"
        actions={
          options.changed && <Button small look="quiet" icon="rotate-ccw" label="Reset" onClick={options.reset} />
        }
      >
        <div className="panel-body meta-form">
          <Tabs label="Kind of tags" tabs={TABS} value={tab} onChange={setTab}>
            <div className="meta-fields">{fields(FIELDS[tab])}</div>
          </Tabs>
          <details>
            <summary>Advanced Options</summary>
            <div className="meta-fields">{fields(FIELDS.advanced)}</div>
          </details>
        </div>
      </Panel>
      <div className="meta-results">
        <Panel
          className="output-box"
          title={tool.output.label}
          actions={
            <>
              <CopyButton small look="quiet" label="Copy to Clipboard" value={tags} disabled={tags === ''} />
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
          {outcome && <Notes notes={outcome.notes} />}
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
        />
      </div>
      <HelpGuide steps={helpSteps(tool)} />
    </div>
  );
}
