import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Button, CopyButton } from '@/ui/controls/Button';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { Panel } from '@/ui/output/Panel';
import FieldsViewer from '@/ui/output/viewers/FieldsViewer';
import { describeKey, getModifiers, getName, type Pressed } from './describe';
import './view.css';

const KEPT = 10;

const read = (event: KeyboardEvent): Pressed => {
  const { key, code, which, keyCode, location, repeat, isComposing, ctrlKey, shiftKey, altKey, metaKey } = event;
  return { key, code, which, keyCode, location, repeat, isComposing, ctrlKey, shiftKey, altKey, metaKey };
};

/** What is shown of a key, while none was pressed. */
const EXAMPLE: Pressed = {
  key: 'a',
  code: 'KeyA',
  which: 65,
  keyCode: 65,
  location: 0,
  repeat: false,
  isComposing: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  metaKey: false,
};

/** Shows every key the browser lets through, and takes them for itself while no control has the focus. */
export default function KeycodeInfo() {
  const [pressed, setPressed] = useState<readonly Pressed[]>([]);
  const pad = useRef<HTMLDivElement>(null);
  const latest = pressed[0];

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      setPressed((old) => [read(event), ...old].slice(0, KEPT));
      // A control that has the focus keeps its keys, and Tab leads on, or the keyboard would be caught here.
      const free = [pad.current, document.body, document.getElementById('main')].includes(
        document.activeElement as HTMLElement,
      );
      if (!free || event.key === 'Tab') return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);

  return (
    <div className="keycode">
      <Panel title="Key" className="keycode-pad-panel">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys while it has the focus. */}
        <div className="keycode-pad" ref={pad} tabIndex={0} role="application" aria-label="Press any key">
          {latest ? (
            <>
              <kbd
                key={pressed.length}
                className="keycode-key"
                style={{ '--chars': [...getName(latest)].length } as CSSProperties}
              >
                {getName(latest)}
              </kbd>
              <span className="keycode-which">{latest.which}</span>
              <span className="quiet-note">{getModifiers(latest) || latest.code}</span>
            </>
          ) : (
            <span className="keycode-start">Press any key</span>
          )}
        </div>
        <p className="unseen" role="status">
          {latest && `${getName(latest)}, code ${latest.code}, which ${latest.which}`}
        </p>
      </Panel>
      <Panel
        title="Event"
        className="keycode-event"
        actions={
          <CopyButton
            small
            variant="quiet"
            label="Copy All"
            disabled={!latest}
            value={() => (latest ? JSON.stringify(latest, null, 2) : '')}
          />
        }
      >
        {latest ? (
          <FieldsViewer value={describeKey(latest)} label="Event" />
        ) : (
          <div className="empty" data-sample="">
            <p className="unseen">The key’s values appear here.</p>
            <div className="sample" aria-hidden="true" inert>
              <FieldsViewer value={describeKey(EXAMPLE)} label="Example" />
            </div>
          </div>
        )}
      </Panel>
      {pressed.length > 0 && (
        <Panel
          title="Last keys"
          className="keycode-last"
          actions={<Button small variant="quiet" icon="trash-2" label="Clear" onClick={() => setPressed([])} />}
        >
          <ol className="keycode-list">
            {pressed.map((one, at) => (
              <li key={pressed.length - at}>
                <kbd>{getName(one)}</kbd> <code>{one.code || 'none'}</code>
              </li>
            ))}
          </ol>
        </Panel>
      )}
      <HelpGuide
        steps={[
          ['Start', 'Press any key; no need to click first.'],
          ['Follow', 'Browser and site shortcuts are caught too, unless a control has the focus. Tab works as usual.'],
          ['Read', 'Read key, code and the other values of the key.'],
          ['Copy', 'Copy one value or all of them as JSON.'],
        ]}
      />
    </div>
  );
}
