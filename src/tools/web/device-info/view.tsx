import { lazy, useEffect, useMemo, useState } from 'react';
import { CopyButton } from '@/ui/controls/Button';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { useStarted } from '@/ui/hooks/useStarted';
import { Boundary } from '@/ui/output/Boundary';
import { Panel } from '@/ui/output/Panel';
import FieldsViewer from '@/ui/output/viewers/FieldsViewer';
import { type Device, readDevice, readZone } from './read-device';
import './view.css';

// Asked for once the rest is there: it takes the graphics card and a second of frames.
const MorePanels = lazy(() => import('./MorePanels'));

const TITLES = [
  ['screen', 'Screen'],
  ['window', 'Window'],
  ['device', 'Device'],
] as const;
const EVENTS = ['resize', 'online', 'offline', 'languagechange', 'focus'];

/** Read once the page runs in a browser, and again whenever something of it changes. */
function useDevice(): Device | undefined {
  const [device, setDevice] = useState<Device>();
  const started = useStarted();
  const zone = useMemo(() => (started ? readZone() : '…'), [started]);
  useEffect(() => {
    const read = () => setDevice(readDevice(window, zone));
    read();
    for (const event of EVENTS) addEventListener(event, read);
    screen.orientation?.addEventListener('change', read);
    return () => {
      for (const event of EVENTS) removeEventListener(event, read);
      screen.orientation?.removeEventListener('change', read);
    };
  }, [zone]);
  return device;
}

const toText = (device: Device) =>
  Object.values(device)
    .flat()
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n');

export default function DeviceInfo() {
  const device = useDevice();
  return (
    <div className="device-info">
      <Drawing of={device} />
      {TITLES.map(([name, title]) => (
        <Panel
          key={name}
          title={title}
          className={`device-${name}`}
          actions={
            name === 'device' && (
              <CopyButton
                small
                variant="quiet"
                label="Copy All"
                disabled={!device}
                value={() => (device ? toText(device) : '')}
              />
            )
          }
        >
          <FieldsViewer label={title} value={device?.[name] ?? []} />
        </Panel>
      ))}
      {device && (
        <Boundary what="The other sections" fallback={null}>
          <MorePanels device={device} />
        </Boundary>
      )}
      <HelpGuide
        steps={[
          ['Open', 'Everything is read from your browser when the page opens.'],
          ['Change', 'Resize the window or rotate the device: the values update.'],
          ['Read', 'It’s live, so there’s nothing to press.'],
          ['Copy', 'Copy one value or all of them, or save everything as JSON.'],
        ]}
      />
    </div>
  );
}

/** Screen and window to scale, as they lie over each other. */
function Drawing({ of: device }: { of: Device | undefined }) {
  if (!device) return <div className="panel device-drawn" />;
  const { screen, innerWidth, innerHeight, outerWidth, outerHeight, screenX, screenY } = window;
  const width = Math.max(screen.width, innerWidth);
  const height = Math.max(screen.height, innerHeight);
  const unit = Math.max(width, height) / 100;
  // A window that is zoomed or emulated may say that it stands outside of its screen.
  const within = (at: number, size: number, most: number) => Math.min(Math.max(at, 0), Math.max(most - size, 0));
  const x = within(screenX, innerWidth, width);
  const y = within(screenY + Math.max(outerHeight - innerHeight, 0), innerHeight, height);
  const outside = { width: Math.min(outerWidth, width), height: Math.min(outerHeight, height) };
  return (
    <div className="panel device-drawn">
      <svg
        viewBox={`${-unit} ${-unit} ${width + 2 * unit} ${height + 2 * unit}`}
        role="img"
        aria-label={`Screen of ${screen.width} × ${screen.height}, window of ${innerWidth} × ${innerHeight}`}
        strokeWidth={unit / 3}
      >
        <rect className="device-whole" width={width} height={height} rx={unit * 1.5} />
        <rect
          className="device-outside"
          x={within(screenX, outside.width, width)}
          y={within(screenY, outside.height, height)}
          {...outside}
          rx={unit}
        />
        <rect className="device-inside" x={x} y={y} width={innerWidth} height={innerHeight} rx={unit} />
      </svg>
      <dl>
        <div>
          <dt>Screen</dt>
          <dd>
            {screen.width} × {screen.height}
          </dd>
        </div>
        <div className="is-window">
          <dt>Window</dt>
          <dd>
            {innerWidth} × {innerHeight}
          </dd>
        </div>
      </dl>
    </div>
  );
}
