import { useEffect, useState } from 'react';
import { Button, CopyButton } from '@/ui/controls/Button';
import { download } from '@/ui/output/download';
import { Panel } from '@/ui/output/Panel';
import FieldsViewer from '@/ui/output/viewers/FieldsViewer';
import type { Device } from './read-device';
import { readMore, toJson } from './read-more';
import type { Section, View } from './section';

const EVENTS = ['gamepadconnected', 'gamepaddisconnected', 'online', 'offline', 'languagechange'];

/** What has to be asked for; read again by the button, and when something of it changes. */
export default function MorePanels({ device }: { device: Device }) {
  const [sections, setSections] = useState<readonly Section[]>();
  const [reading, setReading] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const again = () => setTurn((old) => old + 1);
    for (const event of EVENTS) addEventListener(event, again);
    return () => {
      for (const event of EVENTS) removeEventListener(event, again);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn reads anew.
  useEffect(() => {
    let wanted = true;
    setReading(true);
    readMore(window as unknown as View).then((read) => {
      if (!wanted) return;
      setSections(read);
      setReading(false);
    });
    return () => {
      wanted = false;
    };
  }, [turn]);

  const all = (): Section[] => [
    { title: 'Screen', rows: device.screen },
    { title: 'Window', rows: device.window },
    { title: 'Device', rows: device.device },
    ...(sections ?? []),
  ];
  return (
    <>
      <div className="device-actions">
        <CopyButton label="Copy JSON" disabled={!sections} value={() => toJson(all())} />
        <Button
          icon="download"
          label="Download JSON"
          disabled={!sections}
          onClick={() => download('device.json', `${toJson(all())}\n`)}
        />
        <Button
          variant="quiet"
          icon="rotate-ccw"
          label="Read again"
          busy={reading}
          onClick={() => setTurn((old) => old + 1)}
        />
      </div>
      {sections?.map(({ title, rows }) => (
        <Panel key={title} title={title} aside={String(rows.length)} className="device-more">
          <FieldsViewer label={title} value={rows} />
        </Panel>
      ))}
    </>
  );
}
