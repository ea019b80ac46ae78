import { valueAs } from '@/kit/output';
import { Button, CopyButton } from '@/ui/controls/Button';
import { OptionStrip } from '@/ui/controls/OptionStrip';
import { Notes } from '@/ui/output/Remarks';
import type { ToolPageProps } from '@/ui/pages/page';
import { TwoWayLayout } from '@/ui/pages/TwoWayLayout';
import { useTwoWay } from '@/ui/pages/useTwoWay';
import type tool from './tool';
import './view.css';

const COLOR = 'Color';

/** One color in every format; each format can be typed into. */
export default function ColorConverter(props: ToolPageProps<typeof tool>) {
  const { tool } = props;
  const twoWay = useTwoWay(props, { mainField: COLOR });
  const { text, valid, validText, problem, options, setInput, fieldProps } = twoWay;
  const { shown, notes, data } = valid.outcome!;
  const rows = valueAs(shown, 'fields') ?? [];
  const main = fieldProps(COLOR, validText);

  return (
    <TwoWayLayout
      twoWay={twoWay}
      className="color-converter"
      strip={
        <OptionStrip shape={tool.options} options={options}>
          <Button label="Convert" onClick={() => setInput(text, COLOR)} />
        </OptionStrip>
      }
      title={<label htmlFor={main.id}>{COLOR}</label>}
      result={{
        run: valid,
        className: 'color-converter-formats',
        announcement: rows[0]?.value,
        // They stand beside the color.
        remarks: null,
        children: (
          <div className="color-converter-rows">
            {rows.map(({ label, value, note, swatch }) => {
              const field = fieldProps(label, value);
              return (
                <div key={label} className="color-converter-row">
                  <label htmlFor={field.id}>{label}</label>
                  <input {...field} />
                  <span className="field-note">
                    {swatch && <span className="swatch" style={{ backgroundColor: swatch }} />} {note}
                  </span>
                  <CopyButton iconOnly small variant="quiet" label={`Copy ${label}`} value={value} />
                </div>
              );
            })}
          </div>
        ),
      }}
    >
      <div className="panel-body">
        <div className="color-converter-pick">
          <input
            type="color"
            aria-label="Pick a color"
            value={data.hex}
            onChange={(event) => setInput(event.target.value, COLOR)}
          />
          <input {...main} data-main-input="" placeholder={tool.input.placeholder} />
        </div>
        <p id={twoWay.problemId} className="field-problem" role="alert">
          {problem}
        </p>
        <div className="color-converter-swatch" style={{ '--color': data.oklch } as object} />
        <Notes notes={notes} />
      </div>
    </TwoWayLayout>
  );
}
