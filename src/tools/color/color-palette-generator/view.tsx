import { formatSrgb } from '@/engines/color/srgb-format';
import { cssVariables } from '@/engines/palette/css';
import { integerBelow } from '@/engines/random/draw';
import { platformRandom } from '@/engines/random/source';
import { PalettePage } from '@/families/palette/PalettePage';
import { Button } from '@/ui/controls/Button';
import { useOptions } from '@/ui/hooks/useOptions';
import { Swatches } from '@/ui/input/color/Swatches';
import { useColorText } from '@/ui/input/color/useColorText';
import { download } from '@/ui/output/download';
import type { ToolPageProps } from '@/ui/pages/page';
import definition, { CLIPPED, listSwatches, nameSwatches, noteOf, readBase } from './tool';
import './view.css';

export default function ColorPaletteGeneratorView({ slug, tool, page }: ToolPageProps<typeof definition>) {
  const options = useOptions(slug, definition.options);
  const { value: base, unread, type } = useColorText(slug, definition.input.initial!, readBase);
  const swatches = listSwatches(base.color, options.values.paletteSize, options.values.scheme);
  const colors = swatches.map(({ color }) => color);

  return (
    <PalettePage
      slug={slug}
      tool={tool}
      page={page}
      className="pg"
      options={options}
      base={base}
      unread={unread}
      picked={formatSrgb(base.color, 'hex')}
      onType={type}
      clippedNote={CLIPPED}
      buttons={
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
      }
      colors={colors}
      data={{ swatches }}
      named={nameSwatches(swatches)}
      resultPanel={{
        announcement: `Palette: ${colors.join(', ')}`,
        save: (
          <Button
            small
            variant="quiet"
            icon="download"
            label="Export CSS"
            onClick={() => download('palette.css', cssVariables(colors.map((color, at) => [`color-${at + 1}`, color])))}
          />
        ),
      }}
    >
      <div className="pg-palette">
        <Swatches
          label="Palette"
          copiedMessage="Copied!"
          swatches={swatches.map((one) => ({
            color: one.color,
            ...(one.step && { label: String(one.step) }),
            note: noteOf(one),
          }))}
        />
      </div>
    </PalettePage>
  );
}
