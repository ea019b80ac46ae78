import { isOutsideSrgb } from '@/engines/color/srgb';
import { formatSrgb } from '@/engines/color/srgb-format';
import { cssVariables } from '@/engines/palette/css';
import { integerBelow } from '@/engines/random/draw';
import { platformRandom } from '@/engines/random/source';
import { result, toOutcome } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { ToolExamples } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionStrip } from '@/ui/controls/OptionStrip';
import { useOptions } from '@/ui/hooks/useOptions';
import { settled } from '@/ui/hooks/useResult';
import { ColorInput } from '@/ui/input/color/ColorInput';
import { Swatches } from '@/ui/input/color/Swatches';
import { useColorText } from '@/ui/input/color/useColorText';
import { download } from '@/ui/output/download';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import definition, { CLIPPED, listSwatches, readBase } from './tool';
import '@/ui/pages/stage.css';
import './view.css';

export default function ColorPaletteGeneratorView({ slug, tool, page }: ToolPageProps<typeof definition>) {
  const options = useOptions(slug, definition.options);
  const { values } = options;
  const { value: base, unread, type } = useColorText(slug, definition.input.initial!, readBase);
  const swatches = listSwatches(base.color, values.paletteSize);
  const colors = swatches.map(({ color }) => color);

  return (
    <div className="pg">
      <div className="stage-strip">
        <div className="strip">
          <ColorInput
            label={definition.input.label}
            placeholder={definition.input.placeholder}
            value={unread ?? base}
            picked={formatSrgb(base.color, 'hex')}
            onChange={type}
          />
          <ToolExamples tool={tool} options={options} onEnter={({ input }: { input: string }) => type(input)} />
        </div>
        <OptionStrip shape={definition.options} options={options}>
          <Button
            variant="primary"
            icon="shuffle"
            label="Random"
            onClick={() =>
              type(
                `#${integerBelow(platformRandom(), 2 ** 24)
                  .toString(16)
                  .padStart(6, '0')}`,
              )
            }
          />
        </OptionStrip>
      </div>
      {isOutsideSrgb(base.color) && (
        <p className="quiet-note" role="status">
          {CLIPPED}
        </p>
      )}
      <ResultPanel
        slug={slug}
        tool={tool}
        run={settled(toOutcome('list', result(colors, { data: { swatches } })))}
        options={values}
        linkable={{ input: base.text }}
        aside=""
        announcement={`Palette: ${colors.join(', ')}`}
        save={
          <Button
            small
            variant="quiet"
            icon="download"
            label="Export CSS"
            onClick={() => download('palette.css', cssVariables(colors.map((color, at) => [`color-${at + 1}`, color])))}
          />
        }
      >
        <div className="pg-palette">
          <Swatches
            label="Palette"
            copiedMessage="Copied!"
            swatches={swatches.map(({ color, lightness }) => ({ color, note: `${lightness}%` }))}
          />
        </div>
      </ResultPanel>
      <HelpGuide steps={helpSteps(tool, page)} />
    </div>
  );
}
