import { useRef, useState } from 'react';
import { writeExact } from '@/engines/color/entered';
import { harmonies, type Harmony as Kind } from '@/engines/color/harmony';
import type { Color } from '@/engines/color/srgb';
import type { SrgbFormat } from '@/engines/color/srgb-format';
import type { Choice } from '@/kit/option';
import { Button, CopyButton } from '@/ui/controls/Button';
import { OptionField } from '@/ui/controls/OptionField';
import { Panel } from '@/ui/output/Panel';
import { tellListIsFull } from '@/ui/storage/saved-list';
import { PALETTE_LIMIT, savedPalettes } from './palettes';
import { writeColor } from './tool';
import { replaceSaved, UseButton } from './UseButton';

interface HarmonyProps {
  color: Color;
  format: SrgbFormat;
  option: Choice<Kind>;
  kind: Kind;
  onKind(kind: Kind): void;
  onUse(color: Color): void;
}

/** The colors that go with the picked one; each can be copied or picked, and all can be kept under a name. */
export function Harmony({ color, format, option, kind, onKind, onUse }: HarmonyProps) {
  const [naming, setNaming] = useState(false);
  /** Where the focus goes back to. */
  const opener = useRef<HTMLElement>(null);
  const colors = harmonies(color, kind);
  const values = colors.map((one) => writeColor(one, format));
  const close = () => {
    setNaming(false);
    opener.current?.focus();
  };
  const save = (name: string) => {
    const palettes = savedPalettes.get();
    const others = palettes.filter((other) => other.name !== name);
    const replaced = others.length < palettes.length;
    if (others.length >= PALETTE_LIMIT) return tellListIsFull(PALETTE_LIMIT, 'palettes');
    replaceSaved(
      savedPalettes,
      [{ name, colors: colors.map(writeExact), harmony: kind }, ...others],
      `${replaced ? 'Replaced' : 'Saved'} ${name}`,
    );
    close();
  };

  return (
    <Panel
      title="Palette"
      actions={
        <>
          <CopyButton small variant="quiet" label="Copy All" value={values.join('\n')} />
          <Button
            small
            variant="quiet"
            icon="save"
            label="Save Palette"
            aria-expanded={naming}
            onClick={(event) => {
              opener.current = event.currentTarget;
              setNaming(!naming);
            }}
          />
        </>
      }
    >
      {naming && <NameForm onSave={save} onCancel={close} />}
      <div className="panel-body cp-harmony">
        <OptionField option={option} value={kind} onChange={onKind} />
        <ul className="cp-tiles">
          {colors.map((one, at) => (
            <li key={at} className="cp-tile">
              <UseButton text={writeExact(one)} onUse={() => onUse(one)} />
              <div className="cp-caption">
                <code>{values[at]}</code>
                <CopyButton iconOnly small variant="quiet" label={`Copy ${values[at]}`} value={values[at]!} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

function NameForm({ onSave, onCancel }: { onSave(name: string): void; onCancel(): void }) {
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      className="panel-body cp-naming"
      onSubmit={(event) => {
        event.preventDefault();
        const name = field.current!.value.trim();
        setMissing(name === '');
        if (name === '') field.current!.focus();
        else onSave(name);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <label className="field grow">
        <span>Palette Name</span>
        <input
          ref={field}
          type="text"
          maxLength={60}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the form was asked for, and the name is its only field.
          autoFocus
          aria-invalid={missing || undefined}
          aria-describedby={missing ? 'cp-missing' : undefined}
        />
      </label>
      <Button type="submit" variant="primary" label="Save" />
      <Button label="Cancel" onClick={onCancel} />
      {missing && (
        <p className="field-problem" id="cp-missing" role="alert">
          Not saved: the palette needs a name.
        </p>
      )}
    </form>
  );
}
