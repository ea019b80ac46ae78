import { Button } from '@/ui/controls/Button';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionField } from '@/ui/controls/OptionField';
import { OptionFields } from '@/ui/controls/OptionFields';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { useOptions } from '@/ui/hooks/useOptions';
import { Panel } from '@/ui/output/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { BreakpointBar } from './BreakpointBar';
import { DeviceRail } from './DeviceRail';
import { findDevice } from './devices';
import { Notices } from './Notices';
import { AddressForm, HtmlForm } from './PageForm';
import { PreviewActions } from './PreviewActions';
import { Stage } from './Stage';
import { DISPLAY, SETTINGS } from './settings';
import { useBoards } from './useBoards';
import { type PageSource, usePageSource } from './usePageSource';
import { BREAKPOINTS, breakpointAt, ZOOM } from './viewport';
import { readBreakpoints } from './viewports';
import './view.css';

/** The page at an address or pasted, in up to six viewports of any size. */
export default function ResponsiveTest({ slug, page }: ToolPageProps) {
  const options = useOptions(slug, SETTINGS);
  const { values, set, reset, changed } = options;
  const screens = useBoards(values, set);
  const { boards, selected, change, zoom } = screens;
  const source = usePageSource(slug, boards.length, values);
  const current = boards[selected]!;
  const starts = [
    ...Object.values(BREAKPOINTS),
    ...readBreakpoints(values.breakpoints),
    ...(source.pasted.page?.breakpoints ?? []),
  ];

  return (
    <div className="responsive-test">
      <SourceForm source={source} />
      <Panel
        className="viewport-panel"
        title="Preview"
        aside={<span className="viewport-badge">{`Breakpoint: ${breakpointAt(current.width)}`}</span>}
        actions={
          <PreviewActions
            zoom={zoom}
            fit={values.fit}
            address={source.pasted.pastes ? undefined : source.loaded}
            empty={!source.shows}
            onZoom={(next) => set({ zoom: next, fit: false })}
            onFit={() => set({ fit: !values.fit, zoom: zoom - (zoom % ZOOM.step) })}
            onRefresh={source.again}
          >
            <ShareMenu shape={SETTINGS} options={values} inputs={source.inputs} />
          </PreviewActions>
        }
      >
        <BreakpointBar
          width={current.width}
          starts={starts}
          several={screens.several}
          full={!screens.add}
          onWidth={(width) => change(selected, { width })}
          onAdd={() => screens.add?.()}
          onTurnAll={screens.turnAll}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own that cannot be laid out as a strip. */}
        <div className="viewport-toggles" role="group" aria-label="Options">
          <OptionFields shape={DISPLAY} options={options} />
        </div>
        <Notices source={source} />
        <Stage screens={screens} source={source} values={values} starts={starts} />
      </Panel>

      <DeviceRail
        width={current.width}
        height={current.height}
        device={findDevice(current.device, current.width, current.height)}
        onChange={(changes) => change(selected, changes)}
        actions={changed && <Button small variant="quiet" icon="rotate-ccw" label="Reset" onClick={reset} />}
      >
        <OptionField
          option={SETTINGS.breakpoints}
          value={values.breakpoints}
          onChange={(breakpoints) => set({ breakpoints })}
        />
      </DeviceRail>
      <HelpGuide steps={helpSteps(undefined, page)} />
    </div>
  );
}

/** An address, or the HTML of a page. */
function SourceForm({ source }: { source: PageSource }) {
  const { pasted, typed, problem, busy, isShown } = source;
  return pasted.pastes ? (
    <HtmlForm
      html={pasted.html}
      note={pasted.note}
      scripts={pasted.scripts}
      onType={pasted.setHtml}
      onFile={pasted.takeFile}
      onScripts={pasted.setScripts}
      onAddress={() => pasted.setPastes(false)}
    />
  ) : (
    <AddressForm
      typed={typed}
      invalid={problem !== undefined}
      busy={busy}
      state={
        <>
          {busy && 'Loading…'}
          {isShown && !busy && 'Loaded. If nothing shows, the site blocks being framed.'}
        </>
      }
      onType={source.setTyped}
      onLoad={() => source.load(typed)}
      onPaste={() => pasted.setPastes(true)}
    />
  );
}
