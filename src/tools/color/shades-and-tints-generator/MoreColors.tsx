import { type CSSProperties, useId } from 'react';
import { inkOn } from '@/engines/color/contrast';
import { parseHexDigits } from '@/engines/color/srgb';
import { cssVariables } from '@/engines/palette/css';
import type { NamedColor } from '@/engines/palette/export-formats';
import { Button, CopyButton } from '@/ui/controls/Button';
import { toast } from '@/ui/controls/Toast';
import { copyText } from '@/ui/output/clipboard';
import definition from './tool';

const { baseName: NAME, moreColors: MORE } = definition.options;

export interface Scale {
  readonly name: string;
  /** In the order in which they are drawn, with what is shown of the name. */
  readonly colors: readonly (NamedColor & { readonly label: string })[];
}

interface MoreColorsProps {
  name: string;
  text: string;
  problem?: string;
  scales: readonly Scale[];
  onName(name: string): void;
  onText(text: string): void;
  /** Puts one more below. */
  onAdd(): void;
}

/** Further base colors, typed as a list, and what is made of each. */
export function MoreColors({ name, text, problem, scales, onName, onText, onAdd }: MoreColorsProps) {
  const id = useId();
  return (
    <section className="st-more" aria-label="More base colors">
      <div className="st-more-fields">
        <label className="field">
          <span>{NAME.label}</span>
          <input
            type="text"
            value={name}
            maxLength={NAME.maxLength}
            placeholder={NAME.placeholder}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onName(event.target.value)}
          />
        </label>
        <label className="field">
          <span>{MORE.label}</span>
          <textarea
            rows={4}
            value={text}
            maxLength={MORE.maxLength}
            placeholder={MORE.placeholder}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-hint`}
            onChange={(event) => onText(event.target.value)}
          />
        </label>
        <p id={`${id}-hint`} className="field-hint">
          One per line, with or without a name. Style sheets and JSON can be pasted.
        </p>
        {problem && (
          <p className="field-problem" role="alert">
            {problem}
          </p>
        )}
        <Button icon="plus" label="Add Color" onClick={onAdd} />
      </div>
      {scales.length > 0 && (
        <ul className="st-scales" aria-label="Scales">
          {scales.map((scale) => (
            <li key={scale.name}>
              <div className="st-scale-name">
                <strong>{scale.name}</strong>
                <CopyButton
                  iconOnly
                  small
                  variant="quiet"
                  label={`Copy ${scale.name} as CSS`}
                  value={cssVariables(scale.colors.map((one) => [one.name, one.color] as const))}
                />
              </div>
              <div className="st-cells">
                {scale.colors.map((one) => (
                  <Cell key={one.name} {...one} />
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Cell({ name, color, label }: Scale['colors'][number]) {
  const copy = async () => {
    if (await copyText(color)) toast({ title: 'Copied!', description: `${name} ${color}` });
  };
  return (
    <button
      type="button"
      aria-label={`Copy ${name} ${color}`}
      title={`${name} ${color}`}
      style={{ '--color': color, color: inkOn(parseHexDigits(color)!) } as CSSProperties}
      onClick={copy}
    >
      {label}
    </button>
  );
}
