import { useState } from 'react';
import { choice, toggle } from '@/kit/option';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionField } from '@/ui/controls/OptionField';
import { OptionsButton } from '@/ui/controls/OptionsButton';
import { Sheet } from '@/ui/controls/Sheet';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { CodePanel, type CodeTab, usePanesBeside } from './CodePanel';
import { PreviewPanel } from './PreviewPanel';
import type tool from './tool';
import { useWritten } from './useWritten';
import './view.css';

// Not options of the tool: neither a link nor what was left from last time may let a page run scripts or reach the network.
const RUN_SCRIPTS = toggle('Run Scripts', true, { hint: 'Lets the page run its scripts' });
const REMOTE = toggle('Load Remote Content', false, {
  hint: 'Lets the page load images, fonts, styles and scripts from other hosts, which can then see that it was opened',
});
const WIDTH = choice('Preview Width', { full: 'Full', '768': 'Tablet, 768 px', '375': 'Phone, 375 px' }, 'full');

/** Three editors, and the page they make in a sealed frame. */
export default function HtmlViewer({ slug, tool: definition, page }: ToolPageProps<typeof tool>) {
  const [tab, setTab] = useState<CodeTab>('html');
  const written = useWritten(slug, () => setTab('html'));
  const beside = usePanesBeside();
  const [wantsScripts, setWantsScripts] = useState(RUN_SCRIPTS.initial);
  const scripts = wantsScripts && written.source === undefined;
  const [remote, setRemote] = useState(false);
  const [open, setOpen] = useState(false);
  const [width, setWidth] = useState<typeof WIDTH.initial>('full');
  const allowScripts = () => {
    setWantsScripts(true);
    written.adopt();
  };

  return (
    <div className={`transform html-viewer ${beside ? 'beside' : ''}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own that cannot be laid out as a strip. */}
      <div className="strip" role="group" aria-label="Options">
        <Sheet className="strip-fields" open={open} onClose={() => setOpen(false)}>
          <OptionField
            option={RUN_SCRIPTS}
            value={scripts}
            onChange={(on) => (on ? allowScripts() : setWantsScripts(false))}
          />
          <OptionField option={REMOTE} value={remote} onChange={setRemote} />
          <div className="html-viewer-width">
            <OptionField option={WIDTH} value={width} onChange={setWidth} />
          </div>
          <p className="field-remark html-viewer-remark">
            Scripts are sandboxed, but in some browsers they can still trigger a host lookup or a connection.
          </p>
        </Sheet>
        <div className="strip-actions dock">
          <OptionsButton
            summary={[scripts && RUN_SCRIPTS.label, remote && REMOTE.label].filter(Boolean).join(' · ')}
            onOpen={() => setOpen(true)}
          />
        </div>
      </div>
      <CodePanel definition={definition} written={written} tab={tab} onTab={setTab} />
      <PreviewPanel
        slug={slug}
        definition={definition}
        written={written}
        allowed={{ scripts, remote }}
        onAllowScripts={allowScripts}
        width={width === 'full' ? undefined : Number(width)}
      />
      <HelpGuide steps={helpSteps(definition, page)} />
    </div>
  );
}
