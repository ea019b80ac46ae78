import { useState } from 'react';
import { ColorRemarks } from '@/families/gradient/ColorRemarks';
import { useColorReader } from '@/families/gradient/useColorReader';
import { Fields } from '@/families/styled/Fields';
import { readable } from '@/families/styled/readable';
import { DesignActions, StyledPage } from '@/families/styled/StyledPage';
import { StyledStage } from '@/families/styled/StyledStage';
import type { ToolOptions } from '@/kit/tool';
import { Button } from '@/ui/controls/Button';
import { Tabs } from '@/ui/controls/Tabs';
import { useOptions } from '@/ui/hooks/useOptions';
import { Panel } from '@/ui/output/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import { FIELDS, MOST_SHADOWS, PRESETS, parseShadows, type Shadow, writeShadows } from './shadow';
import definition, { BOX, boxCss } from './tool';

const OPTIONS = definition.options;

/** The shadows as they are kept and as they are drawn, and what they are cast by. */
function useShadows(values: ToolOptions<typeof definition>) {
  const { read, keep: keepColor, remarks } = useColorReader();
  const kept = readable(
    () => parseShadows(values.shadows, keepColor),
    () => parseShadows(OPTIONS.shadows.initial, keepColor),
  );
  const shadows = kept.map((shadow) => ({ ...shadow, color: read(shadow.color) }));
  const box = {
    ...values,
    backgroundColor: readable(
      () => read(values.backgroundColor),
      () => BOX.backgroundColor.initial,
    ),
  };
  return { kept, shadows, box, keepColor, remarks };
}

export default function BoxShadowGeneratorView({ slug, tool, page }: ToolPageProps<typeof definition>) {
  const { values, set, reset } = useOptions(slug, OPTIONS);
  const [chosen, setChosen] = useState(0);
  const { kept, shadows, box, keepColor, remarks } = useShadows(values);
  const css = boxCss(box, shadows);
  const at = Math.min(chosen, shadows.length - 1);
  const save = (next: readonly Shadow[]) => set({ shadows: writeShadows(next) });
  const change = (changes: Partial<Shadow>) =>
    save(kept.map((shadow, index) => (index === at ? { ...shadow, ...changes } : shadow)));

  return (
    <StyledPage
      slug={slug}
      tool={tool}
      page={page}
      options={values}
      css={css}
      actions={
        <DesignActions
          tool={tool}
          options={values}
          onReset={() => {
            reset();
            setChosen(0);
          }}
        />
      }
      preview={
        <StyledStage label="Preview" css={css} className="centered">
          <div className="box" />
        </StyledStage>
      }
    >
      <Panel title="Shadows" aside={`${shadows.length}`}>
        <div className="panel-body styled-body">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own. */}
          <div className="styled-buttons" role="group" aria-label="Presets">
            <span className="quiet-note">Presets</span>
            {Object.entries(PRESETS).map(([name, preset]) => (
              <Button key={name} small label={name} onClick={() => change(preset)} />
            ))}
          </div>
          <Tabs
            label="Shadows"
            tabs={Object.fromEntries(shadows.map((_, index) => [`${index}`, `Shadow ${index + 1}`]))}
            value={`${at}`}
            onChange={(tab) => setChosen(Number(tab))}
            className="styled-tabs"
          >
            <Fields
              key={at}
              shape={FIELDS}
              values={{ ...shadows[at]! }}
              onChange={change}
              readers={{ color: keepColor }}
            />
          </Tabs>
          <div className="styled-buttons">
            <Button
              icon="plus"
              label="Add Shadow"
              disabled={shadows.length >= MOST_SHADOWS}
              onClick={() => {
                save([...kept, ...parseShadows(OPTIONS.shadows.initial, keepColor)]);
                setChosen(shadows.length);
              }}
            />
            <Button
              icon="trash-2"
              label="Remove Shadow"
              disabled={shadows.length === 1}
              onClick={() => save(kept.filter((_, index) => index !== at))}
            />
          </div>
          <ColorRemarks remarks={remarks} />
        </div>
      </Panel>
      <Panel title="Box">
        <div className="panel-body">
          <Fields
            shape={BOX}
            values={{ ...values, backgroundColor: box.backgroundColor }}
            onChange={set}
            readers={{ backgroundColor: keepColor }}
          />
        </div>
      </Panel>
    </StyledPage>
  );
}
