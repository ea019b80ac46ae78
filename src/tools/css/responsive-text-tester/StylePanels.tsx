import { lazy } from 'react';
import { ColorRemarks } from '@/families/gradient/ColorRemarks';
import { Fields } from '@/families/styled/Fields';
import type { ToolOptions } from '@/kit/tool';
import { Tabs } from '@/ui/controls/Tabs';
import type { OptionState } from '@/ui/hooks/useOptions';
import { Boundary } from '@/ui/output/Boundary';
import { Panel } from '@/ui/output/Panel';
import { BREAKPOINTS, FIELDS, type TextStyle, toHundreds, writeStyle } from './style';
import definition from './tool';
import type { FluidState } from './useFluid';
import type { StylesState } from './useStyles';

const FluidPanel = lazy(() => import('./FluidPanel'));

const { mode: MODE, bold, italic, underline, containerWidth, characterLimit, grid } = definition.options;
const OVERALL = { bold, italic, underline, grid, containerWidth, characterLimit };

interface StylePanelsProps {
  options: OptionState<ToolOptions<typeof definition>>;
  state: StylesState;
  fluid: FluidState;
  /** Of the window that is shown. */
  width: number;
}

/** What the text looks like: at each breakpoint, or by a scale that grows with the window. */
export function StylePanels({ options, state, fluid, width }: StylePanelsProps) {
  const { values, set } = options;
  const isFluid = values.mode === 'fluid';
  return (
    <>
      <Panel title="Text style" aside={!isFluid && `from ${width} px`}>
        <div className="panel-body styled-body">
          <Tabs
            label={MODE.label}
            tabs={MODE.choices}
            value={values.mode}
            onChange={(next) => set({ mode: next })}
            className="text-tester-tabs"
          />
          {isFluid ? (
            <Boundary what="The scale" fallback={null}>
              <FluidPanel
                values={values}
                steps={fluid.steps}
                width={width}
                problem={fluid.problem}
                onChange={(changes) => set(changes)}
              />
            </Boundary>
          ) : (
            <BreakpointFields options={options} state={state} />
          )}
        </div>
      </Panel>
      {!isFluid && (
        <Panel title="All breakpoints">
          <div className="panel-body text-tester-overall">
            <Fields shape={OVERALL} values={values} onChange={set} />
          </div>
        </Panel>
      )}
    </>
  );
}

function BreakpointFields({ options, state }: Pick<StylePanelsProps, 'options' | 'state'>) {
  const { breakpoint } = options.values;
  const { kept, styles, readers, remarks } = state;
  const change = (changes: Partial<TextStyle>) => {
    const next = { ...kept[breakpoint], ...changes };
    options.set({ [breakpoint]: writeStyle({ ...next, fontWeight: toHundreds(next.fontWeight) }, breakpoint) });
  };
  return (
    <>
      <Tabs
        label="Breakpoint"
        tabs={BREAKPOINTS}
        value={breakpoint}
        onChange={(next) => options.set({ breakpoint: next })}
        className="text-tester-tabs"
      >
        <Fields
          key={breakpoint}
          shape={FIELDS}
          values={{ ...styles[breakpoint] }}
          onChange={change}
          readers={readers}
        />
      </Tabs>
      <ColorRemarks remarks={remarks} />
    </>
  );
}
