import { lazy, useCallback } from 'react';
import { writeExact } from '@/engines/color/entered';
import { harmonies } from '@/engines/color/harmony';
import type { Color } from '@/engines/color/srgb';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { useLinked } from '@/ui/hooks/useLinked';
import { useOptions } from '@/ui/hooks/useOptions';
import { useStarted } from '@/ui/hooks/useStarted';
import { Boundary } from '@/ui/output/Boundary';
import { Panel } from '@/ui/output/Panel';
import FieldsViewer from '@/ui/output/viewers/FieldsViewer';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { useForVisit } from '@/ui/storage/visit';
import { Harmony } from './Harmony';
import { PickerPanel } from './PickerPanel';
import { fetchForSaved } from './palettes';
import definition, { listContrasts, nameColors, START_FORMATS } from './tool';
import { useColorField } from './useColorField';
import './view.css';

const { harmony: HARMONY } = definition.options;

// What was kept is of no use before the browser's storage has been read, so it comes after the rest.
const loadSaved = async () => {
  await fetchForSaved();
  return import('./Palettes');
};
const RecentColors = lazy(async () => ({ default: (await loadSaved()).RecentColors }));
const SavedPalettes = lazy(async () => ({ default: (await loadSaved()).SavedPalettes }));
const Cards = lazy(() => import('@/families/palette/PaletteCards'));
const Formats = lazy(async () => ({ default: (await import('./Formats')).Formats }));

const START_LIST = <FieldsViewer label="Formats" value={START_FORMATS} />;

export default function ColorPickerView({ slug, tool, page }: ToolPageProps<typeof definition>) {
  const started = useStarted();
  const options = useOptions(slug, definition.options);
  const { values, set } = options;
  const field = useColorField(slug);
  const { color, type, takeSaved } = field;
  const [start] = useForVisit(`${slug}:start`, color);
  const isStart = color === start;

  useLinked(
    slug,
    useCallback(({ input }) => input !== undefined && type(input), [type]),
  );

  return (
    <div className="cp">
      <div className="cp-column">
        <PickerPanel slug={slug} tool={tool} options={options} field={field} isStart={isStart} />
        {started && (
          <Boundary what="Recent Colors" fallback={null}>
            <RecentColors onUse={takeSaved} />
          </Boundary>
        )}
      </div>
      <div className="cp-column">
        <Harmony
          color={color}
          format={values.format}
          option={HARMONY}
          kind={values.harmony}
          onKind={(harmony) => set({ harmony })}
          onUse={field.use}
        />
        <Contrasts color={color} />
        {started && (
          <Boundary what="Saved Palettes" fallback={null}>
            <SavedPalettes
              onUse={takeSaved}
              onLoad={({ colors: [base = ''], harmony }) => {
                takeSaved(base);
                if (harmony) set({ harmony });
              }}
            />
          </Boundary>
        )}
      </div>
      <div className="cp-column cp-formats">
        <FormatsPanel color={color} isStart={isStart} />
      </div>
      <div className="cp-cards">
        {started && (
          <Boundary what="Export" fallback={null}>
            <Cards
              compare
              colors={nameColors(harmonies(color, values.harmony))}
              title="Palette"
              format={values.exportAs === 'swatches' ? 'css' : values.exportAs}
              onFormat={(exportAs) => set({ exportAs })}
            />
          </Boundary>
        )}
      </div>
      <HelpGuide steps={helpSteps(tool, page)} />
    </div>
  );
}

const FormatsPanel = ({ color, isStart }: { color: Color; isStart: boolean }) => (
  <Panel title="Formats">
    {isStart ? (
      START_LIST
    ) : (
      <Boundary
        what="The list of formats"
        fallback={
          <div className="stale" inert>
            <div className="output-body" aria-busy="true">
              {START_LIST}
            </div>
          </div>
        }
      >
        <Formats color={color} />
      </Boundary>
    )}
  </Panel>
);

function Contrasts({ color }: { color: Color }) {
  return (
    <Panel title="Contrast" aside="WCAG 2.2, as text">
      <dl className="cp-contrasts">
        {listContrasts(color).map(({ ground, ratio, verdict }) => (
          <div key={ground} className="cp-contrast">
            <span
              className="cp-sample"
              aria-hidden="true"
              style={{ backgroundColor: ground, color: writeExact(color) }}
            >
              Aa
            </span>
            <dt>On {ground.toLowerCase()}</dt>
            <dd>
              <b>{ratio}</b> {verdict}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
