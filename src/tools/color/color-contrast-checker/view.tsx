import { lazy, useCallback, useEffect, useMemo, useRef } from 'react';
import { toOutcome } from '@/kit/output';
import type { ToolOptions } from '@/kit/tool';
import { Button } from '@/ui/controls/Button';
import { ToolExamples } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionField } from '@/ui/controls/OptionField';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { useLinked } from '@/ui/hooks/useLinked';
import { useOptions } from '@/ui/hooks/useOptions';
import { settled } from '@/ui/hooks/useResult';
import { useStarted } from '@/ui/hooks/useStarted';
import { ColorInput } from '@/ui/input/color/ColorInput';
import { enterColor, startColorText } from '@/ui/input/color/color-text';
import { SETTLE_MS } from '@/ui/input/useUndoable';
import { Boundary } from '@/ui/output/Boundary';
import { download } from '@/ui/output/download';
import { Panel } from '@/ui/output/Panel';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { useForVisit } from '@/ui/storage/visit';
import { checkContrast, isLarge, readHex, writeHex } from './check';
import { Results } from './Results';
import definition, { SAMPLE } from './tool';
import './view.css';

const { input: INPUTS, options: OPTIONS } = definition;
// What was kept is of no use before the browser's storage has been read, so it comes after the rest.
const RecentChecks = lazy(() => import('./RecentChecks'));
const Suggestions = lazy(() => import('./Suggestions'));

const START = {
  text: startColorText(INPUTS.text.initial!, readHex),
  background: startColorText(INPUTS.background.initial!, readHex),
};
type Part = keyof typeof START;

export default function ContrastCheckerView({ slug, tool, page }: ToolPageProps<typeof definition>) {
  const started = useStarted();
  const { values, set } = useOptions(slug, OPTIONS);
  const [colors, setColors] = useForVisit(`${slug}:colors`, START);
  const { text, background } = colors;
  const check = useMemo(() => checkContrast(text.color, background.color), [text.color, background.color]);
  const inks = { text: writeHex(text.color), background: writeHex(background.color) };

  const enter = useCallback(
    (changes: Partial<Record<Part, string>>) =>
      setColors((old) => ({
        text: changes.text === undefined ? old.text : enterColor(changes.text, old.text, readHex),
        background:
          changes.background === undefined ? old.background : enterColor(changes.background, old.background, readHex),
      })),
    [setColors],
  );
  useLinked(slug, enter);

  const touched = useRef(false);
  useEffect(() => {
    if (colors === START && !touched.current) return;
    touched.current = true;
    if (colors.text.problem || colors.background.problem) return;
    const check = { text: writeHex(colors.text.color), background: writeHex(colors.background.color) };
    const timer = setTimeout(async () => (await import('./recent')).remember(check), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [colors]);

  return (
    <div className="cc">
      <div className="cc-column">
        <Panel
          title="Colors"
          actions={
            <>
              <Button
                small
                variant="quiet"
                icon="arrow-left-right"
                label="Swap Colors"
                onClick={() => setColors({ text: background, background: text })}
              />
              <ToolExamples tool={tool} options={{ set }} onEnter={enter} />
              <ShareMenu shape={OPTIONS} options={values} inputs={inks} />
            </>
          }
        >
          <div className="panel-body cc-colors">
            {(['text', 'background'] as const).map((part) => (
              <ColorInput
                key={part}
                label={INPUTS[part].label}
                placeholder={INPUTS[part].placeholder}
                value={colors[part]}
                picked={inks[part]}
                onChange={(entered) => enter({ [part]: entered })}
              />
            ))}
          </div>
        </Panel>
        <SamplePanel inks={inks} options={values} onChange={set} />
      </div>
      <div className="cc-column">
        <ResultPanel
          slug={slug}
          tool={tool}
          run={settled(toOutcome('text', `${check.written}:1`))}
          options={values}
          aside=""
          announcement=""
          share={null}
          onDownload={async () => {
            const { writeResults } = await import('./suggest');
            download('contrast-results.json', writeResults(text.color, background.color, values));
          }}
        >
          <Results check={check} />
        </ResultPanel>
        <Boundary what="Suggestions and Recent Checks" fallback={<div className="cc-room" />}>
          {started ? (
            <>
              <Suggestions text={text.color} background={background.color} onUse={enter} />
              <RecentChecks onUse={enter} />
            </>
          ) : (
            <div className="cc-room" />
          )}
        </Boundary>
      </div>
      <HelpGuide steps={helpSteps(tool, page)} />
    </div>
  );
}

interface SamplePanelProps {
  inks: Record<Part, string>;
  options: ToolOptions<typeof definition>;
  onChange(changes: Partial<ToolOptions<typeof definition>>): void;
}

/** A text in these colors, at the size that is asked about. */
function SamplePanel({ inks, options: values, onChange }: SamplePanelProps) {
  const large = isLarge(Number(values.fontSize), values.fontWeight);
  return (
    <Panel title="Sample" aside={large ? 'large text' : 'normal text'}>
      <div className="panel-body cc-options">
        {(['fontSize', 'fontWeight', 'darkMode'] as const).map((name) => (
          <OptionField
            key={name}
            option={OPTIONS[name]}
            value={values[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      </div>
      <div className={`cc-stage ${values.darkMode ? 'cc-dark' : ''}`}>
        <p
          className="cc-sample"
          style={{
            color: inks.text,
            backgroundColor: inks.background,
            fontSize: `${values.fontSize}px`,
            fontWeight: values.fontWeight,
          }}
        >
          {SAMPLE}
        </p>
      </div>
    </Panel>
  );
}
