import type { PointerEvent } from 'react';
import type { IconName } from '@/kit/icon-name';
import type { OptionValue } from '@/kit/option';
import { describeOptions } from '@/kit/option-words';
import type { AnyTool } from '@/kit/tool';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { Menu } from '@/ui/controls/Menu';
import { Switch } from '@/ui/controls/Switch';
import type { StepCardProps } from './step-props';

const millis = (took: number) =>
  took < 1000 ? `${Math.max(1, Math.round(took))} ms` : `${(took / 1000).toFixed(1)} s`;

interface StepHeadProps extends StepCardProps {
  tool: AnyTool | undefined;
  name: string;
  icon: IconName | undefined;
  values: Record<string, OptionValue>;
}

/** The name of a step, what is set in words, how long it took, and what can be done with it. */
export function StepHead(props: StepHeadProps) {
  const { step, at, tool, name, icon, values, summary, error, isChosen, onChange, onMove } = props;
  return (
    <header className="panel-bar ch-bar">
      <Grip name={name} at={at} onMove={onMove} />
      <h3>
        <button
          type="button"
          className="ch-fold"
          aria-expanded={isChosen && !step.off}
          disabled={step.off}
          onClick={() => props.onChoose(!isChosen)}
        >
          {icon && (
            <span className="tile ch-tile">
              <Icon name={icon} />
            </span>
          )}
          <span className="ch-name">{name}</span>
          {tool && <span className="ch-set">{describeOptions(tool.options, values)}</span>}
        </button>
      </h3>
      {summary && !error && <span className="ch-took">{millis(summary.took)}</span>}
      <div className="panel-actions">
        <Switch
          bare
          className="ch-switch"
          label={`${name} on`}
          on={!step.off}
          onChange={(on) => onChange({ off: on ? undefined : true })}
        />
        <StepMenu {...props} />
        <Button iconOnly small variant="quiet" icon="x" label={`Remove step ${at + 1}`} onClick={props.onRemove} />
      </div>
    </header>
  );
}

/** Moves the step: it follows the pointer over the other cards, or the arrow keys. */
function Grip({ name, at, onMove }: Pick<StepHeadProps, 'name' | 'at' | 'onMove'>) {
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const cards = [...document.querySelectorAll<HTMLElement>('.ch-step')];
    const over = cards.findIndex((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return event.clientY >= top && event.clientY < bottom;
    });
    if (over >= 0 && over !== at) onMove(over);
  };

  return (
    <button
      type="button"
      className="button quiet icon-only ch-grip"
      aria-label={`Move step ${at + 1}, ${name}. Arrow keys move it.`}
      title="Drag, or press the arrow keys"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={(event) => {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (!by) return;
        event.preventDefault();
        onMove(at + by);
      }}
    >
      <Icon name="grip-vertical" />
    </button>
  );
}

function StepMenu({ at, of, tool, onMove, onAddBefore, onDouble, onOpen }: StepHeadProps) {
  return (
    <Menu label={`More for step ${at + 1}`} icon="ellipsis-vertical">
      <Button variant="quiet" icon="arrow-up" label="Move up" disabled={at === 0} onClick={() => onMove(at - 1)} />
      <Button
        variant="quiet"
        icon="arrow-down"
        label="Move down"
        disabled={at === of - 1}
        onClick={() => onMove(at + 1)}
      />
      <Button variant="quiet" icon="between-horizontal-start" label="Add a step before" onClick={onAddBefore} />
      <Button variant="quiet" icon="copy-plus" label="Duplicate" onClick={onDouble} />
      {tool && <Button variant="quiet" icon="external-link" label="Open on its own" onClick={onOpen} />}
    </Menu>
  );
}
