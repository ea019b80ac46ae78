import { type CSSProperties, useCallback } from 'react';
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
import { Channels } from './Channels';
import definition, { convert, INVALID, readChannels, writeHex } from './tool';
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
