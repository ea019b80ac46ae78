import { durationParts, MINUTE, toDuration } from '@/engines/time/duration';
import { localZone } from '@/engines/time/zone-names';
import { THEMES, useBodyTheme } from '@/families/clock/useBodyTheme';
import { ZoneSelect } from '@/families/clock/ZoneSelect';
import { choice } from '@/kit/option';
import { Button, CopyButton } from '@/ui/controls/Button';
import { OptionField } from '@/ui/controls/OptionField';
import { OptionFields } from '@/ui/controls/OptionFields';
import type { OptionState } from '@/ui/hooks/useOptions';
import { Panel } from '@/ui/output/Panel';
import { usePersisted } from '@/ui/storage/storage';
import { OwnSound } from './OwnSound';
import { LENGTH, SETTINGS, type Settings } from './settings';
import { change, stored } from './store';

const PRESET_MINUTES = [1, 2, 3, 5, 10, 15, 20, 25, 30, 45, 60, 90] as const;
const PRESETS: Readonly<Record<string, string>> = {
  custom: 'Custom',
  ...Object.fromEntries(
    PRESET_MINUTES.map((minutes) => [`m${minutes}`, minutes === 1 ? '1 minute' : `${minutes} minutes`]),
  ),
};
const THEME = choice('Color Theme', THEMES, 'light');
/** Drawn by the view, as it fills three fields and none of its own is kept. */
const PRESET = choice('Preset', PRESETS, 'custom');

interface SettingsPanelProps {
  options: OptionState<Settings>;
  running: boolean;
  onTestSound(): void;
}

export function SettingsPanel({ options, running, onTestSound }: SettingsPanelProps) {
  const theme = useBodyTheme(usePersisted(stored).theme);
  const { kind, sound } = options.values;
  const fields = (...names: (keyof typeof SETTINGS)[]) => (
    <OptionFields shape={SETTINGS} options={options} names={names} />
  );
  return (
    <Panel title="Settings" className="cd-settings">
      <div className="panel-body">
        <OptionField
          option={SETTINGS.kind}
          value={kind}
          onChange={(chosen) =>
            // The next New Year, until another date is chosen: a page that counts says more than an empty one.
            options.set({
              kind: chosen,
              ...(chosen === 'date' &&
                options.values.until === '' && {
                  until: `${new Date().getFullYear() + 1}-01-01T00:00`,
                  zone: localZone(),
                }),
            })
          }
        />
        {kind === 'length' ? <LengthFields options={options} running={running} /> : <DateFields options={options} />}
        {fields('label')}
        <div className="cd-pair">
          {fields('sound')}
          <OptionField option={THEME} value={theme} onChange={(value) => change({ theme: value })} />
        </div>
        {sound === 'own' && <OwnSound />}
        <div className="cd-volume">
          {fields('volume')}
          <Button iconOnly icon="volume-2" label="Test Sound" onClick={onTestSound} />
        </div>
        {kind === 'length' && <div className="cd-pair">{fields('autoRestart', 'analog')}</div>}
      </div>
    </Panel>
  );
}

function LengthFields({ options, running }: Omit<SettingsPanelProps, 'onTestSound'>) {
  const { hours, minutes, seconds } = options.values;
  const length = toDuration({ hours, minutes, seconds });
  const setLength = (changes: Partial<Settings>) => {
    options.set(changes);
    // What stands follows the fields; what runs goes on.
    if (!running) change({ countdown: null });
  };
  const preset = PRESET_MINUTES.find((one) => one * MINUTE === length);
  return (
    <>
      <div className="cd-length">
        <OptionFields shape={LENGTH} options={{ ...options, set: setLength }} />
      </div>
      <OptionField
        option={PRESET}
        value={preset === undefined ? 'custom' : `m${preset}`}
        onChange={(value) => {
          const chosen = PRESET_MINUTES.find((one) => `m${one}` === value);
          const { hours = 0, minutes = 0 } = chosen ? durationParts(chosen * MINUTE) : {};
          if (chosen) setLength({ hours, minutes, seconds: 0 });
        }}
      />
    </>
  );
}

function DateFields({ options }: { options: OptionState<Settings> }) {
  const { until, zone } = options.values;
  return (
    <>
      <OptionField
        option={SETTINGS.until}
        value={until}
        onChange={(value) => options.set({ until: value, zone: zone || localZone() })}
      />
      <ZoneSelect value={zone} onChange={(value) => options.set({ zone: value })} />
      <div className="cd-date-end">
        <OptionFields shape={SETTINGS} options={options} names={['yearly']} />
        <CopyButton
          small
          icon="link"
          label="Copy Link"
          value={() => location.href}
          copiedMessage="The link opens this countdown on any device"
        />
      </div>
    </>
  );
}
