import { type CSSProperties, lazy, type RefObject, useEffect, useRef, useState } from 'react';
import { Button, CopyButton } from '@/ui/controls/Button';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { Boundary } from '@/ui/output/Boundary';
import { Panel } from '@/ui/output/Panel';
import FieldsViewer from '@/ui/output/viewers/FieldsViewer';
import { lineFor } from './condition';
import { describeKey, getModifiers, getName, type Pressed } from './describe';
import { type Released, useKeys } from './useKeys';
import './view.css';

const KeyTable = lazy(() => import('./KeyTable'));

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
  const pad = useRef<HTMLDivElement>(null);
  const { pressed, held, released, clear } = useKeys(pad);
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(true), []);
  const latest = pressed[0];

  return (
    <div className="keycode">
      <KeyPad pad={pad} latest={latest} count={pressed.length} held={held} released={released} />
      <EventPanel latest={latest} />
      {pressed.length > 0 && (
        <Panel
          title="Last keys"
          className="keycode-last"
          actions={<Button small variant="quiet" icon="trash-2" label="Clear" onClick={clear} />}
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
      {opened ? (
        <Boundary what="The table of keys" fallback={<TableRoom />}>
          <KeyTable pressed={latest?.code} />
        </Boundary>
      ) : (
        <TableRoom />
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

/** Where the table will be: what stands below it does not move when it comes. */
const TableRoom = () => <div className="keycode-table keycode-room" />;

interface KeyPadProps {
  pad: RefObject<HTMLDivElement | null>;
  latest: Pressed | undefined;
  /** How many were pressed: each is drawn anew. */
  count: number;
  held: readonly string[];
  released: Released | undefined;
}

/** The last key, large. */
function KeyPad({ pad, latest, count, held, released }: KeyPadProps) {
  return (
    <Panel title="Key" className="keycode-pad-panel">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys while it has the focus. */}
      <div className="keycode-pad" ref={pad} tabIndex={0} role="application" aria-label="Press any key">
        {latest ? (
          <>
            <kbd
              key={count}
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
  );
}

/** All that the browser tells of a key, and the line of code that asks for it. */
function EventPanel({ latest }: { latest: Pressed | undefined }) {
  return (
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
  );
}
