import { type ReactNode, useId, useState } from 'react';
import { InputError } from '@/engines/input-error';
import { isShown, type OptionShape } from '@/kit/option';
import { Button } from '@/ui/controls/Button';
import { OptionField } from '@/ui/controls/OptionField';
import { OptionFields } from '@/ui/controls/OptionFields';
import { UploadButton } from '@/ui/controls/UploadButton';
import type { OptionState } from '@/ui/hooks/useOptions';
import { LOOK_OPTIONS } from './look-options';
import { readLogo } from './read-logo';
import './look.css';

/** Each is drawn on 24 × 24. */
const FRAMES = { square: 0, rounded: 6, circle: 10 };
const CENTERS = { square: 0, rounded: 3, circle: 6 };
const DOTS: Readonly<Record<string, ReactNode>> = {
  square: <path d="M4 4h16v8h-8v8H4z" />,
  rounded: (
    <path d="M6.5 4h3a2.5 2.5 0 0 1 2.5 2.5v3A2.5 2.5 0 0 1 9.5 12h-3A2.5 2.5 0 0 1 4 9.5v-3A2.5 2.5 0 0 1 6.5 4zm8 0h3A2.5 2.5 0 0 1 20 6.5v3a2.5 2.5 0 0 1-2.5 2.5h-3A2.5 2.5 0 0 1 12 9.5v-3A2.5 2.5 0 0 1 14.5 4zm-8 8h3a2.5 2.5 0 0 1 2.5 2.5v3A2.5 2.5 0 0 1 9.5 20h-3A2.5 2.5 0 0 1 4 17.5v-3A2.5 2.5 0 0 1 6.5 12z" />
  ),
  dots: (
    <>
      <circle cx="8" cy="8" r="4" />
      <circle cx="16" cy="8" r="4" />
      <circle cx="8" cy="16" r="4" />
    </>
  ),
  connected: <path d="M8 4h8a4 4 0 0 1 0 8h-4v4a4 4 0 0 1-8 0V8a4 4 0 0 1 4-4z" />,
};
const frame = (radius: number) => (
  <rect x="3" y="3" width="18" height="18" rx={radius} fill="none" stroke="currentColor" strokeWidth="3" />
);
const eyes = (radii: Readonly<Record<string, number>>, draw: (radius: number) => ReactNode) =>
  Object.fromEntries(Object.entries(radii).map(([name, radius]) => [name, draw(radius)]));

const PICTURES: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  dots: DOTS,
  eyeFrame: eyes(FRAMES, frame),
  eyeCenter: eyes(CENTERS, (radius) => <rect x="6" y="6" width="12" height="12" rx={radius} />),
};

interface TilesProps {
  name: 'dots' | 'eyeFrame' | 'eyeCenter';
  options: OptionState;
}

/** A choice one sees rather than reads. */
function Tiles({ name, options }: TilesProps) {
  const id = useId();
  const { label, choices } = LOOK_OPTIONS[name];
  return (
    <div className="field qr-tiles" role="radiogroup" aria-label={label}>
      <span>{label}</span>
      <div className="field-row">
        {Object.entries(choices).map(([value, title]) => (
          <label key={value} title={title}>
            <input
              type="radio"
              name={id}
              aria-label={title}
              checked={options.values[name] === value}
              onChange={() => options.set({ [name]: value })}
            />
            <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
              {PICTURES[name]![value]}
            </svg>
          </label>
        ))}
      </div>
    </div>
  );
}

function LogoField({ options }: { options: OptionState }) {
  const [problem, setProblem] = useState<string>();
  const logo = String(options.values.logo);
  const read = async ([file]: readonly File[]) => {
    if (!file) return;
    try {
      options.set({ logo: await readLogo(file) });
      setProblem(undefined);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <div className="field qr-logo">
      <span>{LOOK_OPTIONS.logo.label}</span>
      <div className="field-row">
        {logo !== '' && <img src={logo} alt="" />}
        <UploadButton
          iconOnly={false}
          variant="plain"
          file="Logo file"
          label={logo === '' ? 'Add a Logo' : 'Another Logo'}
          accept=".png,.jpg,.jpeg,.webp,.svg"
          onFiles={(files) => void read(files)}
        />
        {logo !== '' && (
          <Button iconOnly variant="quiet" icon="x" label="Remove Logo" onClick={() => options.set({ logo: '' })} />
        )}
      </div>
      {problem && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** How a code looks: shapes to press, colors, a logo, and the free space around it. */
export default function LookFields({ options }: { options: OptionState }) {
  const shape: OptionShape = LOOK_OPTIONS;
  const { logoSize, exportScale } = LOOK_OPTIONS;
  return (
    <>
      {(['dots', 'eyeFrame', 'eyeCenter'] as const).map((name) => (
        <Tiles key={name} name={name} options={options} />
      ))}
      <OptionFields
        shape={shape}
        options={options}
        names={['eyeColor', 'gradient', 'gradientColor', 'gradientAngle'].filter((name) =>
          isShown(shape[name]!, options.values),
        )}
      />
      <LogoField options={options} />
      {options.values.logo !== '' && (
        <OptionField
          option={logoSize}
          value={options.values.logoSize as number}
          onChange={(value) => options.set({ logoSize: value })}
        />
      )}
      <OptionFields shape={shape} options={options} names={['quietZone']} />
      <div className="field">
        <span>{exportScale.label}</span>
        <OptionField
          option={{ ...exportScale, control: 'tabs' }}
          value={String(options.values.exportScale) as '1'}
          onChange={(value) => options.set({ exportScale: value })}
        />
      </div>
    </>
  );
}
