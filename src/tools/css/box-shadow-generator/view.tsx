import { lazy } from 'react';
import { ColorRemarks } from '@/families/gradient/ColorRemarks';
import { useColorReader } from '@/families/gradient/useColorReader';
import { Fields } from '@/families/styled/Fields';
import { readable } from '@/families/styled/readable';
import { DesignActions, StyledPage } from '@/families/styled/StyledPage';
import type { ToolOptions } from '@/kit/tool';
import { Tabs } from '@/ui/controls/Tabs';
import { useOptions, type Values } from '@/ui/hooks/useOptions';
import { Boundary } from '@/ui/output/Boundary';
import { Panel } from '@/ui/output/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import { LayersPanel } from './LayersPanel';
import { OUTPUTS } from './outputs';
import { Preview } from './Preview';
import { parseShadows, writeShadows } from './shadow';
import { SMOOTH } from './smooth';
import definition, { BOX, STAGE, shadowOf, styleBox } from './tool';
import { LOOK_NAMES, useLooks } from './useLooks';
import './view.css';

const SmoothFields = lazy(() => import('./SmoothFields'));

const OPTIONS = definition.options;
/** Here they are set on the page; elsewhere by their names. */
const STAGE_FIELDS = {
  stage: { ...STAGE.stage, hidden: false },
  stageColor: { ...STAGE.stageColor, hidden: false },
};

/** The shadows as they are kept and as they are drawn, and what they are cast by. */
function useShadows(values: ToolOptions<typeof definition>) {
  const { read, keep: keepColor, remarks } = useColorReader();
  const kept = readable(
    () => parseShadows(values.shadows, keepColor),
    () => parseShadows(OPTIONS.shadows.initial, keepColor),
  );
  const shadows = kept.map((shadow) => ({ ...shadow, color: read(shadow.color) }));
  const color = (name: 'backgroundColor' | 'stageColor' | 'smoothColor') =>
    readable(
      () => read(values[name]),
      () => OPTIONS[name].initial,
    );
  const box = {
    ...values,
    backgroundColor: color('backgroundColor'),
    stageColor: color('stageColor'),
    smoothColor: color('smoothColor'),
  };
  const shadow = readable(
    () => shadowOf(box, shadows, read),
    () => shadowOf({ ...box, curve: SMOOTH.curve.initial }, shadows, read),
  );
  return { kept, shadows, box, shadow, keepColor, remarks };
}

export default function BoxShadowGeneratorView({ slug, tool, page }: ToolPageProps<typeof definition>) {
  const { values, set, reset } = useOptions(slug, OPTIONS);
  const { kept, shadows, box, shadow, keepColor, remarks } = useShadows(values);
  const { writtenAs, mode } = values;
  const { css, notes } = styleBox(box, shadow, writtenAs);
  // Classes are no style sheet: what they stand for is shown.
  const shownCss = writtenAs === 'tailwind' ? styleBox(box, shadow, 'box-shadow').css : css;
  const change = (changes: Values) => set(changes);
  const looks = useLooks(({ shadows: text, ground }) =>
    set({
      mode: 'layers',
      shadows: writeShadows(parseShadows(text, keepColor)),
      ...(ground && { backgroundColor: ground, stage: 'color', stageColor: ground }),
    }),
  );

  return (
    <StyledPage
      slug={slug}
      tool={tool}
      page={page}
      options={values}
      css={css}
      actions={<DesignActions tool={tool} options={values} onReset={reset} />}
      preview={
        <Preview
          css={shownCss}
          output={writtenAs}
          stage={box.stage}
          stageColor={box.stageColor}
          smooth={box}
          onLight={(light, distance) => set({ light, distance })}
        />
      }
      cssAbove={
        <div className="styled-written">
          <Tabs label="Written As" tabs={OUTPUTS} value={writtenAs} onChange={(next) => set({ writtenAs: next })} />
          {notes.map((note) => (
            <p key={note} className="quiet-note" role="status">
              {note}
            </p>
          ))}
        </div>
      }
    >
      <Panel title="Shadows" aside={mode === 'layers' && `${shadows.length}`}>
        <div className="panel-body styled-body">
          <Tabs label="Mode" tabs={SMOOTH.mode.choices} value={mode} onChange={(next) => set({ mode: next })} />
          <label className="field">
            <span>Design System</span>
            <select value={looks.chosen} onChange={(event) => looks.choose(event.target.value)}>
              <option value="">Choose…</option>
              {LOOK_NAMES.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          {mode === 'layers' ? (
            <LayersPanel
              shadows={shadows}
              kept={kept}
              fresh={parseShadows(OPTIONS.shadows.initial, keepColor)}
              keepColor={keepColor}
              onSave={(next) => set({ shadows: writeShadows(next) })}
            />
          ) : (
            <Boundary what="The smooth shadow" fallback={null}>
              <SmoothFields values={box} keepColor={keepColor} onChange={change} />
            </Boundary>
          )}
          <ColorRemarks remarks={remarks} />
        </div>
      </Panel>
      <Panel title="Box">
        <div className="panel-body styled-body">
          <Fields
            shape={BOX}
            values={{ ...values, backgroundColor: box.backgroundColor }}
            onChange={change}
            readers={{ backgroundColor: keepColor }}
          />
          <Fields
            shape={STAGE_FIELDS}
            values={{ stage: box.stage, stageColor: box.stageColor }}
            onChange={change}
            readers={{ stageColor: keepColor }}
          />
        </div>
      </Panel>
    </StyledPage>
  );
}
