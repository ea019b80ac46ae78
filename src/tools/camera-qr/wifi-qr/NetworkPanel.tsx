import { lazy } from 'react';
import { LOOK_OPTIONS } from '@/families/qr/look-options';
import { type Line, line, type Secret } from '@/kit/option';
import type { ToolOptions } from '@/kit/tool';
import { Button } from '@/ui/controls/Button';
import { ToolExamples } from '@/ui/controls/Examples';
import { MoreFields } from '@/ui/controls/MoreFields';
import { OptionField } from '@/ui/controls/OptionField';
import { OptionFields } from '@/ui/controls/OptionFields';
import type { OptionState } from '@/ui/hooks/useOptions';
import { useStarted } from '@/ui/hooks/useStarted';
import { Boundary } from '@/ui/output/Boundary';
import { Panel } from '@/ui/output/Panel';
import type tool from './tool';

const LookFields = lazy(() => import('@/families/qr/LookFields'));
const ReadCode = lazy(() => import('./ReadCode'));

/** Entered in the open, unlike a password, and kept as little. */
const inTheOpen = ({ label, placeholder, when }: Secret): Line => line(label, '', { placeholder, when });

interface NetworkPanelProps {
  tool: typeof tool;
  options: OptionState<ToolOptions<typeof tool>>;
  networkName: string;
  onName(name: string): void;
}

/** The network, and how its code looks. */
export function NetworkPanel({ tool: definition, options, networkName, onName }: NetworkPanelProps) {
  const { values } = options;
  const { input } = definition;
  const { identity, anonymousIdentity } = definition.options;
  const shape = {
    ...definition.options,
    identity: inTheOpen(identity),
    anonymousIdentity: inTheOpen(anonymousIdentity),
  };
  const fields = (...names: (keyof typeof shape)[]) => <OptionFields shape={shape} options={options} names={names} />;
  return (
    <Panel
      title="Network"
      className="form-box"
      actions={<NetworkActions tool={definition} options={options} onName={onName} />}
    >
      <form noValidate data-main-input="" onSubmit={(event) => event.preventDefault()}>
        {fields('encryption')}
        <OptionField
          option={line(input.label, '', { placeholder: input.placeholder })}
          value={networkName}
          onChange={onName}
        />
        {fields(
          'password',
          'eapMethod',
          'phase2',
          'identity',
          'anonymousIdentity',
          'hidden',
          'foreground',
          'background',
          'size',
        )}
        {fields('card', 'cardPassword', 'instruction')}
        <MoreFields label="Shape, colors and logo" shape={LOOK_OPTIONS} values={values}>
          <Boundary fallback={null} what="The look of the code">
            <LookFields options={options} />
          </Boundary>
        </MoreFields>
      </form>
    </Panel>
  );
}

function NetworkActions({ tool: definition, options, onName }: Omit<NetworkPanelProps, 'networkName'>) {
  const { values } = options;
  const started = useStarted();
  const reset = () => {
    const { password, identity, anonymousIdentity } = values;
    options.reset();
    options.set({ password, identity, anonymousIdentity });
  };
  return (
    <>
      {started && (
        <Boundary fallback={null} what="Reading">
          <ReadCode
            onRead={({ networkName: name, ...rest }) => {
              onName(name);
              options.set(rest as Partial<typeof values>);
            }}
          />
        </Boundary>
      )}
      {options.changed && <Button small variant="quiet" icon="rotate-ccw" label="Reset" onClick={reset} />}
      <ToolExamples
        tool={definition}
        options={options}
        onEnter={({ input: name }: { input: string }) => onName(name)}
      />
    </>
  );
}
