import { Button, CopyButton } from '../Button';
import { download } from '../download';
import { TextViewer } from '../OutputView';
import { Panel } from '../Panel';

interface CssPanelProps {
  css: string;
  /** Of the downloaded file. */
  name: string;
  title?: string;
  copyLabel?: string;
}

/** The generated style sheet, to copy or to download. */
export const CssPanel = ({ css, name, title = 'CSS', copyLabel }: CssPanelProps) => (
  <Panel
    title={title}
    className="styled-css"
    actions={
      <>
        <CopyButton small look="quiet" label={copyLabel} value={css} />
        <Button small look="quiet" icon="download" label="Download" onClick={() => download(name, css)} />
      </>
    }
  >
    <TextViewer label="CSS" value={css} />
  </Panel>
);
