import { useEffect, useMemo, useState } from 'react';
import { CopyButton } from '@/ui/controls/Button';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { useStarted } from '@/ui/hooks/useStarted';
import { Panel } from '@/ui/output/Panel';
import FieldsViewer from '@/ui/output/viewers/FieldsViewer';
import { type Device, readDevice, readZone } from './read-device';
import './view.css';

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
      <HelpGuide
        steps={[
          ['Open', 'Everything is read from your browser when the page opens.'],
          ['Change', 'Resize the window or turn the device: the values follow.'],
          ['Read', 'There is nothing to start.'],
          ['Copy', 'Copy a value, or all of them.'],
        ]}
      />
    </div>
  );
}
