import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, CopyButton } from '@/ui/controls/Button';
import { Tabs } from '@/ui/controls/Tabs';
import { Panel } from '@/ui/output/Panel';
import { usePersisted } from '@/ui/storage/storage';
import { DEVICES, GROUPS, type Group, type Placed } from './devices';
import { OwnDevices } from './OwnDevices';
import { ownDevices } from './own-devices';
import { SizeField } from './SizeField';
import { breakpointAt, getOrientation, getRange, HEIGHT, WIDTH } from './viewport';

interface DeviceRailProps {
  width: number;
  height: number;
  /** The one of this size, if there is one. */
  device: Placed | undefined;
  onChange(changes: { device?: string; width?: number; height?: number }): void;
  actions: ReactNode;
  /** Below the size. */
  children: ReactNode;
}

const TABS = { ...GROUPS, own: 'Saved' } as const;

/** Chooses a device or a size, and says what is known of it. */
export function DeviceRail({ width, height, device, onChange, actions, children }: DeviceRailProps) {
  const [tab, setTab] = useState<Group | 'own'>('laptops');
  const breakpoint = breakpointAt(width);
  const group = device?.group;
  useEffect(() => {
    if (group) setTab(group);
  }, [group]);
  const own = usePersisted(ownDevices).find((one) => one.width === width && one.height === height);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another device is what may stand out of sight.
  useEffect(() => {
    const pressed = list.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (!pressed || !list.current) return;
    // Not scrollIntoView: that would scroll the page too.
    const { offsetTop, offsetHeight } = pressed;
    const { scrollTop, clientHeight } = list.current;
    if (offsetTop < scrollTop) list.current.scrollTop = offsetTop;
    else if (offsetTop + offsetHeight > scrollTop + clientHeight)
      list.current.scrollTop = offsetTop + offsetHeight - clientHeight;
  }, [tab, device?.name]);

  return (
    <div className="viewport-rail">
      <Panel title="Device" actions={actions}>
        <div className="viewport-settings">
          <Tabs label="Device category" className="viewport-tabs" tabs={TABS} value={tab} onChange={setTab}>
            {tab === 'own' ? (
              <OwnDevices width={width} height={height} onChoose={onChange} />
            ) : (
              <div className="viewport-devices" ref={list}>
                {DEVICES[tab].map((one) => (
                  <button
                    key={one.name}
                    type="button"
                    title={`${one.width} × ${one.height}`}
                    aria-pressed={one.name === device?.name}
                    onClick={() => onChange({ device: one.name, width: one.width, height: one.height })}
                  >
                    {one.name}
                    <span aria-hidden="true">{`${one.width} × ${one.height}`}</span>
                  </button>
                ))}
              </div>
            )}
          </Tabs>
          <div className="viewport-size">
            <SizeField label="Width" value={width} limits={WIDTH} onChange={(next) => onChange({ width: next })} />
            <SizeField label="Height" value={height} limits={HEIGHT} onChange={(next) => onChange({ height: next })} />
            <Button icon="rotate-cw-square" label="Rotate" onClick={() => onChange({ width: height, height: width })} />
          </div>
          {children}
        </div>
      </Panel>
      <Panel title="Properties">
        <table className="viewport-table">
          <tbody>
            <tr>
              <th scope="row">Device</th>
              <td>{device?.name ?? own?.name ?? 'Custom'}</td>
            </tr>
            <tr>
              <th scope="row">Dimensions</th>
              <td>{`${width}×${height}`}</td>
            </tr>
            <tr>
              <th scope="row">Orientation</th>
              <td>{getOrientation(width, height)}</td>
            </tr>
            <tr>
              <th scope="row">User Agent</th>
              <td className="viewport-agent">
                {device ? (
                  <>
                    <code>{device.userAgent}</code>
                    <CopyButton iconOnly small variant="quiet" label="Copy User Agent" value={device.userAgent} />
                    <p>What the device would send. Your browser still sends its own.</p>
                  </>
                ) : (
                  <p>Your browser’s.</p>
                )}
              </td>
            </tr>
            <tr>
              <th scope="row">Active Breakpoint</th>
              <td>
                {breakpoint} <span>({getRange(breakpoint)})</span>
              </td>
            </tr>
          </tbody>
        </table>
      </Panel>
    </div>
  );
}
