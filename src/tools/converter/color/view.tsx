import { useEffect, useId, useState } from 'react';
import { COLOR_FORMATS, formatColor } from '@/engines/color/format';
import { listFormats } from '@/engines/color/listing';
import { isOutsideSrgb } from '@/engines/color/srgb';
import { type ColorStyle, OUTSIDE_SRGB } from '@/engines/color/srgb-format';
import { InputError } from '@/engines/input-error';
import { type Input, inputsOf } from '@/kit/input';
import { textOf } from '@/kit/output';
import { definePage } from '@/kit/page';
import { Button, CopyButton } from '@/ui/Button';
import { download } from '@/ui/download';
import { HelpGuide } from '@/ui/HelpGuide';
import { readFragment } from '@/ui/link';
import { OptionStrip } from '@/ui/OptionStrip';
import { Panel } from '@/ui/Panel';
import { downloadName, helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { ShareMenu } from '@/ui/ShareMenu';
import { useOptions } from '@/ui/useOptions';
import { readColor } from './parse';
import './view.css';

const PAGE = definePage({
  help: [
    'Type any CSS color, hsv() or cmyk() into Color, or pick one.',
    'Uppercase HEX and Modern Syntax set how the results are written. They are remembered.',
    'Change any of the fields and all others follow.',
    'Copy each field by its button, or all of them with Copy All.',
  ],
});

const COLOR = 'Color';

/** One color in every format; each format can be typed into. */
export default function ColorConverter({ slug, tool }: ToolPageProps) {
  const id = useId();
  const [, input] = inputsOf(tool.input)[0] as readonly [string, Input];
  const options = useOptions(slug, tool.options);
  const style = options.values as unknown as ColorStyle;
  const [text, setText] = useState(input.initial ?? '');
  /** The field the text was typed into: it shows what was typed, the others what it means. */
  const [typed, setTyped] = useState(COLOR);
  /** The last text that was a color: what the others go on showing. */
  const [valid, setValid] = useState(text);

  const enter = (next: string, field: string) => {
    setText(next);
    setTyped(field);
    if (problemOf(next) === undefined) setValid(next);
  };
  useEffect(() => {
    readFragment(location.hash).then((linked) => {
      if (linked?.input === undefined) return;
      setText(linked.input);
      setTyped(COLOR);
      if (problemOf(linked.input) === undefined) setValid(linked.input);
    });
  }, []);

  const color = readColor(valid);
  const rows = listFormats(color, COLOR_FORMATS, style);
  const problem = text.trim() === '' ? undefined : problemOf(text);
  const outside = isOutsideSrgb(color);
  const hex = formatColor({ ...color, alpha: 1 }, 'hex');
  const all = textOf({ kind: 'fields', value: rows });
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
          <Button label="Convert" look="primary" onClick={() => enter(text, COLOR)} />
        </div>
      </OptionStrip>
      <Panel
        className="color-converter-input"
        title={<label htmlFor={`${id}-${COLOR}`}>{COLOR}</label>}
        actions={
          <ShareMenu shape={tool.options} options={options.values} inputs={text === '' ? undefined : { input: text }} />
        }
      >
        <div className="panel-body">
          <div className="color-converter-pick">
            <input
              type="color"
              aria-label="Pick a color"
              value={hex}
              onChange={(event) => enter(event.target.value, COLOR)}
            />
            <input
              {...field(COLOR, valid)}
              type="text"
              placeholder={input.placeholder}
              onChange={(event) => enter(event.target.value, COLOR)}
            />
          </div>
          <p id={`${id}-problem`} className="field-problem" role="alert">
            {problem}
          </p>
          <div className="color-converter-swatch" style={{ '--color': formatColor(color, 'oklch') } as object} />
          {outside && <p className="banner notes">{OUTSIDE_SRGB}</p>}
        </div>
      </Panel>
      <Panel
        className="color-converter-formats"
        title={tool.output.label}
        actions={
          <>
            <CopyButton small look="quiet" label="Copy All" value={all} />
            <Button
              small
              look="quiet"
              icon="download"
              label="Download"
              onClick={() => download(downloadName(tool, slug, {}), all)}
            />
          </>
        }
      >
        <div className="color-converter-rows">
          {rows.map(({ label, value, note, swatch }) => (
            <div key={label} className="color-converter-row">
              <label htmlFor={`${id}-${label}`}>{label}</label>
              <input {...field(label, value)} type="text" onChange={(event) => enter(event.target.value, label)} />
              <span className="field-note">
                {swatch && <span className="swatch" style={{ backgroundColor: swatch }} />} {note}
              </span>
              <CopyButton iconOnly small look="quiet" label={`Copy ${label}`} value={value} />
            </div>
          ))}
        </div>
      </Panel>
      <HelpGuide steps={helpSteps(tool, PAGE)} />
    </div>
  );
}

function problemOf(text: string): string | undefined {
  try {
    readColor(text);
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}
