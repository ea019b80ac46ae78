import type { RefObject } from 'react';
import { openLink } from '@/families/markdown/open-link';
import { Preview } from '@/families/markdown/Preview';
import type { PreviewHandle } from '@/families/markdown/PreviewFrame';
import { Button } from '@/ui/controls/Button';
import { EmptySample } from '@/ui/output/EmptySample';
import { ResultPanel } from '@/ui/output/ResultPanel';
import type tool from './tool';
import type { Page, TextOptions } from './usePage';

interface PreviewPanelProps {
  slug: string;
  definition: typeof tool;
  options: TextOptions;
  page: Page;
  text: string;
  remote: boolean;
  preview: RefObject<PreviewHandle | null>;
  onExport(): void;
  onExample(text: string): void;
}

/** The text as a page. */
export function PreviewPanel({ slug, definition, options, page, text, remote, preview, ...on }: PreviewPanelProps) {
  const { run, html } = page;
  const empty = text === '';
  return (
    <ResultPanel
      slug={slug}
      tool={definition}
      run={{ ...run, outcome: html === '' ? undefined : run.outcome }}
      options={options}
      linkable={empty ? undefined : { input: text }}
      title="Preview"
      aside={false}
      // Whoever writes knows that the page follows.
      announcement=""
      copies={page.copyHtml}
      onDownload={on.onExport}
    >
      {html === '' ? (
        <EmptySample
          text="The page appears here as you write."
          actions={
            <p className="examples">
              {definition.examples.map(({ title, input: example }) => (
                <Button key={title} small label={title} disabled={!empty} onClick={() => on.onExample(example)} />
              ))}
            </p>
          }
        >
          <div className="text-editor-sample">
            <h3>A heading</h3>
            <p>
              Words, some <strong>strong</strong>, some <em>emphasized</em>, and a list:
            </p>
            <ul>
              <li>one</li>
              <li>two</li>
            </ul>
          </div>
        </EmptySample>
      ) : (
        <Preview
          className="text-editor-frame"
          html={html}
          css={options.css}
          fontSize={options.fontSize}
          remote={remote}
          handle={preview}
          onLink={openLink}
        />
      )}
    </ResultPanel>
  );
}
