import { useId, useMemo, useState } from 'react';
import { valueAs } from '@/kit/output';
import { Button, CopyButton } from '@/ui/controls/Button';
import { ToolExamples } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionStrip } from '@/ui/controls/OptionStrip';
import { useOptions } from '@/ui/hooks/useOptions';
import { useResult } from '@/ui/hooks/useResult';
import { useInputs } from '@/ui/input/useInputs';
import { Panel } from '@/ui/output/Panel';
import { Notes } from '@/ui/output/Remarks';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import type tool from './tool';
import './view.css';

const COLOR = 'Color';

/** One color in every format; each format can be typed into. */
export default function ColorConverter(props: ToolPageProps<typeof tool>) {
  const { slug, tool } = props;
  const id = useId();
  const { input } = tool;
  const options = useOptions(slug, tool.options);
  /** With the field that was typed into: it shows what was typed, the others what it means. */
  const edited = useInputs(
    useMemo(() => ({ input: input.initial ?? '', field: COLOR }), [input]),
    slug,
  );
  const { input: text, field: typed } = edited.value;
  const entered = useResult(tool, text, options.values);
  /** The last text that was a color: what the others go on showing. */
  const [valid, setValid] = useState(text);
  if (entered.outcome && valid !== text) setValid(text);
  const result = useResult(tool, valid, options.values);

  const enter = (next: string, label: string) => edited.change(() => ({ input: next, field: label }));
  const { shown, notes, data } = result.outcome!;
  const rows = valueAs(shown, 'fields') ?? [];
  const problem = text.trim() === '' ? undefined : entered.error?.message;
  const field = (label: string, value: string) => ({
    id: `${id}-${label}`,
    value: typed === label ? text : value,
    spellCheck: false,
    autoCapitalize: 'off',
    autoComplete: 'off',
    'aria-invalid': typed === label && problem !== undefined ? true : undefined,
    'aria-describedby': typed === label && problem !== undefined ? `${id}-problem` : undefined,
  });

  return (
    <div className="color-converter">
      <OptionStrip shape={tool.options} options={options}>
        <div className="strip-actions">
          <Button label="Convert" variant="primary" onClick={() => enter(text, COLOR)} />
        </div>
      </OptionStrip>
      <Panel
        className="color-converter-input"
        title={<label htmlFor={`${id}-${COLOR}`}>{COLOR}</label>}
        actions={
          <ToolExamples
            tool={tool}
            options={options}
            onEnter={({ input: color }: { input: string }) => edited.replace({ input: color, field: COLOR })}
          />
        }
      >
        <div className="panel-body">
          <div className="color-converter-pick">
            <input
              type="color"
              aria-label="Pick a color"
              value={data.hex}
              onChange={(event) => enter(event.target.value, COLOR)}
            />
            <input
              {...field(COLOR, valid)}
              data-main-input=""
              type="text"
              placeholder={input.placeholder}
              onChange={(event) => enter(event.target.value, COLOR)}
            />
          </div>
          <p id={`${id}-problem`} className="field-problem" role="alert">
            {problem}
          </p>
          <div className="color-converter-swatch" style={{ '--color': data.oklch } as object} />
          <Notes notes={notes} />
        </div>
      </Panel>
      <ResultPanel
        slug={slug}
        tool={tool}
        run={result}
        options={options.values}
        linkable={text === '' ? undefined : { input: text }}
        className="color-converter-formats"
        aside={false}
        announcement={rows[0]?.value}
        // Said beside the color.
        remarks={null}
      >
        <div className="color-converter-rows">
          {rows.map(({ label, value, note, swatch }) => (
            <div key={label} className="color-converter-row">
              <label htmlFor={`${id}-${label}`}>{label}</label>
              <input {...field(label, value)} type="text" onChange={(event) => enter(event.target.value, label)} />
              <span className="field-note">
                {swatch && <span className="swatch" style={{ backgroundColor: swatch }} />} {note}
              </span>
              <CopyButton iconOnly small variant="quiet" label={`Copy ${label}`} value={value} />
            </div>
          ))}
        </div>
      </ResultPanel>
      <HelpGuide steps={helpSteps(tool, props.page)} />
    </div>
  );
}
