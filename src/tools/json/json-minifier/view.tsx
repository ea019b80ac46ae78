import { useMemo } from 'react';
import { text } from '@/kit/input';
import { Button, CopyButton } from '@/ui/controls/Button';
import { InputBox } from '@/ui/input/InputBox';
import { download } from '@/ui/output/download';
import { TextViewer } from '@/ui/output/OutputView';
import type { ToolPageProps } from '@/ui/pages/page';
import { TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import { useForVisit } from '@/ui/storage/visit';
import type tool from './tool';
import './view.css';

const MAP_INPUT = text('Key Map', { accept: '.json', placeholder: '{"a": "firstName"}' });

export default function JsonMinifier(props: ToolPageProps<typeof tool>) {
  const [keyMap, setKeyMap] = useForVisit(`${props.slug}:key-map`, '');
  const transform = useTransform({ ...props, page: props.page }, { extra: useMemo(() => ({ keyMap }), [keyMap]) });
  const { options, run, text: input, empty } = transform;
  const restoring = options.values.mode === 'restore';
  const map = run.outcome?.data?.keyMap;

  const restoreKeys = () => {
    // The map of what was just minified is most likely the one that is wanted.
    if (keyMap === '' && map) setKeyMap(map);
    transform.runAction('Restore Keys');
  };
  return (
    <TransformLayout
      transform={transform}
      className={`jm ${restoring ? 'two-inputs' : ''}`}
      buttons={
        <>
          <Button
            label="Restore Keys"
            variant={restoring ? 'primary' : 'plain'}
            disabled={empty}
            onClick={restoreKeys}
          />
          <Button
            label="Minify JSON"
            variant={restoring ? 'plain' : 'primary'}
            busy={run.running && !restoring}
            disabled={empty}
            onClick={() => transform.runAction('Minify JSON')}
          />
        </>
      }
      inputActions={<CopyButton iconOnly variant="quiet" label="Copy Input" value={input} disabled={empty} />}
      secondInput={
        restoring && (
          <InputBox
            input={MAP_INPUT}
            value={keyMap}
            handle={(handle) => transform.setHandle('keyMap', handle)}
            onChange={setKeyMap}
          />
        )
      }
      belowResult={map !== undefined && !restoring && <KeyMap map={map} />}
    />
  );
}

const KeyMap = ({ map }: { map: string }) => (
  <section className="jm-map" aria-label="Key Map">
    <header className="panel-bar">
      <h3>Key Map</h3>
      <span className="panel-aside">What each short key stands for</span>
      <div className="panel-actions">
        <CopyButton small variant="quiet" label="Copy Key Map" value={map} />
        <Button
          small
          variant="quiet"
          icon="download"
          label="Download Key Map"
          onClick={() => download('key-map.json', map)}
        />
      </div>
    </header>
    <TextViewer value={map} label="Key Map" language="json" />
  </section>
);
