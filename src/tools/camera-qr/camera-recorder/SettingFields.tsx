import { useEffect, useState } from 'react';
import type { Option } from '@/kit/option';
import { MoreFields } from '@/ui/controls/MoreFields';
import { OptionField } from '@/ui/controls/OptionField';
import type { Values } from '@/ui/hooks/useOptions';
import { formatsOf, SETTINGS, type Settings } from './settings';

const { source: _, ...SHAPE } = SETTINGS;

interface SettingFieldsProps {
  values: Settings;
  disabled: boolean;
  onChange(changes: Partial<Settings>): void;
}

/** How it is recorded. The formats are those that this browser can write. */
export function SettingFields({ values, disabled, onChange }: SettingFieldsProps) {
  const [formats, setFormats] = useState<readonly string[]>([]);
  useEffect(() => {
    // Browsers without it can take pictures all the same.
    if (typeof MediaRecorder !== 'undefined') setFormats(formatsOf((type) => MediaRecorder.isTypeSupported(type)));
  }, []);
  const shape: Readonly<Record<string, Option>> = {
    ...SHAPE,
    format: {
      ...SHAPE.format,
      choices: Object.fromEntries(Object.entries(SHAPE.format.choices).filter(([name]) => formats.includes(name))),
    },
  };
  const isMirrored = values.source !== 'screen';
  return (
    <div className="cam-settings">
      <MoreFields label="Recording Settings" shape={SHAPE} values={values}>
        <fieldset disabled={disabled}>
          {Object.entries(shape)
            .filter(([name]) => name !== 'mirror' || isMirrored)
            .map(([name, option]) => (
              <OptionField
                key={name}
                option={option}
                value={(values as Values)[name]!}
                onChange={(value) => onChange({ [name]: value })}
              />
            ))}
        </fieldset>
      </MoreFields>
    </div>
  );
}
