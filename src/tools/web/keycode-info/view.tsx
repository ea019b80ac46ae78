import { type CSSProperties, lazy, useEffect, useRef, useState } from 'react';
import { Button, CopyButton } from '@/ui/controls/Button';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { Boundary } from '@/ui/output/Boundary';
import { Panel } from '@/ui/output/Panel';
import FieldsViewer from '@/ui/output/viewers/FieldsViewer';
import { lineFor } from './condition';
import { describeKey, getModifiers, getName, type Pressed } from './describe';
import './view.css';

const KeyTable = lazy(() => import('./KeyTable'));

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

interface Released {
  key: string;
  code: string;
  /** How long it was down. */
  ms: number | undefined;
}

/** Shows every key the browser lets through, and takes them for itself while no control has the focus. */
export default function KeycodeInfo() {
  const [pressed, setPressed] = useState<readonly Pressed[]>([]);
  /** Keys that are down, by code, and since when. */
  const down = useRef(new Map<string, number>());
  const [held, setHeld] = useState<readonly string[]>([]);
  const [released, setReleased] = useState<Released>();
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(true), []);
  const pad = useRef<HTMLDivElement>(null);
  const latest = pressed[0];

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      setPressed((old) => [read(event), ...old].slice(0, KEPT));
      if (!event.repeat) {
        down.current.set(event.code, performance.now());
        setHeld([...down.current.keys()]);
      }
      // A control that has the focus keeps its keys, and Tab leads on, or the keyboard would be caught here.
      const free = [pad.current, document.body, document.getElementById('main')].includes(
        document.activeElement as HTMLElement,
      );
      if (!free || event.key === 'Tab') return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onKeyUp = (event: KeyboardEvent) => {
      const since = down.current.get(event.code);
      down.current.delete(event.code);
      // macOS reports no keyup of what was pressed together with Command.
      if (event.key === 'Meta') down.current.clear();
      setHeld([...down.current.keys()]);
      setReleased({
        key: event.key,
        code: event.code,
        ms: since === undefined ? undefined : performance.now() - since,
      });
    };
    const onBlur = () => {
      down.current.clear();
      setHeld([]);
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    addEventListener('keyup', onKeyUp, { capture: true });
    addEventListener('blur', onBlur);
    return () => {
      removeEventListener('keydown', onKeyDown, { capture: true });
      removeEventListener('keyup', onKeyUp, { capture: true });
      removeEventListener('blur', onBlur);
    };
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
              <span className="keycode-held quiet-note">
                {held.length > 0
                  ? `Down: ${held.join(' + ')}`
                  : released
                    ? `keyup: ${getName(released)}${released.ms === undefined ? '' : `, after ${Math.round(released.ms)} ms`}`
                    : ''}
              </span>
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
          <>
            <FieldsViewer value={describeKey(latest)} label="Event" />
            <div className="keycode-code">
              {(['key', 'code'] as const).map((by) => (
                <div key={by}>
                  <code>{lineFor(latest, by)}</code>
                  <CopyButton
                    iconOnly
                    small
                    variant="quiet"
                    label={`Copy condition by ${by}`}
                    value={lineFor(latest, by)}
                  />
                </div>
              ))}
            </div>
          </>
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
      {opened && (
        <Boundary what="The table of keys" fallback={null}>
          <KeyTable pressed={latest?.code} />
        </Boundary>
      )}
      <HelpGuide
        steps={[
          ['Start', 'Press any key; no need to click first.'],
          ['Follow', 'Browser and site shortcuts are caught too, unless a control has the focus. Tab works as usual.'],
          ['Read', 'Read key, code and the other values of the key.'],
          ['Copy', 'Copy one value, all of them as JSON, or the line of code. The table below lists all keys.'],
        ]}
      />
    </div>
  );
}
