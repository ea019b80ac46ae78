import { type CSSProperties, useCallback, useId, useState } from 'react';
import { result, toOutcome } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { ToolExamples } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionField } from '@/ui/controls/OptionField';
import { useOptions } from '@/ui/hooks/useOptions';
import { settled } from '@/ui/hooks/useResult';
import { ColorInput } from '@/ui/input/color/ColorInput';
import { useHexAlpha } from '@/ui/input/color/useHexAlpha';
import { Panel } from '@/ui/output/Panel';
import { ResultPanel } from '@/ui/output/ResultPanel';
import FieldsViewer from '@/ui/output/viewers/FieldsViewer';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import definition, { clampChannel, convert, INVALID, readChannels, writeHex } from './tool';
import './view.css';

const { input: INPUT, options: OPTIONS } = definition;

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
  const { r, g, b } = color;
  const failed = fromHex && hex.problem !== undefined;
  const converted = failed ? undefined : convert(color, direction, fromHex && values.percentage);
  const [first, ...others] = converted?.value ?? [];

  return (
    <div className="hr">
      <OptionField
        option={OPTIONS.direction}
        value={direction}
        onChange={(next) => {
          // What could not be read is shown as it was read last.
          if (hex.problem) use(color);
          set({ direction: next });
        }}
      />
      <div className="hr-panes">
        <Panel
          title={fromHex ? 'HEX' : 'RGB'}
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
        >
          <div className="panel-body hr-controls">
            {fromHex ? (
              <ColorInput
                label={INPUT.label}
                placeholder={INPUT.placeholder}
                value={hex}
                picked={writeHex(color)}
                onChange={enter}
              />
            ) : (
              <>
                <Channel
                  label="R"
                  value={r}
                  ends={[
                    [0, g, b],
                    [255, g, b],
                  ]}
                  onChange={(next) => use({ r: next, g, b })}
                />
                <Channel
                  label="G"
                  value={g}
                  ends={[
                    [r, 0, b],
                    [r, 255, b],
                  ]}
                  onChange={(next) => use({ r, g: next, b })}
                />
                <Channel
                  label="B"
                  value={b}
                  ends={[
                    [r, g, 0],
                    [r, g, 255],
                  ]}
                  onChange={(next) => use({ r, g, b: next })}
                />
              </>
            )}
            <OptionField option={OPTIONS.alpha} value={alpha} onChange={setAlpha} />
            {fromHex && (
              <OptionField
                option={OPTIONS.percentage}
                value={values.percentage}
                onChange={(percentage) => set({ percentage })}
              />
            )}
          </div>
        </Panel>
        <ResultPanel
          slug={slug}
          tool={tool}
          run={settled(first && toOutcome('text', result(first.value, { data: converted?.extra.data })))}
          options={{ ...values, alpha }}
          linkable={{ input: writeHex(color) }}
          aside=""
          announcement=""
        >
          <div className="panel-body hr-result">
            <span
              className="hr-swatch see-through"
              style={{ '--color': failed ? 'transparent' : writeHex(color) } as CSSProperties}
            />
            <output className="hr-value">{first?.value ?? '–'}</output>
          </div>
          <FieldsViewer label="Result" value={others} />
        </ResultPanel>
      </div>
      <HelpGuide steps={helpSteps(tool, page)} />
    </div>
  );
}

type Triple = readonly [number, number, number];

interface ChannelProps {
  label: string;
  value: number;
  /** The color at either end of the slider. */
  ends: readonly [Triple, Triple];
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
  const [from, to] = ends.map((end) => `rgb(${end.join(' ')})`);
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
