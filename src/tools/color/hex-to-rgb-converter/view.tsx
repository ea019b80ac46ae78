import { type CSSProperties, useCallback, useId, useState } from 'react';
import type { Rgb8 } from '@/engines/color/rgb8';
import { result, toOutcome } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { ToolExamples } from '@/ui/controls/Examples';
import { OptionField } from '@/ui/controls/OptionField';
import { useOptions } from '@/ui/hooks/useOptions';
import { settled } from '@/ui/hooks/useResult';
import { ColorInput } from '@/ui/input/color/ColorInput';
import { useHexAlpha } from '@/ui/input/color/useHexAlpha';
import FieldsViewer from '@/ui/output/viewers/FieldsViewer';
import { FieldsLayout } from '@/ui/pages/FieldsLayout';
import type { ToolPageProps } from '@/ui/pages/page';
import definition, { clampChannel, convert, INVALID, readChannels, writeHex } from './tool';
import './view.css';

const { input: INPUT, options: OPTIONS } = definition;
const CHANNELS = ['r', 'g', 'b'] as const;

const writeRgb = ({ r, g, b }: Record<(typeof CHANNELS)[number], number>) => `rgb(${r} ${g} ${b})`;

export default function HexToRgbView({ slug, tool, page }: ToolPageProps<typeof definition>) {
  const { values, set, reset } = useOptions(slug, OPTIONS);
  const { direction } = values;
  const fromHex = direction === 'hex-to-rgb';
  const { hex, color, alpha, enter, setAlpha, use } = useHexAlpha(
    slug,
    INPUT.initial!,
    INVALID,
    values.alpha,
    useCallback((next: number) => set({ alpha: next }), [set]),
  );
  const failed = fromHex && hex.problem !== undefined;
  const converted = failed ? undefined : convert(color, direction, fromHex && values.percentage);
  const [first, ...others] = converted?.value ?? [];

  return (
    <FieldsLayout
      slug={slug}
      tool={tool}
      page={page}
      className="hr"
      strip={
        <OptionField
          option={OPTIONS.direction}
          value={direction}
          onChange={(next) => {
            // What could not be read is shown as it was read last.
            if (hex.problem) use(color);
            set({ direction: next });
          }}
        />
      }
      title={fromHex ? 'HEX' : 'RGB'}
      cardClass="hr-controls"
      actions={
        <>
          <Button
            small
            variant="quiet"
            icon="rotate-ccw"
            label="Reset"
            onClick={() => {
              reset();
              enter(INPUT.initial!);
            }}
          />
          <ToolExamples
            tool={tool}
            options={{ set }}
            onEnter={({ input }: { input: string }) =>
              input.startsWith('#') ? enter(input) : use(readChannels(input, 1))
            }
          />
        </>
      }
      fields={
        <>
          {fromHex ? (
            <ColorInput
              label={INPUT.label}
              placeholder={INPUT.placeholder}
              value={hex}
              picked={writeHex(color)}
              onChange={enter}
            />
          ) : (
            <Channels color={color} onChange={use} />
          )}
          <OptionField option={OPTIONS.alpha} value={alpha} onChange={setAlpha} />
          {fromHex && (
            <OptionField
              option={OPTIONS.percentage}
              value={values.percentage}
              onChange={(percentage) => set({ percentage })}
            />
          )}
        </>
      }
      result={{
        run: settled(first && toOutcome('text', result(first.value, { data: converted?.extra.data }))),
        options: { ...values, alpha },
        linkable: { input: writeHex(color) },
        aside: '',
        announcement: '',
        children: (
          <>
            <div className="panel-body hr-result">
              <span
                className="hr-swatch see-through"
                style={{ '--color': failed ? 'transparent' : writeHex(color) } as CSSProperties}
              />
              <output className="hr-value">{first?.value ?? '–'}</output>
            </div>
            <FieldsViewer label="Result" value={others} />
          </>
        ),
      }}
    />
  );
}

interface ChannelsProps {
  color: Rgb8;
  onChange(color: Rgb8): void;
}

const Channels = ({ color, onChange }: ChannelsProps) =>
  CHANNELS.map((name) => (
    <Channel
      key={name}
      label={name.toUpperCase()}
      value={color[name]}
      ends={[writeRgb({ ...color, [name]: 0 }), writeRgb({ ...color, [name]: 255 })]}
      onChange={(next) => onChange({ ...color, [name]: next })}
    />
  ));

interface ChannelProps {
  label: string;
  value: number;
  /** The color at either end of the slider. */
  ends: readonly [string, string];
  onChange(value: number): void;
}

/** Clamped as it is typed: 300 is 255. */
function Channel({ label, value, ends, onChange }: ChannelProps) {
  const id = useId();
  const [empty, setEmpty] = useState(false);
  const change = (raw: string) => {
    setEmpty(raw === '');
    if (raw !== '' && Number.isFinite(Number(raw))) onChange(clampChannel(Number(raw)));
  };
  const [from, to] = ends;
  return (
    <div className="hr-channel">
      <label htmlFor={id}>{label}</label>
      <input
        type="range"
        aria-label={`${label} slider`}
        min={0}
        max={255}
        value={value}
        style={{ '--track': `linear-gradient(90deg, ${from}, ${to})` } as CSSProperties}
        onChange={(event) => change(event.target.value)}
      />
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        max={255}
        value={empty ? '' : value}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setEmpty(false)}
      />
    </div>
  );
}
